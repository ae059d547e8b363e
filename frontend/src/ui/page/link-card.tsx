import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../control/icon'
import * as styles from './link-card.module.css'

/** A card that leads to a page; the whole card is the target, its heading is the link's name. */
export const LinkCard = ({
  to,
  title,
  picture,
  children,
}: {
  to: string
  title: string
  picture?: ReactNode
  children?: ReactNode
}) => (
  <article className={styles['card']}>
    {picture && <div className={styles['picture']}>{picture}</div>}
    <div className={styles['words']}>
      <h2 className={styles['title']}>
        <Link to={to} className={styles['link']}>
          {title}
        </Link>
      </h2>
      {children && <p className={styles['text']}>{children}</p>}
    </div>
    <span className={styles['arrow']}>
      <Icon name="arrow" size={22} />
    </span>
  </article>
)
