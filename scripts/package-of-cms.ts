import { createRequire } from 'node:module'
import { inRoot } from './root.ts'

const require = createRequire(inRoot('cms/package.json'))

/** A package that the CMS has installed, or a file of its own: its drivers and its image library are those to test with. */
export const packageOfCms = (name: string): unknown => require(name)
