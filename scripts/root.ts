import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Absolute place of a file of the project. */
export const inRoot = (...parts: string[]): string => path.join(root, ...parts)
