import { Button } from '../control/button'
import styles from './conflict.module.css'
import type { Difference } from './difference'

/**
 * Shows what somebody else has saved meanwhile beside one's own text, and lets the person decide.
 *
 * @param props.differences the fields that the person has changed
 */
export const Conflict = ({
  differences,
  onTakeNewer,
  onKeepOwn,
}: {
  differences: Difference[]
  onTakeNewer: () => void
  onKeepOwn: () => void
}) => (
  <section className={styles['conflict']} role="alert">
    <h3>Somebody saved a newer version meanwhile</h3>
    <p>
      Nothing was overwritten.{' '}
      {differences.length > 0
        ? 'Choose which text to keep in the fields that you changed; the others take the newer version.'
        : 'In the fields that you changed it says the same; the others take the newer version.'}
    </p>
    {differences.length > 0 && (
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Newer version</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, own, newer }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>{newer}</td>
              <td>{own}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <div className={styles['actions']}>
      <Button onClick={onTakeNewer}>Take the newer text</Button>
      <Button kind="main" onClick={onKeepOwn}>
        Keep my text
      </Button>
    </div>
  </section>
)
