import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asVisitor, cms } from '../setup/client'
import {
  deleteEvent,
  done,
  history,
  makeEvent,
  sendPdf,
  sendPicture,
  trash,
  type Document,
} from '../setup/editing'
import { cmsEnvironment, runScript, staffPassword } from '../setup/instance'
import { runSql } from '../setup/sql'
import { askSession, signIn } from '../setup/staff'

const environment = cmsEnvironment({ ...cms, seed: false })

const orcid = '0009-0004-0000-1238'

const makeMember = (token: string, name: string, files: { image?: number; cv?: number } = {}) =>
  done<Document>(
    token,
    'mutation($data: MemberInput!) { createMember(data: $data) { documentId version } }',
    {
      data: { name, category: 'pastGroupMembers', orcid: files.cv === undefined ? null : orcid, ...files },
    },
  )

const count = async (text: string): Promise<number[]> =>
  Promise.all(
    [
      `SELECT id FROM members WHERE name LIKE '%${text}%'`,
      `SELECT id FROM changes WHERE title LIKE '%${text}%' OR CAST("before" AS TEXT) LIKE '%${text}%' OR CAST("after" AS TEXT) LIKE '%${text}%'`,
      `SELECT id FROM trash_items WHERE title LIKE '%${text}%'`,
      `SELECT id FROM inbox_items WHERE source LIKE '%${text}%'`,
      `SELECT id FROM inbox_records WHERE address LIKE '%${orcid}%'`,
    ].map(async (sql) => (await runSql(cms, sql)).length),
  )

test('an erased person is in no list, no line of the history and no file; a dry run says so and touches nothing', async () => {
  const { body } = await askSession(cms.url, 'POST', { body: { password: staffPassword, name: 'Erika Weg' } })
  const token = body.token ?? ''
  const portrait = await sendPicture(token)
  const cv = await sendPdf(token, 'Erika CV.pdf')
  const { documentId } = await makeMember(token, 'Erika Vergessen', { image: portrait.id, cv: cv.id })
  await done(
    token,
    'mutation($id: ID!, $data: MemberInput!) { updateMember(documentId: $id, data: $data) { version } }',
    { id: documentId, data: { name: 'Dr. Erika Weg', version: 1 } },
  )
  await done(
    token,
    'mutation($id: ID!) { updateUploadFile(id: $id, info: { alternativeText: "Portrait of Erika" }) { name } }',
    { id: portrait.id },
  )
  expect(existsSync(join(cms.dataDir, 'public', cv.url))).toBe(true)
  const event = await makeEvent(token, 'A prize for Dr. Erika Weg')
  // As a look into her record leaves it.
  for (const sql of [
    `INSERT INTO inbox_items ("key", state, source, item, found_at) VALUES ('doi 10.5555/erika', 'waiting', 'ORCID record of Dr. Erika Weg', '{"title":"T"}', ${cms.databaseUrl ? "'2026-01-01'" : '0'})`,
    `INSERT INTO inbox_records (address, "condition", items) VALUES ('https://pub.orcid.org/v3.0/${orcid}/works', '{}', '[]')`,
  ])
    await runSql(cms, sql)
  const before = await count('Erika')
  expect(before).toEqual([1, 4, 0, 1, 1])

  const dry = await runScript('erase-person', environment, 'erika weg', '--dry-run')
  expect(dry).toContain(
    `Would erase Dr. Erika Weg: 1 member, 2 line(s) of the history, 0 in the trash, 2 file(s) (${portrait.name}, ${cv.name})`,
  )
  expect(await count('Erika')).toEqual(before)

  // By the name that she had before, which only the history knows.
  const report = await runScript('erase-person', environment, 'Erika', 'Vergessen')
  expect(report).toContain('Erased Dr. Erika Weg')
  expect(report).toContain('also named in, to be changed by hand: event: A prize for Dr. Erika Weg')
  expect(await count('Erika')).toEqual([0, 1, 0, 0, 0])
  for (const { id, url } of [portrait, cv]) {
    expect(existsSync(join(cms.dataDir, 'public', url))).toBe(false)
    expect((await runSql(cms, `SELECT id FROM files WHERE id = ${id}`)).length).toBe(0)
  }
  const { data } = await asVisitor('{ memberBySlug(slug: "erika-weg") { name } }')
  expect(data).toEqual({ memberBySlug: null })
  // What this person did stays, but not who did it.
  expect(await history(token)).toMatchObject([{ actor: 'staff', title: 'A prize for Dr. Erika Weg' }])
  await deleteEvent(token, event.documentId)
})

test('who is in the trash only is found too, and of two of one name nobody is erased', async () => {
  const token = await signIn(cms.url)
  const shared = await sendPicture(token)
  const one = await makeMember(token, 'Alex Doppel', { image: shared.id })
  const other = await makeMember(token, 'Alex Doppel')
  const event = await makeEvent(token, 'With a picture of two', shared.id)
  await deleteEvent(token, event.documentId)
  await done(token, 'mutation($id: ID!) { deleteMember(documentId: $id) { documentId } }', {
    id: one.documentId,
  })
  await expect(runScript('erase-person', environment, 'Alex Doppel')).rejects.toThrow(
    `${one.documentId}  Alex Doppel, 0 member, 2 line(s) of the history, 1 in the trash`,
  )
  await runScript('erase-person', environment, one.documentId)
  expect((await count('Alex Doppel')).slice(0, 3)).toEqual([1, 1, 0])
  expect((await trash(token)).map(({ title }) => title)).not.toContain('Alex Doppel')
  // An event can come back out of the trash, with its picture.
  expect((await runSql(cms, `SELECT id FROM files WHERE id = ${shared.id}`)).length).toBe(1)
  await done(token, 'mutation($id: ID!) { deleteMember(documentId: $id) { documentId } }', {
    id: other.documentId,
  })
})
