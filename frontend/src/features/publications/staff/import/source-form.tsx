import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../../ui/control/button'
import { DropArea } from '../../../../ui/form/files/drop-area'
import { useUnsaved } from '../../../../ui/staff/unsaved'
import * as fieldStyles from '../../../../ui/control/field.module.css'
import * as styles from './import.module.css'
import { joinTexts, oneAfterAnother } from './join-texts'
import { canBeKept, keepSource, keptSource } from './kept-source'
import { readTexts, type Workbook } from './read-texts'
import { SheetChoice } from './sheet-choice'

const formats = [
  { value: 'auto', label: 'Detect automatically' },
  { value: 'bibtex', label: 'BibTeX or BibLaTeX' },
  { value: 'ris', label: 'RIS' },
  { value: 'csl', label: 'CSL-JSON' },
  { value: 'csv', label: 'Table (CSV)' },
  { value: 'doi', label: 'DOIs or references' },
] as const

export type Format = (typeof formats)[number]['value']

/**
 * Takes what shall be imported: a text that is pasted, or files, whose texts are put one after another
 * as far as they are of one kind.
 *
 * @param props.onType told the text whenever it changes
 * @param props.onRead reads the text, also of itself when that was begun before a reload; the form is busy until it settles
 */
export function SourceForm({
  onType,
  onRead,
}: {
  onType: (text: string) => void
  onRead: (text: string, format: Format, isResumed: boolean) => Promise<void>
}) {
  const [kept] = useState(keptSource)
  const [text, setText] = useState(kept.text)
  const [format, setFormat] = useState<Format>('auto')
  const [busy, setBusy] = useState(kept.isLookedUp)
  const [remarks, setRemarks] = useState('')
  const [workbooks, setWorkbooks] = useState<readonly Workbook[]>([])
  const id = useId()

  useUnsaved(!canBeKept(text), {
    question: 'Leave without importing?',
    about: 'The text is too long for this browser to keep it.',
  })

  // Files are read while somebody types, and others are chosen.
  const latest = useRef(kept.text)
  const type = (typed: string) => {
    latest.current = typed
    setText(typed)
    onType(typed)
    keepSource({ text: typed, isLookedUp: false })
  }
  const choose = async (files: File[]) => {
    const read = await readTexts(files)
    const { current } = latest
    const joined = joinTexts(current, read.texts)
    setRemarks([...read.remarks, ...joined.remarks].join(' '))
    const taken = read.workbooks.filter(({ sheets }) =>
      joined.taken.some((file) => file.text === sheets[0].csv),
    )
    setWorkbooks((others) => [...(current.trim() === '' ? [] : others), ...taken])
    type(joined.text)
  }

  const read = (isResumed: boolean) => {
    void onRead(text, format, isResumed).finally(() => {
      setBusy(false)
    })
  }
  const resume = useEffectEvent(() => {
    if (kept.isLookedUp) read(true)
  })
  useEffect(() => {
    resume()
  }, [])

  return (
    <form
      className={styles['source']}
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        setBusy(true)
        read(false)
      }}
    >
      <DropArea
        label="Files with publications"
        onFiles={(files) => {
          void choose(files)
        }}
      >
        <label htmlFor={`${id}-text`} className={fieldStyles['label']}>
          Publications
        </label>
        <textarea
          id={`${id}-text`}
          rows={10}
          spellCheck={false}
          className={[fieldStyles['input'], styles['text']].join(' ')}
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={({ currentTarget }) => {
            type(currentTarget.value)
          }}
        />
        <p id={`${id}-hint`} className={fieldStyles['hint']}>
          Paste BibTeX, BibLaTeX, RIS, CSL-JSON, what Web of Science, Scopus, PubMed, EndNote, RefWorks or
          ORCID export, a table (CSV), a list of DOIs, or references as they stand in a CV; or drop files
          here, also Excel’s (.xlsx). Nothing is saved before you have seen every entry.
        </p>
        <label htmlFor={`${id}-file`} className={styles['file']}>
          Or choose files
          <input
            id={`${id}-file`}
            type="file"
            multiple
            accept=".bib,.bibtex,.ris,.json,.txt,.enw,.ciw,.nbib,.xml,.csv,.tsv,.xlsx,.xlsm"
            onChange={({ currentTarget }) => {
              void choose([...(currentTarget.files ?? [])])
              // The texts stand in the field now; the same file can be chosen again.
              currentTarget.value = ''
            }}
          />
        </label>
        <p role="alert" className={styles['problem']}>
          {remarks}
        </p>
        {workbooks.map((workbook, at) => (
          <SheetChoice
            key={`${String(at)} ${workbook.file}`}
            workbook={workbook}
            onChange={(before, now) => {
              // What has been changed by hand stays, and the other sheet follows it.
              if (text.includes(before.csv)) type(text.replace(before.csv, () => now.csv))
              else type(oneAfterAnother([text, now.csv]))
            }}
          />
        ))}
      </DropArea>
      <div className={styles['row']}>
        <label htmlFor={`${id}-format`} className={fieldStyles['label']}>
          Format
        </label>
        <select
          id={`${id}-format`}
          className={[fieldStyles['input'], styles['format']].join(' ')}
          value={format}
          onChange={({ currentTarget }) => {
            setFormat(formats.find(({ value }) => value === currentTarget.value)?.value ?? 'auto')
          }}
        >
          {formats.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button kind="main" type="submit" disabled={text.trim() === ''} aria-disabled={busy || undefined}>
          {busy ? 'Reading…' : 'Read'}
        </Button>
      </div>
    </form>
  )
}
