import { feedAt } from '../content/feed/feed'
import { paths } from '../paths'
import { OpenSearchDocument } from './open-search.generated'

/** How browsers and other programs search the publications (OpenSearch 1.1, https://github.com/dewitt/opensearch). */
export const openSearch = feedAt(paths.openSearch, {
  type: 'application/opensearchdescription+xml; charset=utf-8',
  make: async (ask, origin) => {
    const { site } = await ask(OpenSearchDocument, {})
    const name = site?.groupName ?? 'Research group'
    return [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
      // Programs cut it after 16 characters.
      `  <ShortName>${escaped(Array.from(name).slice(0, 16).join('').trim())}</ShortName>`,
      `  <Description>${escaped(`Publications of the ${name}`)}</Description>`,
      '  <InputEncoding>UTF-8</InputEncoding>',
      `  <Url type="text/html" template="${escaped(`${origin}${paths.publications}?q={searchTerms}`)}"/>`,
      `  <Url type="application/x-bibtex" template="${escaped(`${origin}${paths.publicationsExport('bib', '?q={searchTerms}')}`)}"/>`,
      `  <Url type="application/opensearchdescription+xml" rel="self" template="${escaped(origin + paths.openSearch)}"/>`,
      '</OpenSearchDescription>',
      '',
    ].join('\n')
  },
})

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
