import { Form } from '../../../../ui/form/editing/form'
import { PublicationFields } from '../publication-fields'
import { valuesOf } from '../publication-values'
import { publicationSchema } from '../schema'
import type { Entry } from './entry'
import { storedOf } from './stored-of'

/** Corrects an entry in its place, by the same form and rules as every publication. Nothing is sent yet. */
export function EntryForm({
  publication,
  problems,
  onCorrect,
  onCancel,
}: {
  publication: NonNullable<Entry['publication']>
  problems: Entry['problems']
  onCorrect: (publication: NonNullable<Entry['publication']>) => void
  onCancel: () => void
}) {
  return (
    // Entries are many and short-lived: what is typed into one is not kept for a reload.
    <Form
      schema={publicationSchema(publication.year ?? undefined)}
      values={valuesOf(storedOf(publication))}
      submit="Take this"
      failure={problems.map(({ message }) => message).join(' ')}
      takesFocus
      onCancel={onCancel}
      save={(values) => {
        // No file of a paper comes with its entry, nor what is said of one.
        const { highlighted, image, imageWords, ...facts } = values
        const { manuscript, manuscriptFrom, manuscriptLicence, poster, slides, ...imported } = facts
        onCorrect({ ...publication, ...imported })
        return Promise.resolve(true)
      }}
    >
      <PublicationFields />
    </Form>
  )
}
