import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { EditPart } from '../../session/edit-part'
import { Emblem } from '../../ui/drawing/emblem'
import { Icon } from '../../ui/control/icon'
import { Paragraphs } from '../../ui/text/paragraphs'
import * as styles from './join-us.module.css'

/** The invitation of the group, in its own words. */
export const JoinUs = ({ children }: { children: string }) => (
  <section id="join" className={styles['band']} aria-labelledby="join-us">
    <div className={styles['drawing']}>
      <Emblem type="achievements" />
    </div>
    <h2 id="join-us" className={styles['heading']}>
      Join us
    </h2>
    <div className={styles['text']}>
      <Paragraphs>{children}</Paragraphs>
      <p>
        <Link to={paths.contact} className={styles['link']}>
          Write to us <Icon name="arrow" size={20} />
        </Link>
      </p>
      <EditPart part="home" field="joinUs" what="Join us" />
    </div>
  </section>
)
