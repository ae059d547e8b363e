import { inject } from 'vitest'

export const cms = inject('cms')

interface GraphqlError {
  message: string
  path?: string[]
  extensions?: {
    code?: string
    reference?: string
    error?: { details?: { errors?: FieldError[]; current?: unknown } }
  }
}

interface FieldError {
  path: string[]
  message: string
}

// The answers are compared, not used: each test says what it expects of their form.
export interface GraphqlAnswer {
  status: number
  data?: Record<string, never> | null
  errors?: GraphqlError[]
  text: string
}

export async function request(
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${cms.url}${path}`, init)
  return { status: response.status, text: await response.text() }
}

export async function sendGraphql(
  query: string,
  variables: object,
  token?: string,
  headers: Record<string, string> = {},
): Promise<GraphqlAnswer> {
  const { status, text } = await request('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  })
  return { ...(JSON.parse(text) as Omit<GraphqlAnswer, 'status' | 'text'>), status, text }
}

/** What a visitor gets. */
export const asVisitor = (query: string, variables: object = {}) => sendGraphql(query, variables)

/** What a client gets that may do everything. */
export const asEditor = (query: string, variables: object = {}) => sendGraphql(query, variables, cms.token)

/** The problems of the fields that a refused write names, as `path: message`. */
export const problemsOf = ({ errors }: GraphqlAnswer): string[] =>
  (errors ?? []).flatMap((error) =>
    (error.extensions?.error?.details?.errors ?? []).map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    ),
  )

/** Sends a file as an editor does. */
export async function upload(content: Buffer, name: string, type: string, token = cms.token) {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(content)], { type }), name)
  return request('/api/upload', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
}
