import { useState } from 'react'
import { askAnew } from '../../../../cms/apollo/apollo-browser'
import { dropDraft } from '../../../../ui/staff/draft'
import { EntryList } from './entry-list'
import { StaffReadPublicationsDocument } from './queries.generated'
import { SourceForm } from './source-form'
import { useImport } from './use-import'

/** Reads publications out of other programs' files, shows every entry, and saves the chosen ones at once. */
export function ImportStudio() {
  // Counts the imports that were saved whole: each begins with an empty source.
  const [round, setRound] = useState(0)
  const reading = useImport(undefined, () => {
    dropDraft('import')
    setRound((count) => count + 1)
  })
  return (
    <EntryList {...reading}>
      <SourceForm
        key={round}
        onRead={(text, format) =>
          reading.read(async () => {
            const { readPublications } = await askAnew(StaffReadPublicationsDocument, { text, format })
            return readPublications
          })
        }
      />
    </EntryList>
  )
}
