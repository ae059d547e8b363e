import { beforeAll, expect, test } from 'vitest'
import { asEditor, asVisitor, cms } from '../setup/client'
import { done, sendPicture } from '../setup/editing'
import { renditionsMade } from '../setup/renditions'
import { signIn } from '../setup/staff'
import { creation, makers, operations, publicQueries, variablesOf } from '../setup/site-operations'

let staff: string
let image: number
beforeAll(async () => {
  staff = await signIn(cms.url)
  ;({ id: image } = await sendPicture(staff))
  // They change the answers too.
  await renditionsMade()
}, 620_000)

const make = (type: string, name: string) =>
  done<{ documentId: string }>(cms.token, creation(type), {
    data: { ...makers[type]?.(name), ...pictured(type) },
  })

const pictured = (type: string) => ('image' in (makers[type]?.('') ?? {}) ? { image } : {})

async function answers(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const name of publicQueries) {
    const text = operations[name]?.text ?? ''
    found.set(name, (await asVisitor(text, variablesOf(text))).text)
  }
  return found
}

test('a query is answered differently only after a change of what it is said to be made of', async () => {
  const made = new Map<string, string>()
  for (const type of Object.keys(makers)) made.set(type, (await make(type, 'One more')).documentId)
  const changes: [kind: string, change: () => Promise<unknown>][] = [
    ...Object.keys(makers).flatMap((type): [string, () => Promise<unknown>][] => {
      const kind = type.replace(/^./, (letter) => letter.toLowerCase())
      const documentId = made.get(type)
      const save = `mutation($documentId: ID!, $data: ${type}Input!) {
        update${type}(documentId: $documentId, data: $data) { documentId }
      }`
      const remove = `mutation($documentId: ID!) { delete${type}(documentId: $documentId) { documentId } }`
      return [
        [kind, () => make(type, `Kinds ${type}`)],
        [kind, () => done(cms.token, save, { documentId, data: makers[type]?.('One more, renamed') })],
        [kind, () => done(cms.token, remove, { documentId })],
      ]
    }),
    // A name that a paper has makes a link of it.
    ['member', () => make('Member', 'Author of Kinds Publication')],
    ['site', () => asEditor('mutation { updateSite(data: { institution: "Kinds" }) { documentId } }')],
    [
      'file',
      () =>
        done(
          staff,
          'mutation($id: ID!) { updateUploadFile(id: $id, info: { alternativeText: "Kinds" }) { name } }',
          { id: image },
        ),
    ],
  ]
  let before = await answers()
  for (const [kind, change] of changes) {
    await change()
    const after = await answers()
    const changed = publicQueries.filter((name) => after.get(name) !== before.get(name))
    const surprising = changed.filter((name) => {
      const kinds = operations[name]?.kinds ?? []
      return !kinds.includes(kind) && !kinds.includes('*')
    })
    expect(changed, `a change of kind ${kind} is seen`).not.toEqual([])
    expect(surprising, `made of ${kind} too`).toEqual([])
    before = after
  }
})
