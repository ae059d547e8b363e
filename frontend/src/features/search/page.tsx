import { useId } from 'react'
import { Form, useLoaderData, useSearchParams } from 'react-router-dom'
import { pageQuery } from '../../cms/page-query'
import { paths, searchParameters } from '../../paths'
import { Button } from '../../ui/control/button'
import { SearchInput } from '../../ui/control/search-input'
import { Page } from '../../ui/page/page'
import { soughtText } from '../../ui/text/plain-text'
import { FoundList } from './found-list'
import { foundKinds } from './found-place'
import { SearchDocument, type SearchQuery } from './queries.generated'
import { pagesFor } from './site-pages'
import * as styles from './page.module.css'

const [parameter] = searchParameters

export const loader = pageQuery(SearchDocument, {
  variables: (_params, search) => ({ q: soughtText(search, parameter) }),
})

export function Component() {
  const { site, siteSearch } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const q = soughtText(search, parameter)
  const { pages, kinds, publications, isForgiving } = withPages(siteSearch, q)
  const id = useId()
  return (
    <Page
      title={q === '' ? 'Search' : `Search: ${q}`}
      heading="Search"
      description={`Looks through the pages, people, events and publications of the ${site?.groupName ?? 'group'}.`}
      canonical={paths.search}
      // What is found has pages of its own, which search engines keep.
      index={false}
    >
      <Form action={paths.search} role="search" aria-label="Site" className={styles['form']}>
        <label htmlFor={id}>Search the site</label>
        {/* Who comes without words comes to type them. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <SearchInput id={id} name={parameter} value={q} autoFocus={q === ''} />
        <Button type="submit">Search</Button>
      </Form>
      <p role="status" className={styles['status']}>
        {q === ''
          ? 'Words, a name, a phrase in quotation marks, a year or a DOI.'
          : inWords(pages.length + totalOf(kinds), isForgiving, q)}
      </p>
      {kinds.map((kind) => (
        <FoundList
          key={kind.type}
          kind={kind}
          publications={publications}
          q={q}
          {...(kind.type === 'site' && { pages })}
        />
      ))}
    </Page>
  )
}

type Kind = SearchQuery['siteSearch']['kinds'][number]

const totalOf = (kinds: readonly Kind[]): number => kinds.reduce((sum, { total }) => sum + total, 0)

/** What was found with the pages of that name first. Beside them nothing is shown that only comes close. */
function withPages({ isForgiving, kinds, publications }: SearchQuery['siteSearch'], q: string) {
  const found = isForgiving ? [] : kinds
  const texts = found.find(({ type }) => type === 'site') ?? { type: 'site', total: 0, found: [] }
  const shown = new Set(texts.found.map(foundKinds.site.address))
  const pages = pagesFor(q).filter(({ address }) => !shown.has(address))
  if (pages.length === 0) return { isForgiving, kinds, publications, pages }
  const others = found.filter(({ type }) => type !== 'site')
  return { isForgiving: false, kinds: [texts, ...others], publications, pages }
}

/** How much was found, in words that are read out. */
function inWords(total: number, isForgiving: boolean, q: string): string {
  if (total === 0) return `Nothing matches “${q}”. ${/\s/.test(q) ? 'Try fewer words.' : 'Try another word.'}`
  return isForgiving
    ? `Nothing is written just so. ${String(total)} found that come close`
    : `${String(total)} found`
}
