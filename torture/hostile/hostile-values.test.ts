import { expect, test } from 'vitest'
import { hostileValues } from './hostile-values.ts'

test('every value can be sent as JSON, with what makes it hostile', () => {
  const sent = new Map(hostileValues('mark').map(({ name, value }) => [name, JSON.stringify(value)]))
  expect(sent.get('NUL alone')).toBe('"\\u0000"')
  expect(sent.get('a lone high surrogate') ?? '').toMatch(/\\ud800/)
  expect(sent.get('an object with a prototype') ?? '').toMatch(/"__proto__"/)
  for (const [name, text] of sent) expect(typeof text, name).toBe('string')
})

test('what would run names what it belongs to', () => {
  const scripts = hostileValues('mark').flatMap(({ value }) =>
    typeof value === 'string' && value.includes('<script>') && !value.startsWith('data:') ? [value] : [],
  )
  expect(scripts.length).toBeGreaterThan(5)
  for (const script of scripts) expect(script).toMatch(/mark/)
})
