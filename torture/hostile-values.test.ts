import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hostileValues } from './hostile-values.ts'

test('every value can be sent as JSON, with what makes it hostile', () => {
  const sent = new Map(hostileValues('mark').map(({ name, value }) => [name, JSON.stringify(value)]))
  assert.equal(sent.get('NUL alone'), '"\\u0000"')
  assert.match(sent.get('a lone high surrogate') ?? '', /\\ud800/)
  assert.match(sent.get('an object with a prototype') ?? '', /"__proto__"/)
  for (const [name, text] of sent) assert.equal(typeof text, 'string', name)
})

test('what would run names what it belongs to', () => {
  const scripts = hostileValues('mark').flatMap(({ value }) =>
    typeof value === 'string' && value.includes('<script>') && !value.startsWith('data:') ? [value] : [],
  )
  assert.ok(scripts.length > 5)
  for (const script of scripts) assert.match(script, /mark/)
})
