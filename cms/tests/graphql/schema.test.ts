import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { collections } from '../setup/examples'
import { asEditor, asVisitor, cms } from '../setup/client'
import { cmsEnvironment, cmsFolder, runScript } from '../setup/instance'

const committed = readFileSync(join(cmsFolder, 'schema.graphql'), 'utf8')

test('the committed schema is the one that the CMS serves', async () => {
  const file = join(cms.dataDir, 'schema.graphql')
  const environment = cmsEnvironment({ dataDir: cms.dataDir, seedDir: cms.seedDir, seed: false })
  await runScript('generate-schema', environment, file)
  expect(readFileSync(file, 'utf8')).toBe(committed)
  expect(readdirSync(environment.TMPDIR ?? '').filter((name) => name.startsWith('cms-schema-'))).toEqual([])
})

test('no root field is offered that is not known here', () => {
  const schema = buildSchema(committed)
  const addressed = collections.filter(({ noun }) => noun.addressed)
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(
    [
      ...collections.map(({ many }) => many),
      ...addressed.flatMap(({ one }) => [`${one}Addresses`, `${one}BySlug`]),
      'ambiguousAuthors',
      'changes',
      'doiList',
      'event',
      'events_connection',
      'galleryImages_connection',
      'hidden',
      'member',
      'members_connection',
      'nextEvent',
      'preview',
      'previewToken',
      'publication',
      'publicationFacets',
      'publicationYears',
      'readPublications',
      'inbox',
      'mediaImages',
      'selectedPublications',
      'site',
      'siteSearch',
      'trashItems',
    ].sort(),
  )
  expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toEqual(
    [
      ...collections.flatMap(({ type }) => [`create${type}`, `update${type}`, `delete${type}`]),
      'importPublications',
      'lookForPapers',
      'lookUpDois',
      'dismissPaper',
      'orderGalleryImages',
      'restoreTrashItem',
      'revertChange',
      'undoImport',
      'updateSite',
      'updateUploadFile',
    ].sort(),
  )
  expect(schema.getSubscriptionType()).toBeFalsy()
})

test.each([
  'mutation { login(input: { identifier: "a", password: "b" }) { jwt } }',
  'mutation { register(input: { username: "a", email: "a@b.c", password: "b" }) { jwt } }',
  'mutation { forgotPassword(email: "a@b.c") { ok } }',
  'mutation { deleteUploadFile(id: 1) { documentId } }',
  '{ uploadFiles { url } }',
  '{ usersPermissionsUsers { username } }',
  '{ me { username } }',
])('an operation of a plugin does not exist: %s', async (query) => {
  for (const ask of [asVisitor, asEditor]) {
    const { errors } = await ask(query)
    expect(errors?.[0]?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED')
  }
})

test('the schema is not explained to visitors', async () => {
  const { errors } = await asVisitor('{ __schema { queryType { name } } }')
  expect(errors).toHaveLength(1)
})

test('what Strapi stores beside a file is not shown', async () => {
  for (const field of ['provider_metadata', 'hash', 'related { __typename }']) {
    const { errors } = await asVisitor(`{ facilities { image { ${field} } } }`)
    expect(errors?.[0]?.message).toContain('Cannot query field')
  }
})
