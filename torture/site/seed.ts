import { cpSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../../scripts/root.ts'
import { packageOfCms } from '../../scripts/package-of-cms.ts'

interface Picture {
  png(): Picture
  jpeg(): Picture
  toFile(file: string): Promise<unknown>
  toBuffer(): Promise<Buffer>
}

const sharp = packageOfCms('sharp') as (options: object) => Picture

/** A small picture with some detail in it. */
export const picture = (width: number, height: number): Picture =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#456',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })

/** The sample content with small pictures: the copies that are made of large ones would keep everything else waiting. */
export async function writeSeed(folder: string): Promise<void> {
  const source = inRoot('cms/seed')
  mkdirSync(folder)
  for (const name of readdirSync(source).filter((file) => file.endsWith('.json'))) {
    cpSync(path.join(source, name), path.join(folder, name))
    for (const [, file = ''] of readFileSync(path.join(source, name), 'utf8').matchAll(
      /"file": "([^"]+)"/g,
    )) {
      const place = path.join(folder, 'images', file)
      mkdirSync(path.dirname(place), { recursive: true })
      const small = picture(160, 100)
      await (file.endsWith('.png') ? small.png() : small.jpeg()).toFile(place)
    }
  }
}
