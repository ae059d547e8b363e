import { brotliCompressSync } from 'node:zlib'
import { startNginx, type StaticSite } from './nginx.ts'
import type { Site } from './site.ts'

/** The page as a person would write it by hand for a static server: the same content, and no script. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '')

/**
 * Pages of the site as static files.
 *
 * @param program nginx
 */
export async function startStaticCopy(
  program: string,
  site: Site,
  paths: readonly string[],
): Promise<StaticSite> {
  const pages = new Map<string, Buffer>()
  for (const path of paths) {
    const html = await (await fetch(site.url + path)).text()
    pages.set(path, brotliCompressSync(withoutScripts(html)))
  }
  return startNginx(program, pages, site.url)
}
