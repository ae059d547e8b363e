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
  /** The style sheet of what visitors see, relative to the build's folder. */
  styleFile: string
}

/**
 * What Vite built.
 *
 * @throws when the build is missing or has no entry. The cure is `npm run build`.
 */
export function readBuild(manifestPath: string): Build {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(manifestPath, 'utf8')))
  const find = (name: string) => {
    const entry = manifest[name]
    if (!entry) throw new Error(`The build has no ${name}. Run \`npm run build\` again.`)
    return entry
  }
  const entry = 'src/entry-client.tsx'
  const scriptsOf = (source: string): string[] => {
    const seen = new Set([entry])
    const scripts: string[] = []
    const collect = (name: string) => {
      if (seen.has(name)) return
      seen.add(name)
      collectImports(name)
      scripts.push(`/${find(name).file}`)
    }
    const collectImports = (name: string) => {
      find(name).imports.forEach(collect)
    }
    collectImports(entry)
    collect(source)
    return scripts
  }
  const names = Object.keys(manifest)
  const pages = names.filter((name) => name.startsWith('src/features/'))
  return {
    bootFile: find('src/boot.ts').file,
    entry: `/${find(entry).file}`,
    scripts: Object.fromEntries(pages.map((name) => [name, scriptsOf(name)])),
    styleFile: find(names.find((name) => /^_site-.*\.css$/.test(name)) ?? 'sheet for visitors').file,
  }
}
