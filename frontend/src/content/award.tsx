import { ScientificText } from '../ui/text/scientific-text'
import * as styles from './award.module.css'

/** What a publication was honoured with. */
export const Award = ({ children }: { children: string }) => (
  <span className={styles['award']}>
    <ScientificText>{children}</ScientificText>
  </span>
)
