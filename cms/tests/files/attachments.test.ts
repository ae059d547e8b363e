import { constants, deflateRawSync } from 'node:zlib'
import { beforeAll, expect, test, vi } from 'vitest'
import { asVisitor, cms, request, sendGraphql } from '../setup/client'
import { done, trash, type Document } from '../setup/editing'
import { drawnPdf, pdfOf } from '../setup/pdf'
import { picture } from '../setup/pictures'
import { runSql } from '../setup/sql'
import { signIn } from '../setup/staff'

let staff: string
beforeAll(async () => {
  staff = await signIn(cms.url)
})

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

async function send(
  content: Buffer,
  section = 'Documents',
  type = 'application/pdf',
  name = 'Paper final.pdf',
) {
  const form = new FormData()
  form.append('section', section)
  form.append('fileInfo', JSON.stringify({ name }))
  form.append('files', new Blob([new Uint8Array(content)], { type }), name)
  const headers = { authorization: `Bearer ${staff}` }
  const { status, text } = await request('/api/upload', { method: 'POST', headers, body: form })
  const answer = JSON.parse(text) as [{ id: number; url: string; mime: string }] & {
    error?: { message: string }
  }
  return { status, file: answer[0], message: answer.error?.message }
}

interface Paper extends Document {
  slug: string
}

