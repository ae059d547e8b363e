import { ScientificText } from '../text/scientific-text'
import { Icon } from './icon'
import * as styles from './out-link.module.css'

/** A link to another site, which its arrow tells. The label is one piece beside it, formulas and all. */
export const OutLink = ({ label, url }: { label: string; url: string }) => (
  <a href={url} className={styles['link']}>
    <span>
      <ScientificText>{label}</ScientificText>
    </span>
    <Icon name="external" size={14} />
  </a>
)
