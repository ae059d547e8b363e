import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { GenericSchema, InferOutput } from 'valibot'
import type { SettingsPart } from '../../../../paths'
import { PicturesForm } from '../../../../staff/pictures/pictures-form'
import { saveSite } from '../site/save-site'
import type { SectionRules } from './section'
import { readSite } from '../site/site'

/** What the form of every part is told by the page, or by the dialog, that shows it. */
export interface PartProps {
  part: SettingsPart
  title: string
  /** The site as the query of the settings answers it; null when nobody has filled it in. */
  site: { documentId: string; version: number | null } | null
  /** For a form that was asked for: the field that gets the focus. */
  field?: string | undefined
  onSaved?: (() => void) | undefined
  onCancel?: (() => void) | undefined
}

/**
 * The form of a part of the settings, which is saved by itself.
 *
 * @param props.told what was saved, before the page shows it
 */
export function PartForm<TSchema extends GenericSchema<FieldValues, FieldValues>>({
  part,
  title,
  site,
  field,
  rules: { schema, valuesOf, dataOf, described },
  told,
  onSaved,
  onCancel,
  children,
}: PartProps & {
  rules: SectionRules<TSchema>
  told?: (saved: InferOutput<TSchema>) => void
  children: ReactNode
}) {
  const newer = (document: unknown) => valuesOf(readSite(document))
  return (
    <PicturesForm
      schema={schema}
      values={newer(site)}
      newer={newer}
      isLong
      version={site?.version ?? undefined}
      documentId={site?.documentId}
      draft={`settings ${part}`}
      save={async (values, { version }) => {
        await saveSite(dataOf(values), version, described?.(values) ?? [])
        told?.(values)
      }}
      // On the page of all parts the buttons of two stand below each other.
      submit={onCancel === undefined ? `Save ${title}` : 'Save'}
      success={`${title}: saved.`}
      failure={(reason) => `${title} could not be saved. ${reason}`}
      takesFocus={field ?? onCancel !== undefined}
      onSaved={onSaved}
      onCancel={onCancel}
    >
      {children}
    </PicturesForm>
  )
}
