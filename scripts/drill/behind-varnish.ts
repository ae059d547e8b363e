import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { writeSeed } from '../../torture/site/seed.ts'
import { staffPassword } from '../../torture/site/site.ts'
import { Staff } from '../../torture/site/staff.ts'
import { imagesMade } from '../site/database/images-made.ts'
import { inRoot } from '../root.ts'
import { makeSecrets } from '../environment/secrets.ts'
import { freePort, startServer, waitUntilHealthy } from '../processes/server.ts'
import type { Steps } from './steps.ts'
import { sqliteFile } from '../site/place.ts'
import { withSite } from '../site/throw-away.ts'

const saves = 30
const readers = 10
const addresses = ['/', '/updates', '/publications', '/team', '/event', '/facilities', '/gallery', '/contact']

/**
 * The site behind Varnish with the configuration of `deploy/varnish`: nobody is shown anything older after a save.
 *
 * @throws Error when Varnish is not installed, or something does not start
 */
export async function behindVarnish(folder: string, { step, note }: Steps): Promise<void> {
  const [port, purgePort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${String(port)}`
  const inFolder = (name: string) => path.join(folder, name)
  const [data, seed, varnish] = [inFolder('data'), inFolder('seed'), inFolder('varnish')]
  // What a Varnish that root starts works as is another user.
  chmodSync(folder, 0o755)
  await writeSeed(seed)
  mkdirSync(data)
  const variables = {
    ...makeSecrets(),
    PUBLIC_URL: url,
    TRUSTED_PROXIES: '1',
    SEED: 'true',
    SEED_DIR: seed,
    STAFF_PASSWORD: staffPassword,
    SHARED_CACHE: 'varnish',
    SHARED_CACHE_SECONDS: '86400',
    PURGE_URL: `http://127.0.0.1:${String(purgePort)}/`,
  }
  await withSite(data, variables, async ({ port: sitePort }) => {
    const vcl = readFileSync(inRoot('deploy/varnish/group-site.vcl'), 'utf8')
    const file = path.join(folder, 'site.vcl')
    writeFileSync(file, vcl.replace('"3000"', `"${String(sitePort)}"`))
    const listen = [`site=127.0.0.1:${String(port)}`, `purge=127.0.0.1:${String(purgePort)}`]
    const flags = ['-F', '-n', varnish, '-f', file, '-p', 'http_gzip_support=off']
    const server = startServer('varnish', ['varnishd', ...flags, ...listen.flatMap((one) => ['-a', one])], {
      cwd: folder,
      env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
    })
    try {
      await waitUntilHealthy(server, `${url}/health`, 200)
      await imagesMade(sqliteFile(data))
      const counted = (name: string) => {
        const line = execFileSync('varnishstat', ['-n', varnish, '-1', '-f', name], { encoding: 'utf8' })
        return Number(line.trim().split(/\s+/)[1])
      }
      await step(
        `behind Varnish: reads that failed, or showed anything older after one of ${String(saves)} saves`,
        async () => {
          let [isOver, read, failed, older] = [false, 0, 0, 0]
          const reader = async (index: number) => {
            for (let at = index; !isOver; at += 1) {
              const { status } = await fetch(url + (addresses[at % addresses.length] ?? '/')).catch(() => ({
                status: 0,
              }))
              read += 1
              if (status !== 200) failed += 1
              await setTimeout(20)
            }
          }
          const crowd = Array.from({ length: readers }, (_, index) => reader(index))
          const staff = new Staff(url)
          for (let count = 1; count <= saves; count += 1) {
            const title = `Behind Varnish, ${String(count)}`
            const reply = await staff.operate('CreateUpdate', { data: { title, key: title } })
            if (reply.is !== 'done') throw new Error(`A save was refused: ${JSON.stringify(reply)}`)
            for (let time = 0; time < 3; time += 1)
              if (!(await (await fetch(`${url}/updates`)).text()).includes(title)) older += 1
          }
          isOver = true
          await Promise.all(crowd)
          const [hits, misses] = [counted('MAIN.cache_hit'), counted('MAIN.cache_miss')]
          const ratio = ((100 * hits) / (hits + misses)).toFixed(1)
          note(
            `${String(read)} reads, ${String(failed)} failed; ${String(older)} of ${String(saves * 3)} older; ${ratio} % hits`,
          )
          return failed + older
        },
      )
    } finally {
      await server.stop()
    }
  })
}
