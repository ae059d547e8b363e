import { useId } from 'react'
import { Form, Link } from 'react-router-dom'
import { leaderName } from '../../../content/leader-name'
import { paths } from '../../../paths'
import { Button } from '../../../ui/control/button'
import { Icon } from '../../../ui/control/icon'
import { SearchInput } from '../../../ui/control/search-input'
import { unicodeText } from '../../../ui/text/scientific-text'
import type { PublicationsQuery } from '../queries.generated'
import { ChoiceField, withChosen, type Option } from './choice-field'
import { foundInWords } from './found'
import { isEverything, type Selection } from './selection'
import { referencesOf } from '../references/choice'
import { typeTitles } from '../../../content/publication-types'
import { useInstantSelection } from './use-instant-selection'
import * as styles from './filter-form.module.css'

interface Facet {
  name: Exclude<keyof Selection, 'q'>
  label: string
  /** What stands for no choice. */
  every: string
  options: (Option & { count: number })[]
}

/** A facet with what is chosen of it, which is one of its options; empty for no choice. */
interface Choice extends Facet {
  value: string
}

/**
 * Looks for publications by words, year, type, member and journal. A plain form, whose address can be shared; where
 * there is JavaScript the list follows what is typed and chosen.
 *
 * @param props.selection what the page shows now
 * @param props.leader who may be chosen by an address without being a member
 * @param props.facets the values to choose from, with how many publications each would leave
 */
export function FilterForm({
  selection,
  facets: { total, isForgiving, years, types, lines, members, journals },
  leader,
}: {
  selection: Selection
  facets: PublicationsQuery['publicationFacets']
  leader: { name: string; honorific: string | null; slug: string } | null | undefined
}) {
  const { form, wanted, type, choose, submit } = useInstantSelection()
  const field = useId()
  const chosenLeader =
    leader?.slug === selection.member && members.every(({ member }) => member.slug !== selection.member)
      ? leader
      : undefined
  const facets: Facet[] = [
    {
      name: 'year',
      label: 'Year',
      every: 'All years',
      options: years.map(({ year, count }) => ({ value: String(year), label: String(year), count })),
    },
    {
      name: 'type',
      label: 'Type',
      every: 'All types',
      options: types.map(({ type, count }) => ({ value: type, label: typeTitles[type], count })),
    },
    ...(lines.length > 0 ? [ofLines(lines, selection.line)] : []),
    {
      name: 'member',
      label: 'Member',
      every: 'All members',
      options: [
        ...members.map(({ member, count }) => ({ value: member.slug, label: member.name, count })),
        ...(chosenLeader
          ? [{ value: chosenLeader.slug, label: leaderName(chosenLeader), count: total }]
          : []),
      ],
    },
    {
      name: 'journal',
      label: 'Journal',
      every: 'All journals',
      options: journals.map(({ journal, count }) => ({ value: journal, label: journal, count })),
    },
  ]
  const choices = facets.map(({ options, ...facet }): Choice => {
    const value = String(wanted[facet.name] ?? '')
    const label = facet.name === 'type' && wanted.type ? typeTitles[wanted.type] : value
    return { ...facet, options: withChosen(options, { value, label, count: 0 }), value }
  })
  const chosen = choices.flatMap(({ options, value }) => options.filter((option) => option.value === value))
  return (
    <Form
      ref={form}
      action={paths.publications}
      role="search"
      aria-label="Publications"
      // What a browser fills in after a reload is not what the address says.
      autoComplete="off"
      className={styles['form']}
      onSubmit={submit}
    >
      <div className={styles['words']}>
        <label htmlFor={field} className={styles['label']}>
          Search
        </label>
        <SearchInput id={field} name="q" value={selection.q ?? ''} onChange={type} />
        <Button type="submit">Search</Button>
      </div>
      <details className={styles['filters']}>
        <summary className={styles['summary']}>
          {/* Folded or not, it is told what is chosen. */}
          <span>
            {chosen.length > 0
              ? `Filtered by ${chosen.map(({ label }) => label).join(', ')}`
              : `Filter by ${inWords(facets.map(({ label }) => label.toLowerCase()))}`}
          </span>
          <Icon name="down" size={16} />
        </summary>
        <div className={styles['facets']}>
          {choices.map((choice) => (
            <ChoiceField
              key={choice.name}
              name={choice.name}
              label={choice.label}
              every={choice.every}
              value={choice.value}
              options={choice.options.map(({ value, label, count }) => ({
                value,
                label: `${label} (${String(count)})`,
              }))}
              onChange={choose}
            />
          ))}
        </div>
      </details>
      <div className={styles['found']}>
        <p role="status">{foundInWords(total, selection, isForgiving)}</p>
        {!isEverything(selection) && (
          <Link to={paths.publications} preventScrollReset>
            Clear filters
          </Link>
        )}
        {total > 0 && <Link to={paths.references(referencesOf(selection))}>As a reference list</Link>}
      </div>
    </Form>
  )
}

/** Offered wherever the site has research lines with papers, as other facets are, also when none is found. */
const ofLines = (
  lines: PublicationsQuery['publicationFacets']['lines'],
  chosen: string | undefined,
): Facet => ({
  name: 'line',
  label: 'Research',
  every: 'All research',
  options: lines
    .filter(({ line, count }) => count > 0 || line.documentId === chosen)
    .map(({ line, count }) => ({ value: line.documentId, label: unicodeText(line.title), count })),
})

/** `year, type or member` */
const inWords = (names: string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`
