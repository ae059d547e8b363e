import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot } from '../scripts/root.ts'
import { freePort, startServer, type Server } from '../scripts/processes/server.ts'

export interface StaticSite {
  url: string
  server: Server
  stop(): Promise<void>
}

/**
 * nginx, on the first processor, with pages as files that hold their compressed bytes, as a static site would have
 * them; whatever is no such page (images, fonts) comes from the site itself.
 *
 * @param pages brotli bytes by path
 * @param rest where everything else is
 */
export async function startNginx(
  program: string,
  pages: ReadonlyMap<string, Buffer>,
  rest: string,
): Promise<StaticSite> {
  const folder = makeFolder()
  const port = await freePort()
  mkdirSync(path.join(folder, 'pages'))
  const locations = [...pages].map(([address, bytes], index) => {
    const file = `${String(index)}.html`
    writeFileSync(path.join(folder, 'pages', file), bytes)
    return `location = ${address} { rewrite ^ /${file} break; add_header Content-Encoding br; add_header Cache-Control no-cache; add_header Vary Accept-Encoding; }`
  })
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; worker_cpu_affinity auto; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; default_type text/html; charset utf-8;
  open_file_cache max=1000 inactive=60s;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  proxy_cache_path ${folder}/cache keys_zone=files:10m max_size=1g;
  server {
    listen 127.0.0.1:${String(port)}; root ${folder}/pages;
    ${locations.join('\n    ')}
    location / { proxy_pass ${rest}; proxy_cache files; proxy_cache_valid 200 1h; proxy_set_header Accept-Encoding $http_accept_encoding; proxy_cache_key $uri$http_accept_encoding; }
  }
}
`,
  )
  return serve(program, folder, port)
}

/** The cache of docker-compose.yml before the site, with the very configuration, for an nginx that stands alone. */
export async function startCache(program: string, site: string): Promise<StaticSite> {
  const folder = makeFolder()
  const port = await freePort()
  const { host } = new URL(site)
  const changes: [string | RegExp, string][] = [
    ['listen 8080', `listen 127.0.0.1:${String(port)}`],
    ['server frontend:3000 resolve', `server ${host}`],
    [/resolver .*;/, ''],
    ['/var/cache/nginx/site', `${folder}/cache`],
    ['pid /tmp/nginx.pid', `daemon off; pid ${folder}/nginx.pid`],
    // As the one process of the site, and on the same processor, see pin().
    ['worker_processes auto', 'worker_processes 1; worker_cpu_affinity auto'],
    ['sendfile off', `sendfile off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy`],
  ]
  const configuration = changes.reduce(
    (text, [from, to]) => text.replace(from, to),
    readFileSync(inRoot('frontend/nginx.conf'), 'utf8'),
  )
  writeFileSync(path.join(folder, 'nginx.conf'), configuration)
  return serve(program, folder, port)
}

/** The workers of an nginx that root starts are another user's. */
function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'))
  chmodSync(folder, 0o755)
  return folder
}

async function serve(program: string, folder: string, port: number): Promise<StaticSite> {
  const server = startServer('nginx', [program, '-c', path.join(folder, 'nginx.conf'), '-p', folder], {
    cwd: folder,
    env: { PATH: process.env['PATH'] },
  })
  const url = `http://127.0.0.1:${String(port)}`
  for (let attempt = 0; ; attempt += 1) {
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answered) break
    if (attempt > 100) throw new Error(`nginx does not serve: ${server.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    server,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
