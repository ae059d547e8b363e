import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
  }),
)

export interface Build {
  /** The text of the script that wakes a page. */
  boot: string
  /** Public address of the script by which React takes over the page. */
  entry: string
  /**
   * By the source file of a page: the public addresses of its script and of everything that it or `entry` imports, each
   * after those that it imports itself.
   */
  scripts: Record<string, string[]>
  /** The text of all styles that visitors see: the fonts, and the style sheet. */
  styles: string
  /** Public address of the style sheet, which waking fetches. */
  sheet: string
}

/**
 * What Vite built.
 *
 * @param client the folder of the build for browsers
 * @throws when the build is missing or has no entry. The cure is `npm run build`.
 */
export function readBuild(client: string): Build {
  const read = (file: string) => readFileSync(path.join(client, file), 'utf8').trim()
  const manifest = v.parse(manifestSchema, JSON.parse(read('.vite/manifest.json')))
  const find = (name: string) => {
    const part = manifest[name]
    if (!part) throw new Error(`The build has no ${name}. Run \`npm run build\` again.`)
    return part
  }
  const addressOf = (name: string) => `/${find(name).file}`
  const textOf = (name: string) => read(find(name).file)
  const entry = addressOf('src/waking/entry-client.tsx')
  const scriptsOf = (source: string): string[] => {
    const seen = new Set<string>()
    const scripts: string[] = []
    const collect = (name: string) => {
      if (seen.has(name)) return
      seen.add(name)
      find(name).imports.forEach(collect)
      scripts.push(addressOf(name))
    }
    collect('src/waking/entry-client.tsx')
    collect(source)
    return scripts.filter((script) => script !== entry)
  }
  const names = Object.keys(manifest)
  const pages = names.filter((name) => name.startsWith('src/features/'))
  const sheet = names.find((name) => /^_site-.*\.css$/.test(name)) ?? 'sheet for visitors'
  return {
    boot: textOf('src/waking/boot.ts'),
    entry,
    scripts: Object.fromEntries(pages.map((name) => [name, scriptsOf(name)])),
    styles: textOf('src/ui/theme/fonts.css') + textOf(sheet),
    sheet: addressOf(sheet),
  }
}
