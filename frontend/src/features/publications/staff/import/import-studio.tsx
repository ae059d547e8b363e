import { useState } from 'react'
import { askAnew } from '../../../../cms/apollo/apollo-browser'
import { dropDraft } from '../../../../ui/staff/draft'
import type { Table, ToldTable } from './columns'
import { ColumnsForm } from './columns-form'
import { doiParts } from './doi-parts'
import { EntryList } from './entry-list'
import { StaffReadPublicationsDocument } from './queries.generated'
import { SourceForm, type Format } from './source-form'
import { useImport } from './use-import'

/** A text to be read. */
interface Text {
  text: string
  format: Format
  /** If it is a table, and somebody has said so. */
  told?: ToldTable
}

/** Reads publications out of other programs' files, shows every entry, and saves the chosen ones at once. */
export function ImportStudio() {
  // Counts the imports that were saved whole: each begins with an empty source.
  const [round, setRound] = useState(0)
  const [progress, setProgress] = useState('')
  // A table whose columns have to be told before it can be read.
  const [asked, setAsked] = useState<Text & { table: Table }>()
  const reading = useImport(undefined, () => {
    dropDraft('import')
    setRound((count) => count + 1)
  })

  const ask = ({ text, format, told }: Text) =>
    askAnew(StaffReadPublicationsDocument, { text, format, ...told })

  /** Looks up a long list of DOIs in parts, so that somebody sees how it goes on. */
  const lookUp = async ({ text, format }: Text) => {
    const parts = doiParts(text)
    const all = parts.flat().length
    try {
      for (const [at, part] of parts.entries()) {
        setProgress(`Looking up DOIs: ${String(parts.slice(0, at).flat().length)} of ${String(all)}.`)
        const { readPublications } = await ask({ text: part.join('\n'), format })
        // Nobody can be asked: that is said once, not for every part.
        if (readPublications.every(({ publication }) => publication === null)) break
      }
    } finally {
      setProgress('')
    }
  }

  const read = (text: Text) => {
    setAsked(undefined)
    return reading.read(async () => {
      await lookUp(text)
      const { publicationTable, readPublications } = await ask(text)
      if (publicationTable === null) return readPublications
      setAsked({ ...text, table: publicationTable })
      return undefined
    })
  }

  return (
    <EntryList {...reading}>
      <SourceForm key={round} onRead={(text, format) => read({ text, format })} />
      <p role="status">{progress}</p>
      {asked && (
        <ColumnsForm
          table={asked.table}
          onTold={(told) => read({ ...asked, told })}
          onCancel={() => {
            setAsked(undefined)
          }}
        />
      )}
    </EntryList>
  )
}
