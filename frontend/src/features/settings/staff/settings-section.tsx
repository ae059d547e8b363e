import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { GenericSchema, InferOutput } from 'valibot'
import { StaffForm } from '../../../staff/staff-form'
import { SaveError } from '../../../ui/feedback/save-error'
import { saveSite } from './save-site'
import type { SectionRules } from './section'
import { Sending, SendingContext } from './sending'
import { readSite } from './site'
import styles from './settings-section.module.css'

interface SettingsSectionProps<TSchema extends GenericSchema<FieldValues, FieldValues>> {
  id: string
  title: string
  about: string
  rules: SectionRules<TSchema>
  /** The site as the page's query answers it; null when nobody has filled it in. */
  site: { version: number | null } | null
  onSaved?: (saved: InferOutput<TSchema>) => void
  children: ReactNode
}

/** A part of the settings that is saved by itself. */
export function SettingsSection<TSchema extends GenericSchema<FieldValues, FieldValues>>({
  id,
  title,
  about,
  rules: { schema, valuesOf, dataOf, described },
  site,
  onSaved,
  children,
}: SettingsSectionProps<TSchema>) {
  const [sending] = useState(() => new Sending())
  const newer = (document: unknown) => valuesOf(readSite(document))
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles['section']}>
      <div className={styles['head']}>
        <h2 id={`${id}-title`} className={styles['title']}>
          {title}
        </h2>
        <p className={styles['about']}>{about}</p>
      </div>
      <div className={styles['form']}>
        <SendingContext value={sending}>
          <StaffForm
            schema={schema}
            values={newer(site)}
            newer={newer}
            isPart
            version={site?.version ?? undefined}
            draft={`settings ${id}`}
            save={async (values, { version }) => {
              if (sending.isUnderWay) {
                throw new SaveError('An image is still on its way. Save again when it has arrived.')
              }
              await saveSite(dataOf(values), version, described?.(values) ?? [])
              onSaved?.(values)
            }}
            success={`${title}: saved.`}
            failure={(reason) => `${title} could not be saved. ${reason}`}
          >
            {children}
          </StaffForm>
        </SendingContext>
      </div>
    </section>
  )
}
