// Without this a content type that was removed from the sources would stay in dist and be loaded.
import { rmSync } from 'node:fs'

rmSync('dist', { recursive: true, force: true })
