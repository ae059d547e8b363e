import { Link } from 'react-router-dom'
import { imageSource } from '../../content/media'
import { paths } from '../../paths'
import { ItemControls } from '../../session/item-controls'
import { useEditing } from '../../session/use-editing'
import { ControlledHeading } from '../../ui/control/controlled-heading'
import { Lazy, lazy } from '../../ui/feedback/lazy'
import { Image } from '../../ui/page/image'
import { PaperList } from '../../content/paper-line'
import { Paragraphs } from '../../ui/text/paragraphs'
import { ScientificText, unicodeText } from '../../ui/text/scientific-text'
import { DeleteResearchLineDocument, type ResearchLineFragment } from './queries.generated'
import * as styles from './research-line.module.css'

const form = lazy(() => import('./staff/research-line-form'))

/** @param props.first whether it stands at the top of the page, where its image is needed at once */
export function ResearchLine({ line, first }: { line: ResearchLineFragment; first: boolean }) {
  const { editing, edit, done, control } = useEditing(line.documentId)
  const { documentId, title, text, publications, publicationCount, members, facilities } = line
  const image = line.image ? imageSource(line.image) : undefined
  const isTall = (image?.height ?? 0) > (image?.width ?? 0)
  if (editing) {
    return (
      <article>
        <Lazy part={form} onMissing={done}>
          {({ ResearchLineForm }) => <ResearchLineForm line={line} image={image?.src} onDone={done} />}
        </Lazy>
      </article>
    )
  }
  return (
    <article id={documentId} className={styles['line']}>
      <div className={styles['words']}>
        <div className={styles['head']}>
          <ControlledHeading
            controls={
              <ItemControls
                ref={control}
                documentId={documentId}
                what={unicodeText(title)}
                question="Are you sure you want to delete this research line?"
                deletion={DeleteResearchLineDocument}
                onEdit={edit}
              />
            }
          >
            <h2>
              <ScientificText>{title}</ScientificText>
            </h2>
          </ControlledHeading>
        </div>
        {text && (
          <div className={styles['text']}>
            <Paragraphs>{text}</Paragraphs>
          </div>
        )}
        {publications.length > 0 && (
          <section className={styles['papers']}>
            <h3 className={styles['heading']}>Latest papers</h3>
            <PaperList papers={publications} />
            {publicationCount > publications.length && (
              <p className={styles['all']}>
                <Link to={`${paths.publications}?line=${documentId}`}>All {publicationCount} papers</Link>
              </p>
            )}
          </section>
        )}
      </div>
      <div className={styles['beside']}>
        {image && (
          <Image
            image={image}
            sizes="(min-width: 64rem) 26rem, 90vw"
            loading={first ? 'at once' : 'when near'}
            className={isTall ? styles['tall'] : styles['image']}
          />
        )}
        <div className={styles['who']}>
          {members.length > 0 && (
            <section>
              <h3 className={styles['heading']}>People</h3>
              <ul>
                {members.map((member) => (
                  <li key={member.documentId}>
                    <Link to={paths.person(member.slug)}>
                      <ScientificText>{member.name}</ScientificText>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {facilities.length > 0 && (
            <section>
              <h3 className={styles['heading']}>Facilities</h3>
              <ul>
                {facilities.map((facility) => (
                  <li key={facility.documentId}>
                    <Link to={paths.facility(facility.documentId)}>
                      <ScientificText>{facility.name}</ScientificText>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </article>
  )
}
