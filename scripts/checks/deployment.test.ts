import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'
import { inRoot } from '../root.ts'
import { secretNames } from '../environment/secrets.ts'

/** The parts of docker-compose.yml that the tests look at. */
interface Compose {
  services: Record<
    string,
    {
      image?: string
      build?: string
      environment?: Record<string, string>
      ports?: string[]
      volumes?: string[]
      networks?: string[]
      depends_on?: Record<string, { condition: string }>
    }
  >
  networks: Record<string, unknown>
  volumes: Record<string, unknown>
}

const text = readFileSync(inRoot('docker-compose.yml'), 'utf8')
const compose = parse(text) as Compose
const services = Object.entries(compose.services)
// An example value that stands in a comment counts too.
const documented = parseEnv(readFileSync(inRoot('.env.example'), 'utf8').replace(/^# (?=[A-Z0-9_]+=)/gm, ''))

test('every variable that docker-compose.yml asks for is in .env.example', () => {
  const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '')
  expect(asked.filter((name) => !(name in documented))).toEqual([])
})

test('every variable that a service is given is in .env.example, or belongs to its image', () => {
  const ofImages = /^(POSTGRES_(DB|USER)$|NGINX_)/
  const given = services.flatMap(([, { environment = {} }]) => Object.keys(environment))
  expect(given.filter((name) => !(name in documented) && !ofImages.test(name))).toEqual([])
})

/** What stands in the Compose file itself, or has no use in a container. */
const settled =
  /^(PORT|HOST|CMS_HOST|CMS_PORT|DATA_DIR|CMS_SLEEP|UPLOADS_DIR|SITE_HOST|POSTGRES_PASSWORD|CHROMIUM_PATH)$/

test('every variable of .env.example reaches a service', () => {
  const given = services.flatMap(([, { environment = {} }]) => Object.keys(environment))
  const lost = Object.keys(documented).filter((name) => !settled.test(name) && !given.includes(name))
  expect(lost).toEqual([])
})

test('every secret that the first start makes is in .env.example without a value, and reaches the CMS only', () => {
  for (const name of secretNames) {
    expect(documented[name]).toBe('')
    const holders = services
      .filter(([, { environment = {} }]) => name in environment)
      .map(([service]) => service)
    expect(holders).toEqual(['cms'])
  }
})

test('services name only services, networks and volumes that there are', () => {
  for (const [, { networks = [], volumes = [], depends_on = {} }] of services) {
    for (const name of networks) expect(Object.keys(compose.networks)).toContain(name)
    for (const volume of volumes) {
      const [source = ''] = volume.split(':')
      expect(source.startsWith('./') ? existsSync(inRoot(source)) : source in compose.volumes, volume).toBe(
        true,
      )
    }
    for (const [name, { condition }] of Object.entries(depends_on)) {
      expect(Object.keys(compose.services)).toContain(name)
      expect(condition).toBe('service_healthy')
    }
  }
})

test('only the proxy can be reached from outside', () => {
  for (const [name, { ports = [], networks = [] }] of services) {
    if (name === 'proxy') continue
    expect(
      ports.every((port) => port.startsWith('127.0.0.1:')),
      name,
    ).toBe(true)
    expect(networks.includes('public')).toBe(['cache', 'frontend'].includes(name))
  }
})

test('the cache asks the front end at its port', () => {
  const { environment } = compose.services['frontend'] ?? {}
  const asked = /server (frontend:\d+) /.exec(readFileSync(inRoot('frontend/nginx.conf'), 'utf8'))?.[1]
  expect(asked).toBe(`frontend:${environment?.['PORT'] ?? ''}`)
})

test('the cache waits for staff longer than the 120 seconds of the front end, which then says why', () => {
  const nginx = readFileSync(inRoot('frontend/nginx.conf'), 'utf8')
  const forStaff = /location ~ \^\/\(staff\|graphql\)\/ {([^}]+)}/.exec(nginx)?.[1] ?? ''
  for (const direction of ['read', 'send']) {
    const timeout = new RegExp(`proxy_${direction}_timeout (\\d+)s;`).exec(forStaff)?.[1]
    expect(Number(timeout), direction).toBeGreaterThan(120)
  }
})

