import { Link } from 'react-router-dom'
import { useHiddenLines } from './use-hidden-lines'
import * as styles from './page.module.css'

/** What visitors do not get, with the way to where it is published. */
export function HiddenContent() {
  const lines = useHiddenLines() ?? []
  if (lines.length === 0) return null
  return (
    <section className={styles['safety']} aria-labelledby="hidden">
      <h2 id="hidden">Not shown to visitors now</h2>
      <ul>
        {lines.map(({ documentId, word, title, path, when }) => (
          <li key={documentId}>
            {word}: <Link to={path}>{title}</Link> – {when}
          </li>
        ))}
      </ul>
    </section>
  )
}
