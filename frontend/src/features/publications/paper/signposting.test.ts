import { expect, test } from 'vitest'
import { fullArticle, sampleRecord } from '../record/sample-record'
import { signposting } from './signposting'

const origin = 'https://group.example'
const linksOf = (...given: Parameters<typeof signposting>) => signposting(...given)['link']?.split(', ') ?? []

test('a page tells how it is cited, who wrote it, where it can be read and what describes it', () => {
  const page = `${origin}/publications/${fullArticle.slug}`
  expect(linksOf(origin, { ...fullArticle, licence: 'CC BY 4.0' }, ['/people/a-sample'])).toEqual([
    '<https://doi.org/10.5555/sjsa.2020.0123>; rel="cite-as"',
    '<https://group.example/people/a-sample>; rel="author"',
    '<https://example.org/zno%20nanorods.pdf>; rel="item"; type="application/pdf"',
    '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
    `<${page}.bib>; rel="describedby"; type="application/x-bibtex"`,
    `<${page}.ris>; rel="describedby"; type="application/x-research-info-systems"`,
    `<${page}.json>; rel="describedby"; type="application/vnd.citationstyles.csl+json"`,
    `<${page}.jsonld>; rel="describedby"; type="application/ld+json"`,
    '<https://schema.org/AboutPage>; rel="type"',
    '<https://schema.org/ScholarlyArticle>; rel="type"',
  ])
})

test('what is unknown is not told, and nothing but ASCII is', () => {
  const links = linksOf(origin, sampleRecord({ pdfLink: 'https://example.org/größe.pdf' }), [])
  expect(links.join()).toMatch(/^[ -~]*$/)
  expect(links.filter((link) => /cite-as|author|license/.test(link))).toEqual([])
})
