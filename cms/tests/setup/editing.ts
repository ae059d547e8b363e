import { cms, request, sendGraphql, type GraphqlAnswer } from './client'
import { picture } from './pictures'

/** A change as the history answers it. */
export interface Change {
  id: string
  at: string
  action: string
  type: string
  documentId: string | null
  title: string
  actor: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export interface Document {
  documentId: string
  version: number
}

export const changeFields = 'id at action type documentId title actor before after'

/** Sends a query or mutation and answers its first field. @throws Error with what the CMS refused */
export async function done<T>(token: string, query: string, variables: object = {}): Promise<T> {
  const answer = await sendGraphql(query, variables, token)
  if (answer.errors !== undefined) throw new Error(answer.text)
  return Object.values(answer.data ?? {})[0] as T
}

/** The code and message of the first error. */
export const refusal = ({ errors }: GraphqlAnswer) => ({
  code: errors?.[0]?.extensions?.code,
  message: errors?.[0]?.message,
})

export const history = (token: string, limit = 1) =>
  done<Change[]>(token, `query($limit: Int) { changes(limit: $limit) { ${changeFields} } }`, { limit })

export async function latestChange(token: string): Promise<Change> {
  const [change] = await history(token)
  if (change === undefined) throw new Error('The history is empty')
  return change
}

export const trash = (token: string) =>
  done<
    {
      id: string
      type: string
      title: string
      deletedAt: string
      expiresAt: string
      image: { url: string } | null
    }[]
  >(token, '{ trashItems { id type title deletedAt expiresAt image { url } } }')

export const makeEvent = (token: string, title: string, image?: number) =>
  done<Document>(token, `mutation($data: EventInput!) { createEvent(data: $data) { documentId version } }`, {
    data: { title, date: '2024-02-29', description: 'What happened', event_type: 'icube', image },
  })

export const saveEvent = (token: string, documentId: string, data: object) =>
  sendGraphql(
    `mutation($documentId: ID!, $data: EventInput!) {
      updateEvent(documentId: $documentId, data: $data) { documentId version title image { fileId url } }
    }`,
    { documentId, data },
    token,
  )

export const deleteEvent = (token: string, documentId: string) =>
  done<Document>(token, 'mutation($id: ID!) { deleteEvent(documentId: $id) { documentId } }', {
    id: documentId,
  })

export interface StoredFile {
  id: number
  documentId: string
  url: string
  width: number
  height: number
  name: string
  alternativeText: string | null
  caption: string | null
}

/** Sends a small picture as staff do. */
export async function sendPicture(
  token: string,
  name = 'picture.png',
  section = 'Events',
): Promise<StoredFile> {
  const content = await picture(60, 40).png().toBuffer()
  return sendFile(token, new File([new Uint8Array(content)], name, { type: 'image/png' }), section)
}

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

export const sendPdf = (token: string, name: string): Promise<StoredFile> =>
  sendFile(token, new File([pdf], name, { type: 'application/pdf' }), 'Documents')

export async function sendFile(token: string, file: File, section: string): Promise<StoredFile> {
  const form = new FormData()
  form.append('section', section)
  form.append('fileInfo', JSON.stringify({ name: file.name, alternativeText: 'A picture' }))
  form.append('files', file)
  const headers = { authorization: `Bearer ${token}` }
  const { status, text } = await request('/api/upload', { method: 'POST', headers, body: form })
  if (status !== 201) throw new Error(text)
  return (JSON.parse(text) as [StoredFile])[0]
}

/** A request of Strapi's admin, as its pages send it. @throws Error when it is refused */
export async function asAdmin<T>(method: string, path: string, body?: object): Promise<T> {
  const { status, text } = await request(path, {
    method,
    headers: { authorization: `Bearer ${cms.adminToken}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as T
}
