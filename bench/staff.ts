import { run } from '../scripts/processes/command.ts'
import { inRoot } from '../scripts/root.ts'
import { staffPassword, type Site } from './site.ts'

/** One who may change content, and does so by one of the two ways there are. */
export interface Editor {
  /** Saves a new title; resolves when the save is answered. */
  save(entry: Entry, title: string): Promise<void>
}

/** One who may bring files too. */
export interface Uploader extends Editor {
  /** Resolves when an image is stored. @throws Error when it is refused */
  upload(image: Uint8Array<ArrayBuffer>, name: string): Promise<void>
}

/** Something with a title, and every address that shows it. */
export interface Entry {
  kind: 'Update' | 'Event' | 'Publication'
  documentId: string
  addresses: string[]
}

/** What a refused save says. */
interface Refusal {
  message: string
  extensions?: { error?: { details?: { current?: { version: number } } } }
}

/** Asks the public gateway. */
export async function ask<T>(site: Site, operation: string, variables: object = {}): Promise<T> {
  const response = await fetch(
    `${site.url}/graphql/${operation}?variables=${encodeURIComponent(JSON.stringify(variables))}`,
  )
  if (!response.ok) throw new Error(`${operation} was answered with ${String(response.status)}.`)
  return ((await response.json()) as { data: T }).data
}

/** Edits as staff do: on the site, with the shared password. */
export async function signIn(site: Site): Promise<Uploader> {
  const headers = { origin: site.url, 'content-type': 'application/json' }
  const answer = await fetch(`${site.url}/staff/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ password: staffPassword }),
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  if (answer.status !== 204 || cookie === undefined) throw new Error('The bench could not sign in.')
  const versions = new Map<string, number>()
  const send = async ({ kind, documentId }: Entry, title: string): Promise<Refusal[] | undefined> => {
    const version = versions.get(documentId) ?? 1
    const response = await fetch(`${site.url}/graphql/Update${kind}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify({ variables: { documentId, data: { title, version } } }),
    })
    const { errors } = (await response.json()) as { errors?: Refusal[] }
    versions.set(documentId, errors?.[0]?.extensions?.error?.details?.current?.version ?? version + 1)
    return errors
  }
  return {
    save: async (entry, title) => {
      // Somebody else may have saved it: the admin, or an earlier measure.
      const errors = (await send(entry, title)) && (await send(entry, title))
      if (errors !== undefined) throw new Error(`The save was refused: ${JSON.stringify(errors)}`)
    },
    upload: async (image, name) => {
      const body = new FormData()
      body.append('section', 'Gallery')
      body.append('files', new Blob([image], { type: 'image/jpeg' }), name)
      const response = await fetch(`${site.url}/staff/upload`, {
        method: 'POST',
        headers: { origin: site.url, cookie },
        body,
      })
      if (response.status !== 201) throw new Error(`${name} was answered with ${await response.text()}`)
    },
  }
}

const administrator = { email: 'bench@example.org', password: 'Bench-Password-1' }

/** Edits as a power user does: in Strapi's admin. */
export async function signInToAdmin(site: Site): Promise<Editor> {
  const url = `http://127.0.0.1:${String(site.environment.cmsPort)}`
  const login = () =>
    fetch(`${url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(administrator),
    })
  let answer = await login()
  if (!answer.ok) {
    // The first measure of this site that needs one.
    await makeAdministrator(site)
    answer = await login()
  }
  const { data } = (await answer.json()) as { data: { token: string } }
  return {
    save: async ({ kind, documentId }, title) => {
      const noun = kind.toLowerCase()
      const response = await fetch(
        `${url}/content-manager/collection-types/api::${noun}.${noun}/${documentId}`,
        {
          method: 'PUT',
          headers: { authorization: `Bearer ${data.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ title }),
        },
      )
      if (!response.ok) throw new Error(`Strapi's admin answered ${String(response.status)}.`)
    },
  }
}

async function makeAdministrator(site: Site): Promise<void> {
  const { code, output } = await run(process.execPath, ['dist/scripts/create-admin.js'], {
    cwd: inRoot('cms'),
    env: {
      ...site.environment.cms,
      NODE_ENV: 'production',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ADMIN_FIRSTNAME: 'Bench',
    },
  })
  if (code !== 0) throw new Error(`No administrator was made: ${output}`)
}
