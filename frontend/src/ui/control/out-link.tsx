import { ScientificText } from '../text/scientific-text'
import { Icon } from './icon'

/** A link to another site, which its arrow tells. */
export const OutLink = ({ label, url }: { label: string; url: string }) => (
  <a href={url}>
    <ScientificText>{label}</ScientificText> <Icon name="external" size={14} />
  </a>
)
