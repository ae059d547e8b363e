import { useRef, useState } from 'react'
import { askAnew } from '../../../../cms/apollo/apollo-browser'
import type { Table, ToldTable } from './columns'
import { ColumnsForm } from './columns-form'
import { DoiListProgress } from './doi-list-progress'
import { EntryList } from './entry-list'
import { dropSource } from './kept-source'
import { StaffReadPublicationsDocument } from './queries.generated'
import { SourceForm, type Format } from './source-form'
import { useDoiList } from './use-doi-list'
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
  const { list, lookUp } = useDoiList()
  // A table whose columns have to be told before it can be read.
  const [asked, setAsked] = useState<Text & { table: Table }>()
  // What stands in the form, and what was read of it last.
  const texts = useRef({ typed: '', shown: '' })
  const reading = useImport(undefined, () => {
    if (texts.current.typed !== texts.current.shown) return
    dropSource()
    setRound((count) => count + 1)
  })

  const ask = async ({ text, format, told }: Text, isLookedUp = false) =>
    (await askAnew(StaffReadPublicationsDocument, { text, format, ...told, isLookedUp })).readPublications

  /** @param isResumed whether a list that was begun before a reload is waited for */
  const read = (text: Text, isResumed = false) => {
    setAsked(undefined)
    return reading.read(async () => {
      const first = await ask(text)
      if (first.isLongList) await lookUp(text.text, !isResumed)
      const { entries, table } = first.isLongList ? await ask(text, true) : first
      if (table !== null) {
        setAsked({ ...text, table })
        return undefined
      }
      texts.current.shown = text.text
      return entries
    })
  }

  return (
    <EntryList {...reading}>
      <SourceForm
        key={round}
        onType={(text) => {
          texts.current.typed = text
        }}
        onRead={(text, format, isResumed) => {
          texts.current.typed = text
          return read({ text, format }, isResumed)
        }}
      />
      {list && <DoiListProgress list={list} />}
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
