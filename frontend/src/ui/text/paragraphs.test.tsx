import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Paragraphs } from './paragraphs'

const shown = (text: string) =>
  renderToStaticMarkup(<Paragraphs>{text}</Paragraphs>).replaceAll(/ (?:class|rel)="[^"]*"/g, '')

test('a blank line begins a paragraph, a line within one does not', () => {
  expect(shown('One\nand more.\n\n \nTwo.\n')).toBe('<p>One\nand more.</p><p>Two.</p>')
})

test('lines that begin with a hyphen or a bullet are a list, also below a sentence', () => {
  expect(shown('We look for:\n- a student\n- a postdoc\n\nWrite to us.')).toBe(
    '<p>We look for:</p><ul><li>a student</li><li>a postdoc</li></ul><p>Write to us.</p>',
  )
  expect(shown('• CO₂ at −5 °C')).toBe('<ul><li>CO<sub>2</sub> at −5\u00a0°C</li></ul>')
})

test.each([
  ['**Deadline:** *5 May*', '<strong>Deadline:</strong> <em>5 May</em>'],
  ['against *E. coli* (*p*-type)', 'against <em>E. coli</em> (<em>p</em>-type)'],
  ['**[The call](/call)** is open', '<strong><a href="/call">The call</a></strong> is open'],
  [
    '*N*,*N*-dimethylformamide, 4-*tert*-butyl',
    '<em>N</em>,<em>N</em>-dimethylformamide, 4-<em>tert</em>-butyl',
  ],
  [
    '*in vitro*–*in vivo*, *x*=*y* [*J*]',
    '<em>in vitro</em>–<em>in vivo</em>, <em>x</em>=<em>y</em> [<em>J</em>]',
  ],
  ['**T (in K)** and 这是**重点**内容', '<strong>T (in K)</strong> and <bdi lang="zh">这是</bdi><strong>'],
  ['[The **new** call](/call)', '<a href="/call">The <strong>new</strong> call</a>'],
  ['**H₂O:** https://example.org/*a*', '<strong>H<sub>2</sub>O:</strong> <a href="https://example.org/*a">'],
])('what stands between asterisks is bold or in italics: %s', (text, html) => {
  expect(shown(text)).toContain(`<p>${html}`)
})

test.each([
  '5 * 3 * 2 and a*b*c',
  'A. Sample*, B. Demo*',
  '*Equal contribution. **Letters to B. Demo',
  'A. Sample * and * B. Demo',
  'the a*, b* values (*) and (**)',
  '(*y) and (z*), x=*y and z=*',
  'un*frigging*believable',
  '*over\ntwo lines*',
  `**${'*a '.repeat(5)}`,
])('other asterisks are text: %s', (text) => {
  expect(shown(text)).toBe(`<p>${text}</p>`)
})

test('the bullets that Word puts on the clipboard are a list', () => {
  expect(shown('\uf0b7\ta\n·\tb\n▪ c\no\td\n➢ e')).toBe(
    `<ul>${['a', 'b', 'c', 'd', 'e'].map((item) => `<li>${item}</li>`).join('')}</ul>`,
  )
  expect(shown('o my')).toBe('<p>o my</p>')
})

test('lines that count from one are a numbered list', () => {
  expect(shown('To apply:\n1. Write to us.\n2. Come.\n\n1) One')).toBe(
    '<p>To apply:</p><ol><li>Write to us.</li><li>Come.</li></ol><ol><li>One</li></ol>',
  )
})

test.each([
  ['1. a\n\n2. b\n\n3. c', '<ol><li>a</li><li>b</li><li>c</li></ol>'],
  ['1. a\n1. b\n1. c', '<ol><li>a</li><li>b</li><li>c</li></ol>'],
  ['1. a\n   goes on\n2. b', '<ol><li>a\ngoes on</li><li>b</li></ol>'],
  ['1. a\n- x\n2. b', '<ol><li>a</li></ol><ul><li>x</li></ul><ol start="2"><li>b</li></ol>'],
  ['1. a\n\nWords.\n\n2. b', '<ol><li>a</li></ol><p>Words.</p><ol start="2"><li>b</li></ol>'],
  ['- a\n  goes on\n\n- b', '<ul><li>a\ngoes on</li><li>b</li></ul>'],
  ['- a\n  - x\n   - y\n    z\n- b', '<ul><li>a<ul><li>x</li><li>y\nz</li></ul></li><li>b</li></ul>'],
  [
    '- a\n  - x\n    - y\n    - z\n      goes on\n  - w\n- b',
    '<ul><li>a<ul><li>x<ul><li>y</li><li>z\ngoes on</li></ul></li><li>w</li></ul></li><li>b</li></ul>',
  ],
  ['- a\n\t- x\n  - y', '<ul><li>a<ul><li>x</li><li>y</li></ul></li></ul>'],
  [
    '1. a\n   1. x\n   2. y\n2. b\n   1. z',
    '<ol><li>a<ol><li>x</li><li>y</li></ol></li><li>b<ol><li>z</li></ol></li></ol>',
  ],
  ['- a\n  1. x\n  - y', '<ul><li>a<ol><li>x</li></ol><ul><li>y</li></ul></li></ul>'],
  ['- a\n  12. May', '<ul><li>a\n12. May</li></ul>'],
  ['1. a\n   - x\n2. b', '<ol><li>a<ul><li>x</li></ul></li><li>b</li></ol>'],
  ['  - a\n  - b', '<ul><li>a</li><li>b</li></ul>'],
])('lists are read as people type them: %j', (text, html) => {
  expect(shown(text)).toBe(html)
})

test('a number that does not count on stays', () => {
  expect(shown('12. May, or\n1.5 K\n1.a')).toBe('<p>12. May, or\n1.5\u00a0K\n1.a</p>')
  expect(shown('1. One\n3. Three')).toBe('<ol><li>One</li></ol><p>3. Three</p>')
})

test('a hyphen that is none of a list stays', () => {
  expect(shown('-5 °C is cold,\n–5 too; - so')).toBe('<p>-5\u00a0°C is cold,\n–5 too; - so</p>')
})

test('words lead to the address behind them', () => {
  expect(shown('See [the **call**](https://example.org/a_(b)) and [us](/team).')).toBe(
    '<p>See <a href="https://example.org/a_(b)">the <strong>call</strong></a> and <a href="/team">us</a>.</p>',
  )
})
