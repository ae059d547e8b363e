import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { Button } from '../../../ui/control/button'
import * as fieldStyles from '../../../ui/control/field.module.css'
import { DateInput } from '../../../ui/form/fields/date-input'
import { Labelled } from '../../../ui/form/fields/labelled'
import * as styles from '../../../ui/form/fields/search-form.module.css'
import { shortDate } from '../../../ui/text/date'
import { isAll, kinds, type WantedChanges } from './wanted-changes'

/** Asks which changes are wanted. @param props.onWanted told them as query parameters */
export function WantedForm({
  wanted,
  onWanted,
}: {
  wanted: WantedChanges
  onWanted: (search: URLSearchParams) => void
}) {
  const { type, documentId, words, since } = wanted
  return (
    <form
      role="search"
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        const search = new URLSearchParams()
        for (const [name, value] of new FormData(event.currentTarget)) {
          if (typeof value === 'string' && value !== '') search.set(name, value)
        }
        onWanted(search)
      }}
    >
      {documentId !== null && <input type="hidden" name="documentId" value={documentId} />}
      <Labelled label="Name or person">
        {(id) => (
          <input
            id={id}
            name="words"
            type="search"
            defaultValue={words ?? ''}
            className={fieldStyles['input']}
          />
        )}
      </Labelled>
      <Labelled label="Kind">
        {(id) => (
          <select id={id} name="type" defaultValue={type ?? ''} className={fieldStyles['input']}>
            <option value="">All kinds</option>
            {kinds.map(({ kind, word }) => (
              <option key={kind} value={kind}>
                {word}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label="Since">
        {(id) => (
          <DateInput id={id} name="since" of="Since" defaultValue={since === null ? '' : shortDate(since)} />
        )}
      </Labelled>
      <Button type="submit">Show</Button>
      {!isAll(wanted) && <Link to={paths.addHistory}>Show all changes</Link>}
    </form>
  )
}
