import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepare } from './prepare'
import { render } from './render'

const folder = mkdtempSync(join(tmpdir(), 'drawings-'))
const source = join(folder, 'plot.png')

/** Thin lines in sixteen colours: their edges have more when they are made smaller. */
beforeAll(async () => {
  const line = (_: unknown, index: number) =>
    `<path d="M0 ${String(index * 20)} L1600 ${String((index * 197) % 1000)}" stroke="hsl(${String((index * 23) % 360)} 80% 40%)"/>`
  const lines = Array.from({ length: 50 }, line).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="#fff"/>${lines}</svg>`
  await sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toFile(source)
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

test('no smaller PNG of a drawing is heavier than the drawing', async () => {
  const { image, copies } = await prepare({ source, target: join(folder, 'upload'), format: 'png' })
  for (const { size } of copies.values()) expect(size).toBeLessThan(image.size)
  const place = join(folder, 'renditions')
  mkdirSync(place)
  const { made } = await render({ source: image.filepath, folder: place })
  const own = made.filter(({ kind }) => kind === 'png')
  expect(own.length).toBeGreaterThan(1)
  for (const { size, filepath, width } of own) {
    expect(size).toBeLessThanOrEqual(image.size)
    expect(statSync(filepath).size).toBe(size)
    expect((await sharp(filepath).metadata()).width).toBe(width)
  }
  const sizes = own.map(({ size }) => size)
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
})
