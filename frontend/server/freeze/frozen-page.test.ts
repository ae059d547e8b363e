import { expect, test } from 'vitest'
import { frozenPage } from './frozen-page'

const freeze = (body: string) =>
  frozenPage(
    `<!doctype html><head></head><body>${body}</body>`,
    ['https://old.example', 'https://new.example/site'],
    (address, manner) => (manner === 'relative' ? `..${address}` : `https://new.example/site${address}`),
  ).replace(/.*<body>(.*)<\/body>.*/s, '$1')

test("the site's own addresses are others, wherever a page names one", () => {
  const cases: [string, string][] = [
    ['<a href="/team#x">T</a>', '<a href="../team#x">T</a>'],
    ['<a href="https://old.example/team">T</a>', '<a href="https://new.example/site/team">T</a>'],
    [
      '<img srcset="/a.jpg 1x, /b.jpg 640w" src="/a.jpg">',
      '<img srcset="../a.jpg 1x, ../b.jpg 640w" src="../a.jpg">',
    ],
    ['<style>@font-face{src:url(/f.woff2)}</style>', '<style>@font-face{src:url(../f.woff2)}</style>'],
    [
      '<script type="application/ld+json">{"url":"https://old.example/a","name":"/b \\u003c/script>"}</script>',
      '<script type="application/ld+json">{"url":"https://new.example/site/a","name":"/b \\u003c/script>"}</script>',
    ],
  ]
  for (const [before, after] of cases) expect(freeze(before)).toBe(after)
})

test('what belongs to others, and what people wrote, stays as it is', () => {
  for (const page of [
    '<a href="#here">H</a><a href="//cdn.example/x">C</a><a href="https://old.example.org/">O</a>',
    '<a href="mailto:a@old.example">M</a>',
    '<p>/team and https://old.example/team are &lt;addresses&gt; &amp; text</p>',
  ])
    expect(freeze(page)).toBe(page)
})

test('a button that only a program would answer for is not there', () => {
  expect(freeze('<p>A<button>Copy</button></p><button popovertarget="m">Menu</button>')).toBe(
    '<p>A</p><button popovertarget="m">Menu</button>',
  )
})
