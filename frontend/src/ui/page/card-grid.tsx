import type { ReactNode } from 'react'
import * as styles from './card-grid.module.css'

/** Cards aligned to one grid: one column, then two, then `columns`, by width. */
export const CardGrid = ({ columns = 3, children }: { columns?: 3 | 4; children: ReactNode }) => (
  <div className={styles['grid']} data-columns={columns}>
    {children}
  </div>
)
