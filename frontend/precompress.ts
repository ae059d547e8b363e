import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Texts; everything else in a build is compressed already. */
const worthwhile = /\.(js|css|svg|json)$/
/** In bytes: what is smaller gains nothing. */
const smallest = 400

/** Writes a brotli and a gzip copy beside every text of the build, once and as small as they get. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle({ dir }) {
    if (dir === undefined) return
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!worthwhile.test(name)) continue
      const file = path.join(dir, name)
      const text = readFileSync(file)
      if (text.length < smallest) continue
      writeFileSync(
        `${file}.br`,
        brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      )
      writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
    }
  },
})
