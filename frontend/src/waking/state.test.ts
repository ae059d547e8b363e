import { expect, test } from 'vitest'
import { writeState } from './state'

test('nothing in the data can end the script element that carries it', () => {
  const written = writeState({
    origin: '',
    router: { loaderData: { page: '</script><script>alert(1)</script>\u2028' }, errors: null },
    scripts: [],
  })
  expect(written).not.toMatch(/[<\u2028]/)
  expect(JSON.parse(written)).toHaveProperty(
    'router.loaderData.page',
    '</script><script>alert(1)</script>\u2028',
  )
})
