import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Busy, Interrupted } from './errors'
import { ImageProcess } from './image-process'

const folder = mkdtempSync(join(tmpdir(), 'image-process-'))
const [large, small] = [join(folder, 'large.jpg'), join(folder, 'small.jpg')]
const images = new ImageProcess(join(__dirname, '../../dist/src/images/main.js'))

beforeAll(async () => {
  for (const [file, width] of [
    [large, 4000],
    [small, 20],
  ] as const) {
    await sharp({ create: { width, height: width, channels: 3, background: '#456' } }).toFile(file)
  }
})
afterAll(async () => {
  await images.end()
  rmSync(folder, { recursive: true })
})

let targets = 0
const prepare = (source: string) => {
  targets += 1
  return images.run('prepare', { source, target: join(folder, String(targets)), format: 'jpeg' })
}
const render = (source: string) => {
  targets += 1
  const made = join(folder, String(targets))
  mkdirSync(made)
  return images.run('render', { source, folder: made })
}

test('an upload does not wait for renditions, which can be made afterwards', async () => {
  const interrupted = render(large)
  const refused = expect(interrupted).rejects.toThrow(Interrupted)
  const { image } = await prepare(small)
  expect(image).toMatchObject({ width: 20, height: 20 })
  await refused
  expect((await render(small)).made).toHaveLength(3)
})

test('one that waits behind too many others is refused, and they are served', async () => {
  const served = Array.from({ length: 25 }, () => prepare(small))
  await expect(prepare(small)).rejects.toThrow(Busy)
  expect(await Promise.all(served)).toHaveLength(25)
})

test('what cannot be read fails alone', async () => {
  const [failed, next] = [prepare(__filename), prepare(small)]
  await expect(failed).rejects.toThrow('unsupported image format')
  expect((await next).image.width).toBe(20)
})

test('at the end nobody is kept waiting', async () => {
  const waiting = [render(large), prepare(large), prepare(small)]
  await Promise.all([images.end(), ...waiting.map((one) => expect(one).rejects.toThrow(Interrupted))])
  await expect(prepare(small)).rejects.toThrow(Interrupted)
})
