import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { announcements, contentVersion } from '../content-version/count'
import { environment } from '../environment/environment'
import { countWaiting } from '../renditions/claim'
import { kindOfRequest } from './kind-of-request'

/** Seconds. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** What Prometheus is told of this process; it measures from now on. */
export function createMetrics(strapi: Core.Strapi): Registry {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  timeRequests(strapi.server.httpServer, registry)

  const changes = new Counter({
    name: 'cms_content_changes_total',
    help: 'Saves of this instance that changed what visitors may see; one for all that belongs together.',
    registers,
  })
  announcements.on('changed', () => {
    changes.inc()
  })

  /** What cannot be found out is NaN, and costs nobody the other values; /ready says why. */
  const gauge = (name: string, help: string, find: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await find().catch(() => NaN))
      },
    })
  gauge(
    'cms_content_version',
    'Number of the last change.',
    async () => (await contentVersion(strapi)).version,
  )
  gauge('cms_renditions_waiting', 'Images whose copies in other sizes are still to be made.', () =>
    countWaiting(strapi),
  )
  gauge('cms_last_backup_timestamp_seconds', 'When the last backup was made; 0 before the first.', lastBackup)
  return registry
}

function timeRequests(server: Server, registry: Registry): void {
  const requests = new Histogram({
    name: 'cms_http_request_duration_seconds',
    help: 'Time until an answer has left, by what was asked for and the status; status 0 when the asker went away before.',
    labelNames: ['kind', 'status'],
    buckets,
    registers: [registry],
  })
  server.on('request', ({ method, url }, response) => {
    const end = requests.startTimer({ kind: kindOfRequest(method, url) })
    response.once('close', () => {
      end({ status: response.writableFinished ? response.statusCode : 0 })
    })
  })
}

/** What `npm run site -- backup` writes down, in seconds since 1970. */
async function lastBackup(): Promise<number> {
  const note = await readFile(join(environment().dataDir, 'last-backup.json'), 'utf8').catch(() => undefined)
  if (note === undefined) return 0
  const { made } = JSON.parse(note) as { made: string }
  return Date.parse(made) / 1000
}
