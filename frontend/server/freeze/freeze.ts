import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { paths } from '../../src/paths'
import { createApp } from '../app'
import { CmsInstances } from '../cms/instances'
import { serveBuildFiles } from '../http/build-files'
import { noStore } from '../pages/kept-pages'
import { createApplication } from '../render/application'
import { readBuild } from '../render/build'
import { crawl, type Answer } from './crawl'
import { Folder, type Outcome } from './folder'
import { formerPages } from './former-pages'

export interface FreezeOptions {
  /** Where the instances of the CMS answer. */
  cmsUrls: string[]
  /** The public origin of the site. */
  origin: string
  /** Where the public finds the folder, without a slash at the end. */
  home: string
  /** The folder that the files go to. */
  to: string
  /** The folder of the build for browsers. */
  client: string
  log: (message: string, error?: unknown) => void
}

/** What a page shows without JavaScript is what it shows here, where no script wakes it, in every browser. */
const withoutScripts = (styles: string): string =>
  styles.replace(/\(scripting:\s*none\)/g, 'all').replace(/\(scripting:\s*enabled\)/g, 'not all')

/**
 * Writes the whole public site into a folder of plain files. They are what the site itself answers, made by a site of its
 * own in this process that nobody else can ask.
 *
 * @throws Error when something cannot be answered; the folder is then as it was
 */
export async function freeze(options: FreezeOptions): Promise<Outcome & { pages: number; dead: string[] }> {
  const { cmsUrls, origin, home, to, client, log } = options
  const folder = await Folder.open(to)
  const styles = withoutScripts(readBuild(client).styles)
  const load = () => import('../../src/entry-server')
  const application = createApplication(
    { cmsUrls, origin: home, frozen: true, styles, boot: '', entry: '', scriptsOf: () => [] },
    load,
    log,
  )
  const app = createApp({
    cmsUrls,
    origin: home,
    proxies: 0,
    application,
    store: noStore,
    bytes: 0,
    serveFile: serveBuildFiles(client, log),
    log,
  })
  const server = createServer(app.listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const { fixedAddresses } = await load()
    const former = await formerPages(new CmsInstances(cmsUrls))
    const start = [...fixedAddresses(), paths.sitemap, paths.robots, paths.securityText, ...former]
    const get = (address: string) => ask(`http://127.0.0.1:${String(port)}${address}`)
    const found = await crawl({ start, get, folder, home, origin })
    // Who publishes at GitHub would miss what begins with an underscore.
    await folder.put('.nojekyll', new Uint8Array())
    return { ...found, ...(await folder.publish()) }
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

async function ask(address: string): Promise<Answer> {
  const response = await fetch(address, { redirect: 'manual' })
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    location: response.headers.get('location') ?? '/',
    body: new Uint8Array(await response.arrayBuffer()),
  }
}
