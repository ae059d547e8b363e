import { useState } from 'react'
import { askAnew } from '../../../../cms/apollo/apollo-browser'
import { dropDraft } from '../../../../ui/staff/draft'
import { doiParts } from './doi-parts'
import { EntryList } from './entry-list'
import { StaffReadPublicationsDocument } from './queries.generated'
import { SourceForm } from './source-form'
import { useImport } from './use-import'

/** Reads publications out of other programs' files, shows every entry, and saves the chosen ones at once. */
export function ImportStudio() {
  // Counts the imports that were saved whole: each begins with an empty source.
  const [round, setRound] = useState(0)
  const [progress, setProgress] = useState('')
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
            const ask = (part: string) => askAnew(StaffReadPublicationsDocument, { text: part, format })
            const parts = doiParts(text)
            const all = parts.flat().length
            try {
              for (const [at, part] of parts.entries()) {
                setProgress(`Looking up DOIs: ${String(parts.slice(0, at).flat().length)} of ${String(all)}.`)
                const { readPublications } = await ask(part.join('\n'))
                // Nobody can be asked: that is said once, not for every part.
                if (readPublications.every(({ publication }) => publication === null)) break
              }
              return (await ask(text)).readPublications
            } finally {
              setProgress('')
            }
          })
        }
      />
      <p role="status">{progress}</p>
    </EntryList>
  )
}
