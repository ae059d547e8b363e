import { use } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { bannerOf } from '../../../content/banner'
import { isThere } from '../../../cms/page-number'
import { pageQuery } from '../../../cms/page-query'
import { paths, publicationFormats } from '../../../paths'
import { useIsAuthenticated } from '../../../session/staff'
import { Lazy, lazy } from '../../../ui/feedback/lazy'
import { DocumentLinks } from '../../../ui/page/document-links'
import { FrozenContext } from '../../../ui/page/frozen'
import { Page } from '../../../ui/page/page'
import { PaperList } from '../../../content/paper-line'
import { FacetLinks } from './facet-links'
import { publicationsFeedLink } from './feed-link'
import { FilterForm } from './filter-form'
import { formats } from '../formats/formats'
import { foundInWords } from './found'
import { FoundList } from './found-list'
import { PartLinks } from './part-links'
import { PublicationsDocument } from '../queries.generated'
import { sections } from './sections'
import { isEverything, listVariables, readPage, readSelection, writeSelection } from './selection'
import { YearRail } from './year-rail'
import { YearSection } from './year-section'
import * as styles from './page.module.css'

const hiddenPublications = lazy(() => import('../staff/hidden-publications'))

/** So many years are open for who looks for nothing; each of the others is one click away, and found by the browser. */
const openYears = 2

export const loader = pageQuery(PublicationsDocument, {
  variables: (_params, search) => listVariables(search),
  exists: ({ selectedPublications, publicationFacets }) =>
    isThere(selectedPublications, publicationFacets.total),
})

export function Component() {
  const {
    site,
    publicationYears,
    publicationFacets,
    selectedPublications,
    highlighted = [],
  } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const isStaff = useIsAuthenticated()
  const selection = readSelection(search)
  const page = readPage(search)
  const { year, ...others } = selection
  // Search engines keep the list and its years, which lead to every paper; other selections show the same papers.
  const isArchive = year !== undefined && isEverything(others)
  const { total, years } = publicationFacets
  const isSearch = selection.q !== undefined
  const found = isSearch ? [] : sections(publicationYears, selectedPublications)
  const what = isArchive ? `Publications of ${String(year)}` : 'Publications'
  return (
    <Page
      title={what}
      heading="Publications"
      description={`${what} of the ${site?.groupName ?? 'group'}: ${foundInWords(total, selection)}.`}
      banner={bannerOf(site)}
      canonical={paths.publications + (isArchive ? writeSelection({ year }, page) : '')}
      index={!isArchive || selectedPublications.length > 0}
      above={isArchive ? [{ name: 'Publications', path: paths.publications }] : []}
      alternates={[publicationsFeedLink(selection)]}
    >
      <div className={styles['page']}>
        {import.meta.env.SSR && use(FrozenContext) ? (
          <FacetLinks selection={selection} facets={publicationFacets} />
        ) : (
          <FilterForm selection={selection} facets={publicationFacets} leader={site?.leader} />
        )}
        <aside className={styles['aside']} aria-label="Years and downloads">
          {years.length > 1 && <YearRail years={years} sections={found} selection={selection} />}
          <DocumentLinks
            links={[
              ...(total === 0 ? [] : publicationFormats).map((format) => ({
                ...formats[format],
                path: paths.publicationsExport(format, writeSelection(selection)),
                title: 'download this selection',
                icon: 'download' as const,
                label: formats[format].title,
              })),
              { ...publicationsFeedLink(selection), icon: 'feed', label: 'Subscribe' },
            ]}
          />
        </aside>
        <div className={styles['list']}>
          {highlighted.length > 0 && (
            <section className={styles['highlighted']} aria-labelledby="selected">
              <h2 id="selected">Selected publications</h2>
              <PaperList papers={highlighted} />
            </section>
          )}
          {isStaff && isEverything(selection) && page === 1 && (
            <Lazy part={hiddenPublications}>{({ HiddenPublications }) => <HiddenPublications />}</Lazy>
          )}
          {isSearch && <FoundList publications={selectedPublications} />}
          {found.map((section, index) => (
            <YearSection
              // Each search begins with its years as they open.
              key={`${String(section.year)} ${writeSelection(selection)}`}
              section={section}
              selection={selection}
              opens={section.rows.length > 0 && (index < openYears || !isEverything(selection))}
            />
          ))}
          {(year !== undefined || isSearch) && <PartLinks selection={selection} page={page} total={total} />}
        </div>
      </div>
    </Page>
  )
}
