import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageAddress } from './address'
import { compress, decompress } from './compressed'
import { PageFiles } from './page-files'

const contact = pageAddress('/contact')
let folder: string
const problems: string[] = []
const filesOf = (build: string) => new PageFiles(folder, build, (message) => problems.push(message))
const kept = async (body: string, version?: number) => ({
  answer: await compress({ status: 200, type: 'text/html; charset=utf-8', body, headers: { 'x-a': 'b' } }),
  version,
})

beforeEach(() => {
  problems.length = 0
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
})

afterEach(() => {
  expect(problems).toEqual([])
  rmSync(folder, { recursive: true })
})

test('a page is there again after a restart', async () => {
  const files = filesOf('one')
  await files.prepare()
  const page = await kept('<p>é', 7)
  files.write(contact, page)
  await files.flush()
  const found = await filesOf('one').read(contact)
  expect(found).toMatchObject({
    version: 7,
    answer: { status: 200, headers: { 'x-a': 'b' }, tag: page.answer.tag },
  })
  expect(found && (await decompress(found.answer)).toString()).toBe('<p>é')
  expect(await files.read(pageAddress('/nobody'))).toBeUndefined()
})

test('a page is there before it is written, and gone when it is removed', async () => {
  const files = filesOf('one')
  await files.prepare()
  files.write(contact, await kept('old'))
  files.write(contact, await kept('new', 2))
  expect(await files.read(contact)).toMatchObject({ version: 2 })
  await files.flush()
  files.remove(contact)
  await files.flush()
  expect(await files.read(contact)).toBeUndefined()
})

test('a file that is not as it was written is not shown, whichever byte is wrong or missing', async () => {
  const files = filesOf('one')
  await files.prepare()
  files.write(contact, await kept('page', 7))
  await files.flush()
  const [name = ''] = readdirSync(path.join(folder, 'one'))
  const file = path.join(folder, 'one', name)
  const whole = readFileSync(file)
  const damaged = [...whole.keys()].map((at) => {
    const bytes = Buffer.from(whole)
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    return bytes
  })
  const cut = [0, 20, 150, whole.length - 1].map((end) => whole.subarray(0, end))
  for (const [index, bytes] of [...damaged, ...cut].entries()) {
    writeFileSync(file, bytes)
    expect(await files.read(contact), `damage ${index}`).toBeUndefined()
  }
  writeFileSync(file, whole)
  expect(await files.read(contact)).toMatchObject({ version: 7 })
})

test('the pages of another build are removed, for the scripts they name are gone', async () => {
  const old = filesOf('old')
  await old.prepare()
  old.write(contact, await kept('page'))
  await old.flush()
  const files = filesOf('new')
  await files.prepare()
  expect(await files.read(contact)).toBeUndefined()
  expect(existsSync(path.join(folder, 'old'))).toBe(false)
})
