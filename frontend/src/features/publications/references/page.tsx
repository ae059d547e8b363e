import { use, useId } from 'react'
import { Link, useLoaderData, useSearchParams } from 'react-router-dom'
import { pageQuery } from '../../../cms/page-query'
import { leaderName } from '../../../content/leader-name'
import { bannerOf } from '../../../content/banner'
import { paths } from '../../../paths'
import { CopyButton } from '../../../ui/control/copy-button'
import { DocumentLinks } from '../../../ui/page/document-links'
import { FrozenContext } from '../../../ui/page/frozen'
import { Page } from '../../../ui/page/page'
import { unicodeText } from '../../../ui/text/scientific-text'
import { citationAsText, CitationText } from '../citation/citation-text'
import type { Citation } from '../citation/run'
import { foundInWords } from '../list/found'
import { isEverything } from '../list/selection'
import { readReferences, writeReferences, type Cited } from './choice'
import { partsOf, type Part } from './parts'
import { ReferencesDocument } from './queries.generated'
import { reference } from './reference'
import { ReferenceForm } from './reference-form'
import * as styles from './page.module.css'

/** As many references as one page shows; the file has all of them. */
const most = 500

export const loader = pageQuery(ReferencesDocument, {
  variables: (_params, search) => ({ filter: readReferences(search).filter, limit: most }),
})

export function Component() {
  const { site, publicationYears, publicationFacets, selectedPublications } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const choice = readReferences(search)
  const { total, lines, members } = publicationFacets
  const id = useId()
  const parts = partsOf(selectedPublications, choice.headings).map((part) => ({
    ...part,
    papers: part.papers.map((paper) => ({ ...paper, citation: reference(paper, choice.style) })),
  }))
  return (
    <Page
      title="Reference list"
      description={`Publications of the ${site?.groupName ?? 'group'} as a numbered list of references, in APA, Vancouver or IEEE style.`}
      banner={bannerOf(site)}
      // The same papers as in the list of publications.
      index={false}
      above={[{ name: 'Publications', path: paths.publications }]}
    >
      <p className={styles['way']}>
        <Link to={paths.publications}>All publications</Link>
      </p>
      {!(import.meta.env.SSR && use(FrozenContext)) && (
        <ReferenceForm
          years={publicationYears.map(({ year }) => year)}
          lines={lines.map(({ line: { documentId, title } }) => ({
            value: documentId,
            label: unicodeText(title),
          }))}
          members={[
            ...members.map(({ member: { slug, name } }) => ({ value: slug, label: name })),
            ...(site?.leader ? [{ value: site.leader.slug, label: leaderName(site.leader) }] : []),
          ]}
        />
      )}
      <div className={styles['found']}>
        <p role="status">{inWords(total, choice.filter)}</p>
        {!isEverything(choice.filter) && (
          <Link to={paths.references(writeReferences({ ...choice, filter: {} }))} preventScrollReset>
            Clear filters
          </Link>
        )}
        {total > 0 && (
          <>
            <CopyButton
              label="Copy the list"
              what="the references"
              read={() => ({ text: asText(parts), html: document.getElementById(id)?.innerHTML })}
            />
            <DocumentLinks
              links={[
                {
                  path: paths.referencesRtf(writeReferences(choice)),
                  type: 'application/rtf',
                  title: 'the list for Word and other word processors',
                  icon: 'download',
                  label: 'For Word (RTF)',
                },
              ]}
            />
          </>
        )}
      </div>
      <div id={id} className={styles['list']}>
        {parts.map(({ heading, start, papers }) => (
          <section key={start}>
            {heading !== undefined && <h2>{heading}</h2>}
            <ol start={start}>
              {papers.map(({ documentId, citation }) => (
                <li key={documentId}>
                  <CitationText citation={citation} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {total > most && <p>{`The first ${String(most)} are shown. The file has all ${String(total)}.`}</p>}
    </Page>
  )
}

/** How many there are, and what else than the form's fields they were chosen by. */
function inWords(total: number, filter: Cited): string {
  const { journal, q } = filter
  const found = foundInWords(total, filter)
  if (total === 0) return found
  return [found, journal && `in ${journal}`, q && `for “${q}”`].filter(Boolean).join(' ')
}

const asText = (parts: Part<{ citation: Citation }>[]): string =>
  parts
    .flatMap(({ heading, start, papers }) => [
      ...(heading === undefined ? [] : [heading]),
      ...papers.map(({ citation }, index) => `${String(start + index)}. ${citationAsText(citation)}`),
    ])
    .join('\n')
