import { expect, test } from 'vitest'
import { pageStyles } from './page-styles'

const stylesOf = (sheet: string, html = '<p class="a b">'): string => pageStyles(sheet)(html)

test('rules for classes that the page does not have are left out, and what stands around nothing else', () => {
  expect(stylesOf('.a{top:0}.c{top:1px}.a .c{top:2px}.c,.b{top:3px}')).toBe('.a{top:0}.c,.b{top:3px}')
  expect(stylesOf('@layer x{@media print{.c{top:0}}.b{top:0}}@media print{.c{top:0}}')).toBe(
    '@layer x{.b{top:0}}',
  )
})

test('a layer keeps its place among the others, because the whole sheet comes later', () => {
  expect(stylesOf('@layer one{.c{top:0}}@layer two{.a{top:0}}')).toBe('@layer one{}@layer two{.a{top:0}}')
})

test('a class whose name begins like one of the page is another', () => {
  expect(stylesOf('.a0{top:0}.b.a0{top:0}', '<p class="a">')).toBe('')
})

test('a state, an element, an attribute or a class that may be there or not leaves nothing out', () => {
  for (const rule of [
    '.a:hover::before{top:0}',
    'table td{top:0}',
    '.a[href$=".pdf"]{top:0}',
    '.a:not(.c){top:0}',
    ':is(.c,.a) .b{top:0}',
    '.a:has(>.c:not(.d)){top:0}',
    '.a:where([data-x],.c) p{top:0}',
  ])
    expect(stylesOf(rule)).toBe(rule)
})

test('the rules of accent colours are for pages that have one', () => {
  const sheet =
    '@layer x{@supports (top:0){[data-accent]:not([data-accent=teal]){top:0}}}[data-accent=blue]{top:0}'
  expect(stylesOf(sheet)).toBe('@layer x{}')
  expect(stylesOf(sheet, '<html data-accent="blue">')).toBe(sheet)
})

test('what is for no class in particular stays, in its order', () => {
  const sheet =
    '@layer one,two;@font-face{font-family:F;src:url(/f.woff2)}@page{margin:0}@layer two{:root{--x:"}"}}@keyframes k{to{top:0}}'
  expect(stylesOf(sheet)).toBe(sheet)
})
