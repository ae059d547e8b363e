import { nouns } from '../../../nouns'
import * as fieldStyles from '../../../ui/control/field.module.css'
import { Labelled } from '../../../ui/form/fields/labelled'
import * as styles from '../../../ui/form/fields/search-form.module.css'
import type { Wanted } from './matching'
import type { TrashEntryFragment } from './queries.generated'

/** Asks what is looked for in the trash; the list follows what is typed and chosen. */
export function SearchForm({
  items,
  onWanted,
}: {
  items: readonly Pick<TrashEntryFragment, 'type'>[]
  onWanted: (wanted: Wanted) => void
}) {
  const kinds = [...new Set(items.map(({ type }) => type))]
  return (
    <form
      role="search"
      aria-label="Trash"
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
      }}
      onChange={({ currentTarget }) => {
        const given = new FormData(currentTarget)
        const text = (name: string) => {
          const value = given.get(name)
          return typeof value === 'string' ? value : ''
        }
        onWanted({ words: text('words'), type: text('type') })
      }}
    >
      <Labelled label="Title or name">
        {(id) => <input id={id} name="words" type="search" className={fieldStyles['input']} />}
      </Labelled>
      {kinds.length > 1 && (
        <Labelled label="Kind">
          {(id) => (
            <select id={id} name="type" className={fieldStyles['input']}>
              <option value="">All kinds</option>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {nouns[kind].word}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
    </form>
  )
}
