import './ui/fonts.css'
import './ui/tokens.css'
