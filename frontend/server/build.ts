import { readFileSync } from 'node:fs'
import { z } from 'zod'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
  }),
)

export interface Build {
  /** Public address of the script that wakes a page. */
  boot: string
  /** Public addresses of a source file's script and of everything it imports. */
  scriptsOf: (source: string) => string[]
  /** The site's one style sheet, relative to the build's folder. */
  styleFile: string
}

/**
 * What Vite built.
 *
 * @throws when the build is missing or has no entry. The cure is `npm run build`.
 */
export function readBuild(manifestPath: string): Build {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestPath, 'utf8')))
  const find = (name: string) => {
    const entry = manifest[name]
    if (!entry) throw new Error(`The build has no ${name}. Run \`npm run build\` again.`)
    return entry
  }
  const scriptsOf = (source: string): string[] => {
    const seen = new Set<string>()
    const collect = (name: string) => {
      if (seen.has(name)) return
      seen.add(name)
      find(name).imports.forEach(collect)
    }
    collect('src/entry-client.tsx')
    collect(source)
    return [...seen].map((name) => `/${find(name).file}`)
  }
  return { boot: `/${find('src/boot.ts').file}`, scriptsOf, styleFile: find('style.css').file }
}
