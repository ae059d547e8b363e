import { expect, test } from 'vitest'
import { excerptOf } from './excerpt'

const text =
  'We build devices.\nOur [sensors](https://example.org/a) tell ammonia from water. They last for years. The end.'

test('the sentence that holds the most of the words comes first, with what follows it', () => {
  expect(excerptOf(['We are ten.', text], ['ammonia', 'sensor'])).toBe(
    'Our sensors tell ammonia from water. They last for years. The end.',
  )
})

test('nobody reads the asterisks of bold words', () => {
  expect(excerptOf(['**Deadline:** 5 * 3 of *E. coli*, *N*,*N*-.'], [])).toBe(
    'Deadline: 5 * 3 of E. coli, N,N-.',
  )
})

test('nor the marks of headings and tables', () => {
  const page =
    '## Running\n\n| Project | Years |\n| --- | :-: |\n| Sensors of smoke | 2024 |\n[image 2]\nA\tB\n#1 is this.\n# of seats: 5'
  expect(excerptOf([page], ['smoke'])).toBe('Sensors of smoke · 2024 · A · B · #1 is this. # of seats: 5')
  expect(excerptOf([page], [])).toBe(
    'Running · Project · Years · Sensors of smoke · 2024 · A · B · #1 is this. # of seats: 5',
  )
})

test('where none is held it is the beginning', () => {
  expect(excerptOf([text], ['graphene'])).toMatch(/^We build devices\. Our sensors tell/)
  expect(excerptOf([], ['graphene'])).toBe('')
})

test('of a long sentence it is the part around the word, not more than two lines', () => {
  const long = `${'before '.repeat(60)}the métal oxide ${'after '.repeat(60)}`
  const found = excerptOf([long], ['metal'])
  expect(found).toMatch(/^… before before before before the métal oxide after .* after …$/)
  expect(found.length).toBeLessThan(190)
})

test('a text without spaces is cut too, and begins with the sentence that holds the word', () => {
  expect(excerptOf(['x'.repeat(500)], ['y'])).toBe(`${'x'.repeat(180)}…`)
  const chinese = `${'我们制造传感器。'.repeat(3)}石墨烯很薄。${'它很结实。'.repeat(80)}`
  expect(excerptOf([chinese], ['石墨烯很薄'])).toMatch(/^石墨烯很薄。/)
  expect(excerptOf([chinese], ['石墨烯很薄']).length).toBeLessThan(400)
})

test('a formula stays, of a link and of a list the words do', () => {
  expect(excerptOf(['We made [Ru(bpy)3](PF6)2 salts.'], ['salts'])).toBe('We made [Ru(bpy)3](PF6)2 salts.')
  expect(excerptOf(['See [the state](https://example.org/wiki/Gas_(state)) now.'], [])).toBe(
    'See the state now.',
  )
  expect(excerptOf(['Ours:\n- one lamp\n- two mirrors'], ['lamp'])).toBe('one lamp · two mirrors')
})
