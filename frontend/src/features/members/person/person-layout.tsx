import type { ReactNode } from 'react'
import * as styles from './person-layout.module.css'

/** A page about somebody: who it is, and beside it what there is to read. */
export const PersonLayout = ({
  name,
  facts,
  children,
}: {
  name: string
  facts: ReactNode
  children: ReactNode
}) => (
  <div className={styles['columns']}>
    <aside aria-label={`About ${name}`}>{facts}</aside>
    <div className={styles['work']}>{children}</div>
  </div>
)
