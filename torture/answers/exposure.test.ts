import { expect, test } from 'vitest'
import { exposed } from './exposure.ts'

test('escaped text is no fault', () => {
  expect(
    exposed('text/html', '<p>&lt;script>torture()&lt;/script> &quot;onmouseover=&quot;torture()</p>'),
  ).toEqual([])
  expect(exposed('text/calendar', 'SUMMARY:a\\nSUMMARY:torture-injected\r\n')).toEqual([])
  expect(exposed('application/x-bibtex', 'title={<script>torture()</script>}')).toEqual([])
})

test('text that became markup is found', () => {
  for (const html of [
    '<p><script>torture()</script></p>',
    '<a href="javascript:torture()">',
    '<a href=" java\tscript:torture()">',
    '<p title=""onmouseover="torture()">',
  ])
    expect(exposed('text/html', html).length, html).toBe(1)
})

test('quotes of a text are no fault where there is no attribute', () => {
  expect(exposed('application/atom+xml', '<title>a "onmouseover="torture()</title>')).toEqual([])
  const json = `<script type="application/json">["x ' onfocus='torture()"]</script>`
  expect(exposed('text/html', json)).toEqual([])
})

test('control characters are found in every form', () => {
  expect(exposed('text/calendar', 'a\0b').length).toBe(1)
  expect(exposed('application/json', '{"a":["b\\u0000"]}').length).toBe(1)
  expect(exposed('text/html', '<script type="application/json">{"a":"\\u0008"}</script>').length).toBe(1)
})

test('a line that came out of a text is found', () => {
  expect(exposed('text/calendar', 'BEGIN:VEVENT\r\nSUMMARY:torture-injected\r\n').length).toBe(1)
})

test('JSON that cannot be read is found', () => {
  expect(exposed('application/json', '{').length).toBe(1)
})
