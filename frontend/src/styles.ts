import './ui/theme/fonts.css'
import './ui/theme/tokens.css'
