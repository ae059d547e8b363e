import * as styles from './mark.module.css'

/** Where the six neighbours of an atom are in a close-packed plane. */
const neighbours = [
  [24.3, 20.8],
  [16, 25.6],
  [7.7, 20.8],
  [7.7, 11.2],
  [16, 6.4],
  [24.3, 11.2],
] as const

/** The site's sign, an atom and its neighbours; `public/favicon.svg` is the same. */
export const Mark = () => (
  <svg className={styles['mark']} width={32} height={32} viewBox="0 0 32 32" aria-hidden="true">
    {neighbours.map(([x, y]) => (
      <circle key={`${String(x)} ${String(y)}`} cx={x} cy={y} r={3.9} />
    ))}
    <circle cx={16} cy={16} r={3.9} className={styles['centre']} />
  </svg>
)
