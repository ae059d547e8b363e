import { Link } from 'react-router-dom'
import { paths } from '../paths'
import { SignOutControl } from '../session/sign-out-control'
import styles from './footer.module.css'

export const Footer = ({
  groupName,
  department,
  institution,
}: {
  groupName: string
  department: string | null | undefined
  institution: string | null | undefined
}) => (
  <footer className={styles['footer']}>
    <div className={styles['inner']}>
      <p>
        <strong className={styles['group']}>{groupName}</strong>
        <span className={styles['place']}>{[department, institution].filter(Boolean).join(', ')}</span>
      </p>
      <SignOutControl />
      <nav aria-label="Footer">
        <ul className={styles['links']}>
          <li>
            <Link to={paths.home}>Home</Link>
          </li>
          <li>
            <Link to={paths.contact}>Contact</Link>
          </li>
        </ul>
      </nav>
    </div>
  </footer>
)
