// Without this a content type that was removed from the sources would stay in dist and be loaded.
import { existsSync, readdirSync, rmSync } from 'node:fs'

/** Strapi's admin panel, which is made of sources of its own (build-panel.mjs). */
const panel = 'build'

for (const entry of existsSync('dist') ? readdirSync('dist') : [])
  if (entry !== panel) rmSync(`dist/${entry}`, { recursive: true })
