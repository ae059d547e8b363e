import './ui/theme/tokens.css'
import './ui/theme/accents.css'
