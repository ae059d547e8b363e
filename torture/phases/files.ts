import path from 'node:path'
import { exchange } from '../answers/connection.ts'
import { hostileFiles } from '../hostile/hostile-files.ts'
import { hostileForms } from '../hostile/hostile-forms.ts'
import { hostileLists } from '../hostile/hostile-lists.ts'
import type { Incidents } from '../run/incidents.ts'
import type { Random } from '../run/random.ts'
import { readPage, readPages } from '../answers/reader.ts'
import { Shown } from '../answers/shown.ts'
import type { Site } from '../site/site.ts'
import { Staff, type Reply } from '../site/staff.ts'
import { isRendering, temporaryFiles } from '../site/stored.ts'
import { until } from '../run/wait.ts'

/** Longer than all copies of the images take, in ms. */
const longestRendering = 600_000

/** Uploads what is no picture, or more than one, and looks at what is left of it. */
export async function sendFiles(site: Site, random: Random, incidents: Incidents): Promise<void> {
  const tally = incidents.begin('hostile files', site.database)
  const staff = new Staff(site.url)
  const addresses: string[] = []
  const take = async (name: string, reply: Reply) => {
    tally.tried += 1
    if (tally.tried % 100 === 0) console.log(`    ${tally.tried} files`)
    if (reply.is === 'unknown') {
      incidents.tell('failed', `${name}: ${String(reply.status)} ${reply.message}`)
      await site.recover()
    }
    if (reply.is !== 'done') return
    tally.acknowledged += 1
    if (typeof reply.data['url'] === 'string') addresses.push(reply.data['url'])
  }
  const send = async ({ name, fileName, type, content }: ReturnType<typeof hostileFiles>[number]) => {
    const form = new FormData()
    form.append('section', 'Gallery')
    form.append('fileInfo', JSON.stringify({ name: fileName, alternativeText: fileName, caption: fileName }))
    form.append('files', new Blob([new Uint8Array(content)], { type }), fileName)
    await take(name, await staff.upload(form, random.uuid()))
  }

  for (const file of random.shuffle(hostileFiles(random))) {
    incidents.doing = file.name
    await send(file)
  }
  for (const { name, headers, body } of hostileForms()) {
    incidents.doing = name
    await take(name, await staff.send('/staff/upload', body, headers))
  }
  incidents.doing = 'ten files of 19 MB at once'
  const large = {
    name: incidents.doing,
    fileName: 'large.png',
    type: 'image/png',
    content: Buffer.alloc(19_000_000),
  }
  await Promise.all(Array.from({ length: 10 }, () => send(large)))
  incidents.doing = 'uploads that end half-way'
  await Promise.all(Array.from({ length: 20 }, () => sendHalf(site)))

  incidents.doing = 'copies of what was taken'
  if (!(await until(async () => !(await isRendering(site)), longestRendering, 1000)))
    incidents.tell('failed', 'copies of images are being made without end')
  for (const address of addresses) await needPicture(site, address, incidents)
  for (const page of readPages) {
    const failure = await readPage(site.url, page)
    if (failure !== undefined) incidents.tell('failed', `${page}: ${failure.reason}`)
  }
  const left = temporaryFiles(path.join(site.folder.path, 'tmp'))
  for (const name of left) incidents.tell('leftOver', `in the temporary folder: ${name}`)
  site.look()
}

/** Begins an upload and hangs up. Whether there is a session makes no difference to how it is read. */
async function sendHalf(site: Site): Promise<void> {
  const head = `POST /staff/upload HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nOrigin: ${site.url}\r\nCookie: staff=a.b.c\r\n`
  const form = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n'
  const part = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n'
  await exchange(
    Number(new URL(site.url).port),
    [Buffer.from(head + form + part), Buffer.alloc(50_000)],
    ['POST'],
  )
}

/** What was taken is answered as a picture, and as nothing that a browser would run. */
async function needPicture(site: Site, address: string, incidents: Incidents): Promise<void> {
  const response = await fetch(site.url + address.replace(/^\/uploads/, ''))
  await response.arrayBuffer()
  const type = response.headers.get('content-type') ?? ''
  const isSafe =
    /^image\/(png|jpeg|gif|webp|avif)$/.test(type) &&
    response.headers.get('x-content-type-options') === 'nosniff'
  if (response.status !== 200 || !isSafe)
    incidents.tell('failed', `${address} was taken, and is answered with ${response.status} ${type}`)
}

interface Entry {
  state: string
  publication: Record<string, unknown> | null
}

/** Imports lists of publications that nobody would write, takes what the site takes of them, and takes it back. */
export async function importLists(site: Site, random: Random, incidents: Incidents): Promise<void> {
  const tally = incidents.begin('hostile imports', site.database)
  const staff = new Staff(site.url)
  const shown = new Shown(site.url, incidents)
  let keys: string[] = []
  const cleanUp = async () => {
    await shown.check()
    for (const importId of keys) {
      const reply = await staff.operate('UndoImport', { importId })
      if (reply.is === 'unknown') incidents.tell('failed', `an import cannot be taken back: ${reply.message}`)
    }
    keys = []
  }
  for (const { name, format, text } of random.shuffle(hostileLists())) {
    incidents.doing = name
    const input = { format, text: text.slice(0, 2000) }
    const reply = await staff.operate('StaffReadPublications', { text, format })
    tally.tried += 1
    if (tally.tried % 100 === 0) console.log(`    ${tally.tried} lists`)
    if (reply.is === 'unknown') {
      incidents.tell('failed', `${name}, read: ${String(reply.status)} ${reply.message}`, input)
      await site.recover()
    }
    if (reply.is !== 'done') continue
    const read = reply.data['readPublications'] as { entries: Entry[] }
    const entries = read.entries
      .filter(({ state, publication }) => state === 'new' && publication !== null)
      .slice(0, 5)
      .map(({ publication }) => ({ data: dataOf(publication ?? {}) }))
    if (entries.length === 0) continue
    const key = random.uuid()
    const saved = await staff.operate('ImportPublications', { entries, key })
    if (saved.is === 'unknown') {
      incidents.tell('failed', `${name}, saved: ${String(saved.status)} ${saved.message}`, input)
      await site.recover()
    }
    if (saved.is === 'done') {
      tally.acknowledged += 1
      keys.push(key)
    }
    if (keys.length >= 20) await cleanUp()
  }
  await cleanUp()
  site.look()
}

/** What was read, as the browser sends it back. */
function dataOf({ authors, ...fields }: Record<string, unknown>): object {
  const names = Array.isArray(authors) ? authors.map((name: unknown) => ({ name })) : []
  return { ...fields, authors: names }
}
