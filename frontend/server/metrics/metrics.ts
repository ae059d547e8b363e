import type { RequestListener } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AppState } from '../app'
import type { PlainGet } from '../http/fast-path'
import type { Application } from '../render/application'
import { kindOfRequest } from './kind-of-request'

/** Seconds: what is kept leaves within the first, what is made anew within the last ones. */
const buckets = [0.0005, 0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Find = (request: PlainGet) => Uint8Array | undefined

/** What Prometheus is told of this process. It is loaded, and measures, only where somebody wants to know. */
export class Metrics {
  readonly registry = new Registry()

  private readonly requests = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time until an answer has left, by what was asked for and the status; status 0 when the visitor went away before.',
    labelNames: ['kind', 'status'],
    buckets,
    registers: [this.registry],
  })

  private readonly renders = new Histogram({
    name: 'site_render_duration_seconds',
    help: 'Time to make a page, a feed or the answer to a query, by its status; status 0 when nothing could be made.',
    labelNames: ['status'],
    buckets,
    registers: [this.registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }

  /** Measures the answers that are ready to leave. */
  timeFind(find: Find): Find {
    return (request) => {
      const end = this.requests.startTimer()
      const bytes = find(request)
      // Of the status line `HTTP/1.1 200 OK`.
      const status = bytes && String.fromCharCode(...bytes.subarray(9, 12))
      if (status !== undefined) end({ kind: kindOfRequest('GET', request.target), status })
      return bytes
    }
  }

  /** Measures all other answers. */
  timeListener(listener: RequestListener): RequestListener {
    return (request, response) => {
      const end = this.requests.startTimer({ kind: kindOfRequest(request.method, request.url) })
      response.once('close', () => {
        end({ status: response.writableFinished ? response.statusCode : 0 })
      })
      listener(request, response)
    }
  }

  /** Measures what an application makes. */
  timeRenders(application: Application): Application {
    const { make, spell, polish, prepare, fixedAddresses } = application
    return {
      ...{ spell, polish, prepare, fixedAddresses },
      make: async (address) => {
        const end = this.renders.startTimer()
        let status = 0
        try {
          const made = await make(address)
          status = made.status
          return made
        } finally {
          end({ status })
        }
      },
      get isWell() {
        return application.isWell
      },
    }
  }

  /** Tells of what is kept, and how far it is behind the content. */
  watch(look: () => AppState): void {
    const gauge = (name: string, help: string, value: (state: AppState) => number) =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(value(look()))
        },
      })
    gauge('site_kept_pages', 'Pages, feeds and answers in memory.', ({ kept }) => kept.count)
    gauge('site_kept_bytes', 'What they take.', ({ kept }) => kept.bytes)
    gauge('site_kept_pages_outdated', 'Those that wait to be made anew.', ({ kept }) => kept.outdated)
    gauge(
      'site_content_version',
      'Number of the last change that the CMS told of; 0 before the first.',
      (state) => state.known,
    )
    gauge(
      'site_content_versions_behind',
      'Changes that not every visitor sees yet.',
      ({ known, settled }) => known - settled,
    )
    gauge(
      'site_content_silence_seconds',
      'Since the CMS last told of its changes; it does so twice a minute.',
      ({ silence }) => silence,
    )
  }
}
