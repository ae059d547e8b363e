import { Link } from 'react-router-dom'
import { paths } from '../paths'
import { Image } from '../ui/page/image'
import { frameOf } from '../ui/page/image-frame'
import { Authors } from '../ui/text/authors'
import { ScientificText } from '../ui/text/scientific-text'
import { Award } from './award'
import { imageSource } from './media'
import { issueInWords, kindOf } from './publication-types'
import type { PaperLineFragment } from './paper.generated'
import * as titleLink from '../ui/text/title-link.module.css'
import * as styles from './paper-line.module.css'

/** What a line about a publication shows. */
export type Paper = Omit<PaperLineFragment, 'documentId'>

/**
 * The authors of a publication, what it is where it is no article, and where it appeared: journal, else book, else
 * publisher, with volume (issue) and year; and what it was honoured with.
 */
export function PaperSource({ paper }: { paper: Paper }) {
  const { people, type, journal, booktitle, publisher, volume, issue, year, award, retraction, concern } =
    paper
  const source = journal ?? booktitle ?? publisher
  return (
    <>
      {people.length > 0 && (
        <p className={styles['authors']}>
          <Authors people={people} />
        </p>
      )}
      <p className={styles['source']}>
        {retraction !== null && <strong className={styles['notice']}>Retracted. </strong>}
        {retraction === null && concern !== null && (
          <strong className={styles['notice']}>Expression of concern. </strong>
        )}
        {type !== 'article' && `${kindOf(paper)} · `}
        {source && (
          <cite>
            <ScientificText>{source}</ScientificText>
          </cite>
        )}
        {volume && (
          <>
            {' '}
            <b>{volume}</b>
          </>
        )}
        {issue && issueInWords(type, issue)}
        {source && ', '}
        {year}
        {award && (
          <>
            {'\u00a0· '}
            <Award>{award}</Award>
          </>
        )}
      </p>
    </>
  )
}

/** The title of a publication, which leads to its page. */
export const PaperLink = ({
  paper: { slug, title, language },
}: {
  paper: Pick<Paper, 'slug' | 'title' | 'language'>
}) => (
  <Link to={paths.publication(slug)} className={titleLink['link']} lang={language ?? undefined}>
    <ScientificText>{title}</ScientificText>
  </Link>
)

/** The picture of a publication, if it has one, small and where there is room beside its words. */
export function PaperPicture({ paper: { image } }: { paper: Pick<Paper, 'image'> }) {
  if (!image) return null
  const source = imageSource(image)
  return (
    <div className={styles['picture']} style={frameOf(source)}>
      <Image image={source} sizes="8rem" />
    </div>
  )
}

/** Publications in a short list: each title leads to its page. */
export const PaperList = ({ papers }: { papers: Paper[] }) => (
  <ul className={styles['papers']}>
    {papers.map((paper) => (
      <li key={paper.slug} className={styles['paper']}>
        <div className={styles['words']}>
          <p className={styles['title']}>
            <PaperLink paper={paper} />
          </p>
          <PaperSource paper={paper} />
        </div>
        <PaperPicture paper={paper} />
      </li>
    ))}
  </ul>
)
