import { Icon, type IconName } from '../control/icon'
import type { Alternate } from './page-head'
import * as styles from './document-links.module.css'

/** A link to the content in another form. */
export interface DocumentLink extends Alternate {
  icon: IconName
  label: string
}

/**
 * Quiet links to documents that belong to what stands beside them. They lead out of the application, so they are plain;
 * the title follows the words for who hears the links without their surroundings (WCAG 2.4.9).
 */
export const DocumentLinks = ({ links }: { links: DocumentLink[] }) => (
  <p className={styles['links']}>
    {links.map(({ path, type, title, icon, label }) => (
      <a key={path} href={path} type={type} aria-label={`${label}: ${title}`} className={styles['link']}>
        <Icon name={icon} size={16} /> {label}
      </a>
    ))}
  </p>
)
