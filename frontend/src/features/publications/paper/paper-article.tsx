import type { ReactNode } from 'react'
import type { AttachedFileFragment } from '../../../content/attachment.generated'
import { Award } from '../../../content/award'
import { imageSource } from '../../../content/media'
import { ControlledHeading } from '../../../ui/control/controlled-heading'
import { Image } from '../../../ui/page/image'
import { frameOf } from '../../../ui/page/image-frame'
import { Paragraphs } from '../../../ui/text/paragraphs'
import { LinkedText } from '../../../ui/text/linked-text'
import { ScientificText } from '../../../ui/text/scientific-text'
import type { PaperQuery } from '../queries.generated'
import { citedInWords, type PublicationRecord } from '../record/record'
import { kindOf } from '../../../content/publication-types'
import { PaperAuthors } from './paper-authors'
import { isoPaperDate, paperDate } from './paper-date'
import { PaperDetails } from './paper-details'
import { PaperLinks } from './paper-links'
import { PaperNotices } from './paper-notices'
import { PaperPlace } from './paper-place'
import * as styles from './paper-page.module.css'

type Paper = Omit<NonNullable<PaperQuery['publicationBySlug']>, 'attachments'>

/**
 * All that the page of a paper says of it, but how to cite it.
 *
 * @param props.attachments its PDFs that can be had
 * @param props.controls what staff can do to it
 */
export const PaperArticle = ({
  paper,
  record,
  attachments,
  controls,
}: {
  paper: Paper
  record: PublicationRecord
  attachments: AttachedFileFragment[]
  controls: ReactNode
}) => {
  const { title, people, authorNote, abstract } = paper
  const cited = citedInWords(paper.timesCited)
  const image = paper.image ? imageSource(paper.image) : undefined
  return (
    <>
      <header className={styles['header']}>
        <p className={styles['type']}>{kindOf(paper)}</p>
        <ControlledHeading controls={controls}>
          <h1 className={styles['title']} lang={record.language ?? undefined}>
            <ScientificText>{title}</ScientificText>
          </h1>
        </ControlledHeading>
        <PaperNotices record={record} />
        <PaperAuthors people={people} />
        {authorNote && (
          <p className={styles['note']}>
            <LinkedText>{authorNote}</LinkedText>
          </p>
        )}
        <p className={styles['source']}>
          <PaperPlace record={record} />
          {(record.journal ?? record.booktitle ?? record.publisher) !== null && '\u00a0· '}
          <time dateTime={isoPaperDate(paper)}>{paperDate(paper)}</time>
        </p>
        {record.award && (
          <p>
            <Award>{record.award}</Award>
          </p>
        )}
        {cited && <p className={styles['cited']}>{cited} (Crossref)</p>}
        <PaperLinks record={record} attachments={attachments} />
      </header>
      {image && (
        <div className={styles['image']} style={frameOf(image)}>
          <Image image={image} sizes="(min-width: 40rem) 36rem, 90vw" loading="at once" />
        </div>
      )}
      {abstract && (
        <section aria-labelledby="abstract" className={styles['abstract']}>
          <h2 id="abstract">Abstract</h2>
          <Paragraphs>{abstract}</Paragraphs>
        </section>
      )}
      <PaperDetails record={record} />
    </>
  )
}
