import { Link } from 'react-router-dom'
import { PaperList } from '../../content/paper-line'
import { eventTitles } from '../../content/event-titles'
import { memberTitles } from '../../content/member-titles'
import { paths } from '../../paths'
import { withoutMarkdown } from '../../ui/text/markdown'
import { longDate } from '../../ui/text/date'
import { ScientificText } from '../../ui/text/scientific-text'
import { foundKinds, foundTitle } from './found-place'
import type { FoundFragment, SearchQuery } from './queries.generated'
import type { SitePage } from './site-pages'
import * as titleLink from '../../ui/text/title-link.module.css'
import * as styles from './found-list.module.css'

type Search = SearchQuery['siteSearch']

/**
 * What was found of one kind, and how to come to what is not shown of it.
 *
 * @param props.pages of the site, which stand before its texts
 * @param props.q what was looked for
 */
export function FoundList({
  kind: { type, total, found },
  pages = [],
  publications,
  q,
}: {
  kind: Search['kinds'][number]
  pages?: SitePage[]
  publications: Search['publications']
  q: string
}) {
  const { heading } = foundKinds[type]
  const isOfPapers = type === 'publication'
  const shown = isOfPapers ? publications.length : found.length
  return (
    <section aria-labelledby={type} className={styles['kind']}>
      <h2 id={type} className={styles['heading']}>
        {heading} <span className={styles['total']}>{total + pages.length}</span>
      </h2>
      {isOfPapers ? (
        <PaperList papers={publications} />
      ) : (
        <ul className={styles['list']}>
          {pages.map(({ title, address }) => (
            <li key={address}>
              <FoundTitle title={title} address={address} />
            </li>
          ))}
          {found.map((one) => (
            <FoundLine key={one.documentId + (one.field ?? '')} type={type} found={one} />
          ))}
        </ul>
      )}
      {isOfPapers && (
        <p className={styles['rest']}>
          <Link to={`${paths.publications}?${new URLSearchParams({ q }).toString()}`}>
            {total > shown ? `All ${String(total)} publications` : 'In the list of publications'}
          </Link>
        </p>
      )}
      {!isOfPapers && total > shown && (
        <p className={styles['rest']}>{`The first ${String(shown)} are shown. More words find fewer.`}</p>
      )}
    </section>
  )
}

const FoundTitle = ({ title, address }: { title: string; address: string }) => (
  <p className={styles['title']}>
    <Link to={address} className={titleLink['link']}>
      <ScientificText>{title}</ScientificText>
    </Link>
  </p>
)

function FoundLine({ type, found }: { type: Search['kinds'][number]['type']; found: FoundFragment }) {
  const { category, date, eventType, excerpt } = found
  const about = [
    date && longDate(date),
    eventType && eventTitles[eventType],
    category && memberTitles[category],
  ]
  return (
    <li>
      <FoundTitle title={withoutMarkdown(foundTitle(found))} address={foundKinds[type].address(found)} />
      {about.some(Boolean) && <p className={styles['about']}>{about.filter(Boolean).join(' · ')}</p>}
      {excerpt && (
        <p className={styles['excerpt']}>
          <ScientificText>{excerpt}</ScientificText>
        </p>
      )}
    </li>
  )
}
