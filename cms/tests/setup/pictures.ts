import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** A small picture with some detail in it. */
export const picture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#456',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })

/** Makes every picture that the seed files of a folder name. */
export async function makePictures(seedDir: string): Promise<void> {
  const named = readdirSync(seedDir)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => [...readFileSync(join(seedDir, name), 'utf8').matchAll(/"file": "([^"]+)"/g)])
    .map(([, file]) => file ?? '')
  for (const file of new Set(named)) {
    const path = join(seedDir, 'images', file)
    mkdirSync(dirname(path), { recursive: true })
    // Small, because renditions are made of each by a process that has to wait for all others.
    await picture(480, 300).jpeg().toFile(path)
  }
}
