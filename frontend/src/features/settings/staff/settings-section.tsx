import type { SettingsPart } from '../../../paths'
import type { PartProps } from './parts/part-form'
import { parts } from './parts'
import * as styles from './settings-section.module.css'

/** A part of the settings on their page. */
export function SettingsSection({ part, site }: { part: SettingsPart; site: PartProps['site'] }) {
  const { title, about, Form } = parts[part]
  return (
    <section id={part} tabIndex={-1} aria-labelledby={`${part}-title`} className={styles['section']}>
      <div className={styles['head']}>
        <h2 id={`${part}-title`} className={styles['title']}>
          {title}
        </h2>
        <p className={styles['about']}>{about}</p>
      </div>
      <div className={styles['form']}>
        <Form part={part} title={title} site={site} />
      </div>
    </section>
  )
}
