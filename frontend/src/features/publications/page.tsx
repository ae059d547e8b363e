import { useLoaderData } from 'react-router-dom'
import { bannerOf } from '../../cms/banner'
import { feedLinks } from '../../cms/feed-links'
import { pageQuery } from '../../cms/page-query'
import { DocumentLinks } from '../../ui/document-links'
import { Icon } from '../../ui/icon'
import { Page } from '../../ui/page'
import { PublicationRow } from './publication-row'
import { PublicationsDocument } from './queries.generated'
import styles from './page.module.css'

export const loader = pageQuery(PublicationsDocument)

export function Component() {
  const { site, publicationYears } = useLoaderData<typeof loader>()
  return (
    <Page
      title="Publications"
      description={`Journal articles of the ${site?.groupName ?? 'group'}, by year.`}
      banner={bannerOf(site)}
      alternates={[feedLinks.publications]}
    >
      <DocumentLinks links={[{ ...feedLinks.publications, icon: 'feed', label: 'Subscribe' }]} />
      {publicationYears.length === 0 && <p>No publications available</p>}
      {publicationYears.length > 1 && (
        <nav aria-label="Years" className={styles['years']}>
          {publicationYears.map(({ year }) => (
            <a key={year} href={`#${String(year)}`}>
              {year}
            </a>
          ))}
        </nav>
      )}
      {publicationYears.map(({ year, items }) => (
        // A native disclosure: it works without JavaScript, and a browser's search opens a folded year.
        <details key={year} className={styles['year']} open>
          <summary className={styles['header']}>
            <h2>{year}</h2>
            <span className={styles['count']}>
              {items.length === 1 ? '1 publication' : `${String(items.length)} publications`}
            </span>
            <span className={styles['chevron']}>
              <Icon name="down" />
            </span>
          </summary>
          <ul id={String(year)} className={styles['rows']}>
            {items.map((publication) => (
              <PublicationRow key={publication.documentId} publication={publication} year={year} />
            ))}
          </ul>
        </details>
      ))}
    </Page>
  )
}
