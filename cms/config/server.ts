import { publicDirectory, temporaryDirectory } from '../src/environment/data-directory'
import { environment } from '../src/environment/environment'

const { host, port, trustedProxies, secrets } = environment()

// What Strapi and our own child processes put aside while they work goes there too, where it is swept.
process.env.TMPDIR = temporaryDirectory()

export default () => ({
  host,
  port,
  app: { keys: secrets.appKeys },
  // Without the count a visitor could put any address in front of X-Forwarded-For.
  proxy: trustedProxies === 0 ? false : { koa: true, maxIpsCount: trustedProxies },
  dirs: { public: publicDirectory() },
  // Nothing is pushed into or pulled out of a running site; backups take the database and the uploads.
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  webhooks: { populateRelations: false },
})