for (const half of ['cms', 'frontend']) {
  const lines = readFileSync(inRoot(half, 'Dockerfile'), 'utf8')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const all = (instruction: string): string[] =>
    lines
      .filter((line) => line.startsWith(`${instruction} `))
      .map((line) => line.slice(instruction.length + 1))

  test(`${half}/Dockerfile builds in one stage and runs in another, not as root, with a health check`, () => {
    const node = readFileSync(inRoot('.nvmrc'), 'utf8').trim()
    expect(all('FROM')).toEqual([`node:${node}-bookworm-slim AS build`, `node:${node}-bookworm-slim`])
    expect(all('USER')).toEqual(['node'])
    expect(all('HEALTHCHECK').length).toBe(1)
    expect(all('HEALTHCHECK')[0]).toMatch(/_?health`/)
    expect(all('RUN')).toContain('npm ci --omit=dev')
  })

  test(`${half}/Dockerfile copies files that there are`, () => {
    for (const copy of all('COPY')) {
      const sources = copy
        .split(' ')
        .slice(0, -1)
        .filter((part) => !part.startsWith('--'))
      for (const source of sources) {
        const file = source.replace(/^\/app\//, '')
        // Made by the stage before.
        if (['dist', 'node_modules'].includes(file)) continue
        expect(existsSync(inRoot(half, file)), `${half}/${file}`).toBe(true)
      }
    }
  })

  test(`${half}/ is built by docker-compose.yml, without what was installed or built on the host`, () => {
    expect(compose.services[half]?.build).toBe(`./${half}`)
    const ignored = readFileSync(inRoot(half, '.dockerignore'), 'utf8').split('\n')
    for (const name of ['node_modules', 'dist', '.env*']) expect(ignored).toContain(name)
  })
}

test('the cache is told its name server by the start of its image', () => {
  const { environment = {}, volumes = [] } = compose.services['cache'] ?? {}
  expect(readFileSync(inRoot('frontend/nginx.conf'), 'utf8')).toContain('resolver ${NGINX_LOCAL_RESOLVERS} ')
  expect(environment['NGINX_ENTRYPOINT_LOCAL_RESOLVERS']).toBe('1')
  expect(volumes[0]).toBe('./frontend/nginx.conf:/etc/nginx/templates/nginx.conf.template:ro')
})

test.for(services)("Podman's unit of %s says what docker-compose.yml says", ([name, service]) => {
  const lines = readFileSync(inRoot(`deploy/podman/quadlet/group-site-${name}.container`), 'utf8').split('\n')
  const all = (key: string): string[] =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1))
  const { image, build, environment = {}, ports = [], volumes = [], networks = [] } = service

  expect(all('Image')).toEqual([
    build === undefined ? `docker.io/library/${image ?? ''}` : `localhost/group-${name}`,
  ])
  expect(all('PublishPort')).toEqual(ports)
  expect(
    all('Network').map((network) => network.replace(/^group-site-(.*)\.network(:alias=.*)?$/, '$1')),
  ).toEqual(networks)
  expect(all('Network')[0]).toMatch(new RegExp(`:alias=${name}$`))
  expect(all('Volume')).toEqual(
    volumes.map((volume) =>
      volume.startsWith('./') ? `/opt/group-site/${volume.slice(2)}` : `group-site-${volume}`,
    ),
  )
  // What else it is told stands in the files that its `EnvironmentFile` names.
  const written = Object.entries(environment).filter(([, value]) => !value.includes('${'))
  const told = new Map(
    all('Environment').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
  )
  for (const [variable, value] of written) expect([variable, told.get(variable)]).toEqual([variable, value])
})

const units = readdirSync(inRoot('deploy/systemd')).filter((file) => file.endsWith('.service'))
for (const name of units) {
  const unit = readFileSync(inRoot('deploy/systemd', name), 'utf8')
  const value = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? ''

  test(`${name} runs what is built, which it cannot change`, () => {
    const folder = value('WorkingDirectory').replace('/opt/group-site', '.')
    const [program, script = ''] = value('ExecStart').split(' ')
    expect(program).toBe('/usr/bin/node')
    // Made by the build and the install.
    if (!/^(dist|node_modules)\//.test(script)) expect(existsSync(inRoot(folder, script))).toBe(true)
    expect(value('ProtectSystem')).toBe('strict')
    expect(value('NoNewPrivileges')).toBe('yes')
    expect(value('UMask')).toBe('0077')
    if (value('Type') !== 'oneshot') {
      expect(value('Restart')).toBe('always')
      expect(value('KillMode')).toBe('mixed')
      expect(value('OOMPolicy')).toBe('continue')
    }
    expect(value('MemoryMax')).not.toBe('')
  })

  test(`${name} is told secrets only when it is part of the CMS`, () => {
    expect(unit.includes('secrets.env')).toBe(value('User') === 'group-site')
  })
}
