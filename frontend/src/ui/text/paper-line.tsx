import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { Authors, type Author } from './authors'
import { ScientificText } from './scientific-text'
import * as titleLink from './title-link.module.css'
import * as styles from './paper-line.module.css'

/** What a line about a publication shows. */
export interface Paper {
  slug: string
  title: string
  /** A language tag, where it is known. */
  language: string | null
  people: Author[]
  journal: string | null
  booktitle: string | null
  publisher: string | null
  volume: string | null
  issue: string | null
  year: number
  /** DOIs of notices, where there are some. */
  retraction: string | null
  concern: string | null
}

/**
 * The authors of a publication and where it appeared: journal, else book, else publisher, with volume (issue) and
 * year.
 */
export function PaperSource({ paper }: { paper: Paper }) {
  const { people, journal, booktitle, publisher, volume, issue, year, retraction, concern } = paper
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
        {issue && <>&nbsp;({issue})</>}
        {source && ', '}
        {year}
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

/** Publications in a short list: each title leads to its page. */
export const PaperList = ({ papers }: { papers: Paper[] }) => (
  <ul className={styles['papers']}>
    {papers.map((paper) => (
      <li key={paper.slug}>
        <p className={styles['title']}>
          <PaperLink paper={paper} />
        </p>
        <PaperSource paper={paper} />
      </li>
    ))}
  </ul>
)
