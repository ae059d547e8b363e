import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { startWithoutSharp } from './without-sharp'

test('what the upload plugin takes for sharp decodes nothing', () => {
  startWithoutSharp()
  const own = createRequire(__filename)
  const plugin = createRequire(own.resolve('@strapi/strapi/package.json')).resolve(
    '@strapi/upload/package.json',
  )
  const sharp = createRequire(plugin)('sharp') as (() => void) & { cache(on: boolean): void }
  sharp.cache(false)
  expect(sharp).toThrow('Images are decoded in a process of their own')
})
