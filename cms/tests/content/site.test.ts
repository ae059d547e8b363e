import { afterAll, beforeAll, expect, test } from 'vitest'
import { asVisitor, cms, sendGraphql } from '../setup/client'
import { latestChange, refusal, sendPicture } from '../setup/editing'
import { signIn } from '../setup/staff'

const words = `groupName department institution postalAddress email secondEmail phone homeSentence homeIntroduction joinUs version`
const everything = `{ site { ${words}
  leader { name slug title biography portrait { fileId } links { label url } aliases { name } }
  homePhotos { fileId } newsImages { fileId } banners { page image { fileId } }
  defaultBanner { fileId } eventPlaceholder { fileId }
} }`

type File = { fileId: string } | null

interface Site extends Record<string, unknown> {
  version: number
  leader: { portrait: File; links: { label: string; url: string }[]; aliases: { name: string }[] }
  homePhotos: File[]
  newsImages: File[]
  banners: { page: string; image: File }[]
  defaultBanner: File
  eventPlaceholder: File
}

const id = (file: File) => file?.fileId ?? null

/** What was read, as `updateSite` takes it. */
const asInput = (site: Site) => ({
  ...site,
  leader: { ...site.leader, portrait: id(site.leader.portrait) },
  homePhotos: site.homePhotos.map(id),
  newsImages: site.newsImages.map(id),
  banners: site.banners.map(({ page, image }) => ({ page, image: id(image) })),
  defaultBanner: id(site.defaultBanner),
  eventPlaceholder: id(site.eventPlaceholder),
})

const read = async () => (await asVisitor(everything)).data?.site as unknown as Site

let staff: string
let before: Site
beforeAll(async () => {
  staff = await signIn(cms.url)
  before = await read()
})

// Other tests look at the pictures of the site that the sample content brought.
afterAll(async () => {
  const { version } = await read()
  expect((await save({ ...asInput(before), version })).errors).toBeUndefined()
})

const save = (data: object) =>
  sendGraphql('mutation($data: SiteInput!) { updateSite(data: $data) { version } }', { data }, staff)

test('the whole site is saved as it was read', async () => {
  const files = await Promise.all(['x.png', 'y.png', 'z.png'].map((name) => sendPicture(staff, name, 'News')))
  const [x = '', y = '', z = ''] = files.map((file) => String(file.id))
  const input = {
    ...asInput(await read()),
    department: 'Physics',
    leader: {
      name: 'Anna Test',
      slug: 'anna-test',
      title: 'Associate Professor',
      biography: 'Born.\n\nWorks.',
      portrait: y,
      links: [
        { label: 'One', url: 'https://one.example/' },
        { label: 'Two', url: 'https://two.example/' },
      ],
      aliases: [{ name: 'A. B. Test' }],
    },
    homePhotos: [z, x],
    newsImages: [z, y, x],
    banners: [
      { page: 'news', image: x },
      { page: 'team', image: z },
    ],
    defaultBanner: y,
    eventPlaceholder: x,
  }
  expect((await save(input)).errors).toBeUndefined()
  const saved = await read()
  expect(asInput(saved)).toEqual({ ...input, version: input.version + 1 })

  expect((await save(asInput(saved))).errors).toBeUndefined()
  expect(await read()).toEqual({ ...saved, version: saved.version + 1 })

  expect((await save({ newsImages: [y, x, z], version: saved.version + 1 })).errors).toBeUndefined()
  const reordered = await read()
  expect(reordered.newsImages.map(id)).toEqual([y, x, z])
  expect({ ...reordered, newsImages: [], version: 0 }).toEqual({ ...saved, newsImages: [], version: 0 })

  const { id: change } = await latestChange(staff)
  const { errors } = await sendGraphql(
    'mutation($id: ID!) { revertChange(id: $id) { id } }',
    { id: change },
    staff,
  )
  expect(errors).toBeUndefined()
  expect({ ...(await read()), version: 0 }).toEqual({ ...saved, version: 0 })
})

test('the site itself cannot be taken back', async () => {
  const { data } = await sendGraphql('{ changes(limit: 200) { id type action } }', {}, staff)
  const changes = data?.changes as unknown as { id: string; type: string; action: string }[]
  const made = changes.find(({ type, action }) => type === 'site' && action === 'create')
  const answer = await sendGraphql(
    'mutation($id: ID!) { revertChange(id: $id) { id } }',
    { id: made?.id ?? '1' },
    staff,
  )
  expect(refusal(answer).message).toBe('The site cannot be taken away. Change its fields.')
})

test('each page is told its own banner, with the words that the picture has now', async () => {
  const { id: picture } = await sendPicture(staff, 'banner.png', 'News')
  const ask = () =>
    asVisitor(
      '{ site { news: banner(page: news) { image { alternativeText } } more: banner(page: more) { page } } }',
    )
  const banners = [{ page: 'news', image: String(picture) }]
  expect((await save({ ...asInput(await read()), banners })).errors).toBeUndefined()
  for (const alternativeText of ['Peaks', 'Valleys']) {
    const described = await sendGraphql(
      'mutation($id: ID!, $words: String!) { updateUploadFile(id: $id, info: { alternativeText: $words }) { url } }',
      { id: picture, words: alternativeText },
      staff,
    )
    expect(described.errors).toBeUndefined()
    expect((await ask()).data?.site).toEqual({ news: { image: { alternativeText } }, more: null })
  }
})
