import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'
import { inRoot } from './root.ts'
import { secretNames } from './secrets.ts'

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
const documented = parseEnv(readFileSync(inRoot('.env.example'), 'utf8').replace(/^# (?=[A-Z_]+=)/gm, ''))

test('every variable that docker-compose.yml asks for is in .env.example', () => {
  const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '')
  assert.deepEqual(
    asked.filter((name) => !(name in documented)),
    [],
  )
})

test('every variable that a service is given is in .env.example, or belongs to its image', () => {
  const ofImages = ['POSTGRES_DB', 'POSTGRES_USER']
  const given = services.flatMap(([, { environment = {} }]) => Object.keys(environment))
  assert.deepEqual(
    given.filter((name) => !(name in documented) && !ofImages.includes(name)),
    [],
  )
})

test('every secret that the first start makes is in .env.example without a value, and reaches the CMS only', () => {
  for (const name of secretNames) {
    assert.equal(documented[name], '')
    const holders = services
      .filter(([, { environment = {} }]) => name in environment)
      .map(([service]) => service)
    assert.deepEqual(holders, ['cms'])
  }
})

test('services name only services, networks and volumes that there are', () => {
  for (const [, { networks = [], volumes = [], depends_on = {} }] of services) {
    for (const name of networks) assert.ok(name in compose.networks, name)
    for (const volume of volumes) {
      const [source = ''] = volume.split(':')
      assert.ok(source.startsWith('./') ? existsSync(inRoot(source)) : source in compose.volumes, volume)
    }
    for (const [name, { condition }] of Object.entries(depends_on)) {
      assert.ok(name in compose.services, name)
      assert.equal(condition, 'service_healthy')
    }
  }
})

test('only the proxy can be reached from outside', () => {
  for (const [name, { ports = [], networks = [] }] of services) {
    if (name === 'proxy') continue
    assert.ok(
      ports.every((port) => port.startsWith('127.0.0.1:')),
      name,
    )
    assert.equal(networks.includes('public'), ['cache', 'frontend'].includes(name))
  }
})

test('the cache asks the front end at its port', () => {
  const { environment } = compose.services['frontend'] ?? {}
  const asked = /server (frontend:\d+) /.exec(readFileSync(inRoot('frontend/nginx.conf'), 'utf8'))?.[1]
  assert.equal(asked, `frontend:${environment?.['PORT'] ?? ''}`)
})

test('the cache waits for staff longer than the 120 seconds of the front end, which then says why', () => {
  const nginx = readFileSync(inRoot('frontend/nginx.conf'), 'utf8')
  const forStaff = /location ~ \^\/\(staff\|graphql\)\/ {([^}]+)}/.exec(nginx)?.[1] ?? ''
  for (const direction of ['read', 'send']) {
    const timeout = new RegExp(`proxy_${direction}_timeout (\\d+)s;`).exec(forStaff)?.[1]
    assert.ok(Number(timeout) > 120, direction)
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
    assert.deepEqual(all('FROM'), [`node:${node}-bookworm-slim AS build`, `node:${node}-bookworm-slim`])
    assert.deepEqual(all('USER'), ['node'])
    assert.equal(all('HEALTHCHECK').length, 1)
    assert.ok(all('RUN').includes('npm ci'))
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
        assert.ok(existsSync(inRoot(half, file)), `${half}/${file}`)
      }
    }
  })

  test(`${half}/ is built by docker-compose.yml, without what was installed or built on the host`, () => {
    assert.equal(compose.services[half]?.build, `./${half}`)
    const ignored = readFileSync(inRoot(half, '.dockerignore'), 'utf8').split('\n')
    for (const name of ['node_modules', 'dist', '.env*']) assert.ok(ignored.includes(name), name)
  })
}
