import { createRequire, Module } from 'node:module'

/**
 * Puts an empty stand-in in the place of sharp, which Strapi's upload plugin loads with itself: all that Strapi would do
 * with it is done in a process of its own (files/known-files-only.ts), and loading it takes 20 MB and a fifth of a second. Call before
 * Strapi loads its plugins.
 */
export function startWithoutSharp(): void {
  const own = createRequire(__filename)
  const file = own.resolve('sharp')
  const standIn = new Module(file)
  const nothing = () => undefined
  // The plugin sets these two when it is registered.
  standIn.exports = Object.assign(
    () => {
      throw new Error('Images are decoded in a process of their own. Ask images/image-process.ts for it.')
    },
    { cache: nothing, concurrency: nothing },
  )
  standIn.loaded = true
  own.cache[file] = standIn
}
