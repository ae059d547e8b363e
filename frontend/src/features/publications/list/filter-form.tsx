import { useId } from 'react'
import { Form, Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { Button } from '../../../ui/control/button'
import { Icon } from '../../../ui/control/icon'
import * as fieldStyles from '../../../ui/control/field.module.css'
import type { PublicationsQuery } from '../queries.generated'
import { foundInWords } from './found'
import { isEverything, type Selection } from './selection'
import { typeTitles } from '../record/type-titles'
import { useInstantSelection } from './use-instant-selection'
import * as styles from './filter-form.module.css'

interface Option {
  value: string
  label: string
  count: number
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
  facets: { total, isForgiving, years, types, members, journals },
  leader,
}: {
  selection: Selection
  facets: PublicationsQuery['publicationFacets']
  leader: { name: string; slug: string } | null | undefined
}) {
  const { form, wanted, type, choose, submit } = useInstantSelection(selection)
  const field = useId()
  const chosenLeader =
    leader?.slug === selection.member && members.every(({ member }) => member.slug !== selection.member)
      ? leader
      : undefined
  const facet = (
    name: keyof Selection,
    label: string,
    every: string,
    options: Option[],
    called = String(wanted[name] ?? ''),
  ) => (
    <Facet
      name={name}
      label={label}
      every={every}
      value={String(wanted[name] ?? '')}
      called={called}
      options={options}
      onChoose={choose}
    />
  )
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
        <input
          id={field}
          type="search"
          name="q"
          defaultValue={selection.q}
          maxLength={200}
          className={fieldStyles['input']}
          onChange={type}
        />
        <Button type="submit">Search</Button>
      </div>
      {/* What is chosen already is not folded away. */}
      <details className={styles['filters']} open={Object.keys(selection).some((name) => name !== 'q')}>
        <summary className={styles['summary']}>
          Filter by year, type, member or journal <Icon name="down" size={16} />
        </summary>
        <div className={styles['facets']}>
          {facet(
            'year',
            'Year',
            'All years',
            years.map(({ year, count }) => ({ value: String(year), label: String(year), count })),
          )}
          {facet(
            'type',
            'Type',
            'All types',
            types.map(({ type, count }) => ({ value: type, label: typeTitles[type], count })),
            wanted.type && typeTitles[wanted.type],
          )}
          {facet('member', 'Member', 'All members', [
            ...members.map(({ member, count }) => ({ value: member.slug, label: member.name, count })),
            ...(chosenLeader
              ? [{ value: chosenLeader.slug, label: `Dr. ${chosenLeader.name}`, count: total }]
              : []),
          ])}
          {facet(
            'journal',
            'Journal',
            'All journals',
            journals.map(({ journal, count }) => ({ value: journal, label: journal, count })),
          )}
        </div>
      </details>
      <div className={styles['found']}>
        <p role="status">{foundInWords(total, selection, isForgiving)}</p>
        {!isEverything(selection) && (
          <Link to={paths.publications} preventScrollReset className={styles['clear']}>
            Clear filters
          </Link>
        )}
      </div>
    </Form>
  )
}

function Facet({
  name,
  label,
  every,
  value,
  called,
  options,
  onChoose,
}: {
  name: string
  label: string
  /** What stands for no choice. */
  every: string
  value: string
  /** The value in words. */
  called: string
  options: Option[]
  onChoose: () => void
}) {
  const id = useId()
  const unknown = value !== '' && options.every((option) => option.value !== value)
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <select id={id} name={name} value={value} className={fieldStyles['input']} onChange={onChoose}>
        <option value="">{every}</option>
        {/* Nothing is left of what an address asks for: it must be seen all the same, to be taken back. */}
        {unknown && <option value={value}>{called} (0)</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label} ({option.count})
          </option>
        ))}
      </select>
    </div>
  )
}
