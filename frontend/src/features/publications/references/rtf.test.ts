import { expect, test } from 'vitest'
import { citationStyles } from '../citation/styles'
import { fullArticle, sampleRecord } from '../record/sample-record'
import { rtf } from './rtf'

test('references are numbered, in italics, with real indices and a link', () => {
  const written = rtf([{ heading: '2020', start: 7, papers: [citationStyles.apa(fullArticle)] }])
  expect(written).toMatch(/^\{\\rtf1\\ansi/)
  expect(written).toContain(String.raw`\b 2020\b0\par`)
  expect(written).toContain(String.raw`7.\tab `)
  expect(written).toContain(String.raw`H{\sub 2}S at 10{\super \u8722?3} Pa`)
  expect(written).toContain(String.raw`{\i Sample Journal of Sensors & Actuators}`)
  expect(written).toContain(
    String.raw`{\field{\*\fldinst HYPERLINK "https://doi.org/10.5555/sjsa.2020.0123"}{\fldrslt https://doi.org/10.5555/sjsa.2020.0123}}`,
  )
})

test('a species is in italics', () => {
  const record = sampleRecord({ title: 'Films against <i>E. coli</i>' })
  expect(rtf([{ start: 1, papers: [citationStyles.apa(record)] }])).toContain(
    String.raw`Films against {\i E. coli}`,
  )
})

test('whatever a title holds is text, spelled in ASCII', () => {
  const title = 'A {\\b bold} claim: é, 東, 😀 and NUL\u0000'
  const written = rtf([{ start: 1, papers: [citationStyles.apa(sampleRecord({ title }))] }])
  expect(written).toContain(String.raw`A \{\\b bold\} claim: \u233?, \u26481?, \u-10179?\u-8704? and NUL.`)
  expect(written).toMatch(/^[\r\n -~]*$/)
  // Every brace that opens a group closes one.
  const bare = written.replaceAll(/\\[{}\\]/g, '')
  expect(bare.split('{').length).toBe(bare.split('}').length)
})
