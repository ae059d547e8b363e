import './ui/theme/tokens.css'
