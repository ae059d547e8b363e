import { readdirSync } from 'node:fs'
import path from 'node:path'

const letters = 26

/**
 * Short names for the classes and animations of CSS modules (`b3`: the second sheet's fourth). They stand in every page
 * many times, and the first 14 kB of a page arrive without a further round trip (RFC 6928). The same for every build of
 * the same sources, because pages are made by one build and taken over in the browser by another.
 *
 * @param folder where the sheets are
 * @returns what `css.modules.generateScopedName` of Vite takes
 */
export function shortClassNames(folder: string): (name: string, file: string, css: string) => string {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(folder, file))
    .sort()
  return (name, file, css) => {
    const sheet = sheets.indexOf(path.normalize(file))
    const names = [
      ...new Set([...css.matchAll(/(?:\.|@keyframes )([a-z_][\w-]*)/gi)].map(([, found]) => found)),
    ]
    const place = names.indexOf(name)
    if (sheet < 0 || place < 0) throw new Error(`${file} does not name ${name}, or is none of ${folder}.`)
    return lettersOf(sheet) + String(place)
  }
}

/** a … z, aa, ab … */
const lettersOf = (index: number): string =>
  (index < letters ? '' : lettersOf(Math.floor(index / letters) - 1)) +
  String.fromCharCode('a'.charCodeAt(0) + (index % letters))
