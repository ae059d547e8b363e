import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asEditor, asVisitor, cms } from '../setup/client'
import { cmsEnvironment, runScript } from '../setup/instance'

const environment = cmsEnvironment({ ...cms, seed: false })

const samples = async () => {
  const { data } = await asVisitor(`{
    facilities(filters: { name: { startsWith: "Sample" } }, sort: "name") { documentId name image { url } }
    members(filters: { name: { startsWith: "Sample" } }) { documentId name }
    events(filters: { title: { startsWith: "Sample" } }) { documentId title image { fileId url } }
    selectedPublications { title authors: people { name } }
    updates(sort: "createdAt") { createdAt }
  }`)
  return data as unknown as {
    facilities: { documentId: string; name: string; image: { url: string } }[]
    members: { name: string }[]
    events: { documentId: string; title: string; image: { fileId: string } | null }[]
    selectedPublications: { title: string; authors: { name: string }[] }[]
    updates: { createdAt: string }[]
  }
}

test('an empty CMS is filled, seeding twice adds nothing, and removing keeps what somebody edited', async () => {
  const before = await samples()
  expect(before.facilities.map(({ name }) => name)).toEqual(['Sample furnace', 'Sample microscope'])
  expect(before.selectedPublications).toContainEqual({
    title: 'First',
    authors: [{ name: 'Smith, Jr., J.' }, { name: 'B. Test' }],
  })

  // In days of 24 hours from the filling, so that a midnight between the filling and this line changes nothing.
  const age = Date.now() - Date.parse(before.updates[0]?.createdAt ?? '')
  expect(Math.floor(age / (24 * 60 * 60 * 1000))).toBe(30)

  expect(await runScript('seed', environment)).toContain('Nothing was added')
  expect(await samples()).toEqual(before)

  const [furnace, microscope] = before.facilities
  const edited = await asEditor(
    'mutation Save($id: ID!) { updateFacility(documentId: $id, data: { name: "Our furnace" }) { version } }',
    { id: furnace?.documentId },
  )
  expect(edited.errors).toBeUndefined()

  // What somebody has described anew in the media library is theirs too.
  const shown = before.events.find(({ image }) => image !== null)
  const described = await asEditor(
    'mutation($id: ID!) { updateUploadFile(id: $id, info: { alternativeText: "Our event" }) { name } }',
    { id: shown?.image?.fileId },
  )
  expect(described.errors).toBeUndefined()

  // The other tests need the site, so it is edited too.
  await asEditor('mutation { updateSite(data: { department: "Our department" }) { version } }')

  const report = await runScript('remove-samples', environment)
  expect(report).toContain(
    'facilities: 1 removed, 1 files removed\n  kept, because somebody edited it: Our furnace',
  )
  expect(report).toContain(
    'site: 0 removed, 0 files removed\n  kept, because somebody edited it: Test Group (Überall)',
  )
  const after = await samples()
  expect([after.facilities, after.members]).toEqual([[], []])
  expect(after.events.map(({ title }) => title)).toEqual([shown?.title])
  await asEditor('mutation($id: ID!) { deleteEvent(documentId: $id) { documentId } }', {
    id: shown?.documentId,
  })
  const { data } = await asVisitor(
    '{ facilities(filters: { name: { eq: "Our furnace" } }) { name image { url } } }',
  )
  expect(data?.facilities).toEqual([{ name: 'Our furnace', image: furnace?.image }])
  expect(existsSync(join(cms.dataDir, 'public', furnace?.image.url ?? ''))).toBe(true)
  expect(existsSync(join(cms.dataDir, 'public', microscope?.image.url ?? ''))).toBe(false)
  const { data: trash } = await asEditor('{ trashItems { title } }')
  expect(JSON.stringify(trash)).not.toContain('Sample microscope')
  expect(await runScript('remove-samples', environment)).toContain('There is no sample content')
})
