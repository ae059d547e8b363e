import { paths } from '../../../paths'
import { Button } from '../../../ui/control/button'
import { styleIds, styleNames } from '../citation/style-names'
import { ChoiceField, WordsField, withChosen, type Option } from '../list/choice-field'
import { useInstantForm } from '../list/use-instant-form'
import { publicationTypes, typeTitles } from '../../../content/publication-types'
import { headings, readReferences, writeReferences } from './choice'
import * as styles from './reference-form.module.css'

const spell = (search: URLSearchParams) => writeReferences(readReferences(search))

/**
 * Chooses what a list of references has and how it is set. A plain form, whose address can be shared.
 *
 * @param props.years that have publications, the newest first
 * @param props.lines of research that can have publications
 * @param props.members who has written some of the list
 */
export function ReferenceForm({
  years,
  lines,
  members,
}: {
  years: number[]
  lines: Option[]
  members: Option[]
}) {
  const { form, wanted, show, submit } = useInstantForm(paths.references(''), spell)
  const { filter, style, headings: chosen } = readReferences(wanted)
  const { from, to, type = '', line = '', member = '', q = '' } = filter
  const spans = [...new Set([...years, from, to])].filter((year) => year !== undefined)
  const ofYears = spans.toSorted().toReversed().map(optionOf)
  return (
    <form
      ref={form}
      action={paths.references('')}
      aria-label="Reference list"
      // What a browser fills in after a reload is not what the address says.
      autoComplete="off"
      className={styles['form']}
      onSubmit={submit}
    >
      <WordsField name="q" label="Search" hint="Words, or the number of a grant." value={q} />
      <ChoiceField
        name="from"
        label="From"
        every="First year"
        value={from ?? ''}
        options={ofYears}
        onChange={show}
      />
      <ChoiceField
        name="to"
        label="To"
        every="Last year"
        value={to ?? ''}
        options={ofYears}
        onChange={show}
      />
      <ChoiceField
        name="type"
        label="Type"
        every="All types"
        value={type}
        options={publicationTypes.map((value) => ({ value, label: typeTitles[value] }))}
        onChange={show}
      />
      {lines.length > 0 && (
        <ChoiceField
          name="line"
          label="Research"
          every="All research"
          value={line}
          options={withChosen(lines, { value: line, label: line })}
          onChange={show}
        />
      )}
      <ChoiceField
        name="member"
        label="Member"
        every="All members"
        value={member}
        options={withChosen(members, { value: member, label: member })}
        onChange={show}
      />
      <ChoiceField
        name="style"
        label="Style"
        value={style}
        options={styleIds.map((value) => ({ value, label: styleNames[value] }))}
        onChange={show}
      />
      <ChoiceField
        name="headings"
        label="Headings"
        every="None"
        value={chosen ?? ''}
        options={Object.entries(headings).map(([value, label]) => ({ value, label }))}
        onChange={show}
      />
      {/* What the list of publications was narrowed to stays. */}
      {filter.journal && <input type="hidden" name="journal" value={filter.journal} />}
      <Button type="submit">Show</Button>
    </form>
  )
}

const optionOf = (year: number): Option => ({ value: String(year), label: String(year) })
