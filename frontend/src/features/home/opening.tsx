import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { EditPart } from '../../session/edit-part'
import { ScientificText } from '../../ui/text/scientific-text'
import * as styles from './opening.module.css'

/** The letters up to which a name is shown in the largest type. */
const shortName = 48

/** What the banner says below “Welcome”: who this is, where, what they do, and the two ways that most visitors take. */
export const Opening = ({
  groupName,
  place,
  sentence,
  isInviting,
}: {
  groupName: string
  place: string
  sentence: string
  /** Whether the page invites to join, further below. */
  isInviting: boolean
}) => (
  <>
    <p className={styles['name']} data-long={groupName.length > shortName ? '' : undefined}>
      <ScientificText>{groupName}</ScientificText>
    </p>
    {place && (
      <p className={styles['place']}>
        <ScientificText>{place}</ScientificText>
      </p>
    )}
    {sentence && (
      <p className={styles['sentence']}>
        <ScientificText>{sentence}</ScientificText>
      </p>
    )}
    <EditPart part="home" field="homeSentence" what="Sentence" />
    <p className={styles['links']}>
      <Link to={paths.publications} className={styles['link']}>
        Publications
      </Link>
      {isInviting ? (
        <a href="#join" className={styles['link']}>
          Join us
        </a>
      ) : (
        <Link to={paths.contact} className={styles['link']}>
          Contact
        </Link>
      )}
    </p>
  </>
)
