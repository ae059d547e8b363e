import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exposed } from './exposure.ts'

test('escaped text is no fault', () => {
  assert.deepEqual(
    exposed('text/html', '<p>&lt;script>torture()&lt;/script> &quot;onmouseover=&quot;torture()</p>'),
    [],
  )
  assert.deepEqual(exposed('text/calendar', 'SUMMARY:a\\nSUMMARY:torture-injected\r\n'), [])
  assert.deepEqual(exposed('application/x-bibtex', 'title={<script>torture()</script>}'), [])
})

test('text that became markup is found', () => {
  for (const html of [
    '<p><script>torture()</script></p>',
    '<a href="javascript:torture()">',
    '<a href=" java\tscript:torture()">',
    '<p title=""onmouseover="torture()">',
  ])
    assert.equal(exposed('text/html', html).length, 1, html)
})

test('quotes of a text are no fault where there is no attribute', () => {
  assert.deepEqual(exposed('application/atom+xml', '<title>a "onmouseover="torture()</title>'), [])
  const json = `<script type="application/json">["x ' onfocus='torture()"]</script>`
  assert.deepEqual(exposed('text/html', json), [])
})

test('control characters are found in every form', () => {
  assert.equal(exposed('text/calendar', 'a\0b').length, 1)
  assert.equal(exposed('application/json', '{"a":["b\\u0000"]}').length, 1)
  assert.equal(exposed('text/html', '<script type="application/json">{"a":"\\u0008"}</script>').length, 1)
})

test('a line that came out of a text is found', () => {
  assert.equal(exposed('text/calendar', 'BEGIN:VEVENT\r\nSUMMARY:torture-injected\r\n').length, 1)
})

test('JSON that cannot be read is found', () => {
  assert.equal(exposed('application/json', '{').length, 1)
})
