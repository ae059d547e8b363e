import { useId } from 'react'
import { Form, useLoaderData, useSearchParams } from 'react-router-dom'
import { pageQuery } from '../../cms/page-query'
import { paths, searchParameters } from '../../paths'
import { Button } from '../../ui/control/button'
import { useShownValue } from '../../ui/control/use-shown-value'
import { Page } from '../../ui/page/page'
import { longestSought, soughtText } from '../../ui/text/plain-text'
import { FoundList } from './found-list'
import { SearchDocument, type SearchQuery } from './queries.generated'
import * as fieldStyles from '../../ui/control/field.module.css'
import * as styles from './page.module.css'

const [parameter] = searchParameters

export const loader = pageQuery(SearchDocument, {
  variables: (_params, search) => ({ q: soughtText(search, parameter) }),
})

export function Component() {
  const { site, siteSearch } = useLoaderData<typeof loader>()
  const { kinds, publications } = siteSearch
  const [search] = useSearchParams()
  const q = soughtText(search, parameter)
  const id = useId()
  const field = useShownValue(q)
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
        <input
          ref={field}
          id={id}
          type="search"
          name={parameter}
          defaultValue={q}
          maxLength={longestSought}
          className={fieldStyles['input']}
        />
        <Button type="submit">Search</Button>
      </Form>
      <p role="status" className={styles['status']}>
        {q === '' ? 'Words, a name, a phrase in quotation marks, a year or a DOI.' : inWords(siteSearch, q)}
      </p>
      {kinds.map((kind) => (
        <FoundList key={kind.type} kind={kind} publications={publications} q={q} />
      ))}
    </Page>
  )
}

/** How much was found, in words that are read out. */
function inWords({ isForgiving, kinds }: SearchQuery['siteSearch'], q: string): string {
  const total = kinds.reduce((sum, kind) => sum + kind.total, 0)
  if (total === 0) return `Nothing matches “${q}”. Try fewer words.`
  return isForgiving
    ? `Nothing is written just so. ${String(total)} found that come close`
    : `${String(total)} found`
}