const makePaper = (title: string, data: object) =>
  done<Paper>(
    staff,
    'mutation($data: PublicationInput!) { createPublication(data: $data) { documentId version slug } }',
    { data: { title, journal: 'Journal', year: 2026, ...data } },
  )

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${cms.url}/api/attachments${path}`, { headers, redirect: 'manual' })
const asStaff = () => ({ authorization: `Bearer ${staff}` })

const attachmentsOf = async (slug: string) => {
  const { data } = await asVisitor(
    'query($slug: String!) { publicationBySlug(slug: $slug) { attachments { field size licence availableFrom } } }',
    { slug },
  )
  return (data as { publicationBySlug: { attachments: unknown } | null } | null)?.publicationBySlug
    ?.attachments
}

test('a PDF is known by its content, and lies apart from the images', async () => {
  const { status, file } = await send(pdf, 'Documents', 'image/png', 'Paper final.png')
  expect(status).toBe(201)
  expect(file.mime).toBe('application/pdf')
  expect(file.url).toMatch(/^\/uploads\/documents\/\d+_Paper_final\.pdf$/)
})

test('what is no PDF is refused among PDFs, and a PDF among images', async () => {
  const image = await picture(10, 10).png().toBuffer()
  for (const content of [image, Buffer.from('<html><script>alert(1)</script>'), Buffer.from('MZ%PDF-1.4')]) {
    const { status, message } = await send(content)
    expect([status, message]).toEqual([415, 'Only PDF files can be uploaded here.'])
  }
  expect(await send(pdf, 'Events')).toMatchObject({
    status: 415,
    message: 'Only JPG, PNG, GIF or WebP images can be uploaded.',
  })
})

test('a paper’s PDF has an address below its page, also below a former one', async () => {
  const { file } = await send(pdf)
  const { documentId, version, slug } = await makePaper('A paper with a manuscript', {
    manuscript: file.id,
    manuscriptLicence: 'CC BY 4.0',
  })
  expect(await attachmentsOf(slug)).toEqual([
    { field: 'manuscript', size: expect.any(Number) as number, licence: 'CC BY 4.0', availableFrom: null },
  ])
  const answer = await get(`/publication/${slug}/manuscript`)
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'content-disposition': `inline; filename="${slug}-manuscript.pdf"`,
    'cache-control': 'no-cache',
  })
  const etag = answer.headers.get('etag') ?? ''
  expect((await get(`/publication/${slug}/manuscript`, { 'if-none-match': etag })).status).toBe(304)
  for (const path of ['poster', 'title', '__proto__', 'constructor'])
    expect((await get(`/publication/${slug}/${path}`)).status).toBe(404)
  expect((await get('/publication/nothing-here/manuscript')).status).toBe(404)

  await done(
    staff,
    'mutation($id: ID!, $data: PublicationInput!) { updatePublication(documentId: $id, data: $data) { documentId } }',
    { id: documentId, data: { title: 'Another name', version } },
  )
  const moved = await get(`/publication/${slug}/manuscript`)
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    '/api/attachments/publication/another-name/manuscript',
  ])
})

test('the PDF of a paper that visitors do not get yet is for staff only', async () => {
  const { file } = await send(pdf)
  const tomorrow = new Date(Date.now() + day).toISOString()
  for (const [title, hidden] of [
    ['A paper kept as a draft', { draft: true }],
    ['A paper of tomorrow', { publishAt: tomorrow }],
  ] as const) {
    const { slug } = await makePaper(title, { manuscript: file.id, ...hidden })
    expect((await get(`/publication/${slug}/manuscript`)).status).toBe(404)
    expect((await get(`/publication/${slug}/manuscript`, asStaff())).status).toBe(200)
  }
})

test('before the embargo ends only staff get the manuscript, and everybody is told when', async () => {
  const { file } = await send(pdf)
  const from = inDays(3)
  const { slug } = await makePaper('A paper under embargo', { manuscript: file.id, manuscriptFrom: from })
  expect(await attachmentsOf(slug)).toEqual([expect.objectContaining({ availableFrom: from })])
  const refused = await get(`/publication/${slug}/manuscript`)
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain(`This file is available from ${from}.`)
  const shown = await get(`/publication/${slug}/manuscript`, asStaff())
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store'])

  const { slug: open } = await makePaper('A paper after its embargo', {
    manuscript: file.id,
    manuscriptFrom: inDays(0),
  })
  expect((await get(`/publication/${open}/manuscript`)).status).toBe(200)
})

test('a PDF goes with its paper into the trash and comes back with it', async () => {
  const { file } = await send(pdf)
  const { documentId, slug } = await makePaper('A paper that comes back', { slides: file.id })
  await done(staff, 'mutation($id: ID!) { deletePublication(documentId: $id) { documentId } }', {
    id: documentId,
  })
  expect((await get(`/publication/${slug}/slides`)).status).toBe(404)
  const item = (await trash(staff)).find(({ title }) => title === 'A paper that comes back')
  await done(staff, 'mutation($id: ID!) { restoreTrashItem(id: $id) { documentId } }', { id: item?.id })
  expect((await get(`/publication/${slug}/slides`)).status).toBe(200)
})

test('an image in the place of a PDF is not offered as one', async () => {
  const { file } = await send(await picture(10, 10).png().toBuffer(), 'Team', 'image/png', 'a.png')
  const { slug } = await makePaper('A paper with a picture for a poster', { poster: file.id })
  expect(await attachmentsOf(slug)).toEqual([])
  expect((await get(`/publication/${slug}/poster`)).status).toBe(404)
})

test('members have a CV and a thesis', async () => {
  const { file } = await send(pdf)
  const answer = await sendGraphql(
    'mutation($data: MemberInput!) { createMember(data: $data) { slug attachments { field } } }',
    { data: { name: 'Cornelia V. Sample', category: 'presentGroupMembers', cv: file.id } },
    staff,
  )
  expect(answer.data).toEqual({
    createMember: { slug: 'cornelia-v-sample', attachments: [{ field: 'cv' }] },
  })
  expect((await get('/member/cornelia-v-sample/cv')).status).toBe(200)
})

/** The titles that a visitor finds. */
async function found(q: string): Promise<string[]> {
  const { data } = await asVisitor(
    'query($q: String!) { selectedPublications(filter: { q: $q }) { title } }',
    { q },
  )
  return (data as unknown as { selectedPublications: { title: string }[] }).selectedPublications.map(
    ({ title }) => title,
  )
}

const change = (documentId: string, version: number, data: object) =>
  done<Document>(
    staff,
    'mutation($id: ID!, $data: PublicationInput!) { updatePublication(documentId: $id, data: $data) { documentId version } }',
    { id: documentId, data: { ...data, version } },
  )

/** Waits until every PDF of a paper has been read. */
const allRead = () =>
  vi.waitUntil(
    async () =>
      (
        await runSql(
          cms,
          `SELECT files.id FROM files JOIN files_related_mph ON file_id = files.id
           LEFT JOIN first_pages ON first_pages.url = files.url
           WHERE files.mime = 'application/pdf' AND related_type LIKE 'api::publication%' AND first_pages.id IS NULL`,
        )
      ).length === 0,
    { timeout: 120_000, interval: 100 },
  )

test('a paper is found by what the first page of its PDF says, and no longer than it has it', async () => {
  const { file } = await send(pdfOf('Quokkaite of the first page\nwith wombat-\nparticles', 'Platypusite'))
  const title = 'A paper that is read'
  const paper = await makePaper(title, { slides: file.id })
  await expect.poll(() => found('quokkaite')).toEqual([title])
  expect(await found('wombatparticles')).toEqual([title])
  expect(await found('"first page with"')).toEqual([title])
  expect(await found('platypusite')).toEqual([])

  const { file: other } = await send(pdfOf('Numbatite'))
  const changed = await change(paper.documentId, paper.version, { slides: other.id })
  await expect.poll(() => found('numbatite')).toEqual([title])
  expect(await found('quokkaite')).toEqual([])

  await change(paper.documentId, changed.version, { slides: null })
  expect(await found('numbatite')).toEqual([])
})

test('what is under an embargo is not searched before its end', async () => {
  const { file } = await send(pdfOf('Bilbyite'))
  const title = 'A paper that is kept back'
  const { documentId, version } = await makePaper(title, { manuscript: file.id, manuscriptFrom: inDays(3) })
  await allRead()
  expect(await found('bilbyite')).toEqual([])
  await change(documentId, version, { manuscriptFrom: inDays(0) })
  expect(await found('bilbyite')).toEqual([title])
})

test('scans, damaged files and those that take all memory cost nothing but their words', async () => {
  // Parts that end at a byte make one stream, behind its head (RFC 1950 §2.2).
  const part = deflateRawSync(Buffer.alloc(2 ** 24, 'q '), { finishFlush: constants.Z_SYNC_FLUSH })
  const gigabyte = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(64).fill(part)])
  const files = [drawnPdf({ content: Buffer.from('') }), pdf, pdf.subarray(0, 9)]
  for (const content of [...files, drawnPdf({ entries: '/Filter/FlateDecode', content: gigabyte })]) {
    const { file } = await send(content)
    await makePaper('A paper nobody can read', { poster: file.id })
  }
  const { file } = await send(pdfOf('Dunnartite'))
  await makePaper('A paper after them', { poster: file.id })
  await allRead()
  expect(await found('dunnartite')).toEqual(['A paper after them'])
})
