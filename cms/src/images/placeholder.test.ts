import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePlaceholder } from './placeholder'

const plain = (alpha?: number) =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: alpha === undefined ? 3 : 4,
      background: { r: 10, g: 90, b: 120, ...(alpha !== undefined && { alpha }) },
    },
  })

test('an opaque picture has a placeholder, also where it could be transparent', async () => {
  for (const alpha of [undefined, 1])
    expect(await makePlaceholder(plain(alpha)), String(alpha)).toMatch(/^data:image\/webp;base64,.{40,200}$/)
})

test('what is drawn on nothing has none, nor what has round corners', async () => {
  const corners = Buffer.from('<svg width="300" height="200"><rect width="300" height="200" rx="12"/></svg>')
  expect(await makePlaceholder(plain(0))).toBeNull()
  expect(await makePlaceholder(sharp(corners))).toBeNull()
})

test('of an animation whose first frame is opaque', async () => {
  const frames = await Promise.all([0, 1].map(() => plain(1).png().toBuffer()))
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(gif).metadata()).hasAlpha).toBe(true)
  expect(await makePlaceholder(sharp(gif))).toMatch(/^data:/)
})
