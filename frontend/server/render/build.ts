import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
  }),
)

export interface Build {
  /** The script that wakes a page, relative to the build's folder. */
  bootFile: string
  /** Public address of the script by which React takes over the page. */
  entry: string
  /**
   * By the source file of a page: the public addresses of its script and of everything that it or `entry` imports, each
   * after those that it imports itself.
   */
  scripts: Record<string, string[]>
  /** The style sheets of what visitors see, relative to the build's folder: the fonts, and the sheet that waking fetches. */
  fontsFile: string
  sheetFile: string
}

/**
 * What Vite built.
 *
 * @throws when the build is missing or has no entry. The cure is `npm run build`.
 */
export function readBuild(manifestPath: string): Build {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(manifestPath, 'utf8')))
  const find = (name: string) => {
    const part = manifest[name]
    if (!part) throw new Error(`The build has no ${name}. Run \`npm run build\` again.`)
    return part
  }
  const addressOf = (name: string) => `/${find(name).file}`
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
  return {
    bootFile: find('src/waking/boot.ts').file,
    entry,
    scripts: Object.fromEntries(pages.map((name) => [name, scriptsOf(name)])),
    fontsFile: find('src/ui/theme/fonts.css').file,
    sheetFile: find(names.find((name) => /^_site-.*\.css$/.test(name)) ?? 'sheet for visitors').file,
  }
}
