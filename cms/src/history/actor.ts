import type { Core } from '@strapi/strapi'

/** Who does the running request. */
export interface Actor {
  /** In words, for the history: `staff`, `staff – Anna`, `admin Anna Meyer`, `token imports`, `server`. */
  name: string
  isStaff: boolean
  /** Of staff: the session, which says which changes one person made. */
  session: string | null
}

interface RequestState {
  auth?: { strategy?: { name?: string }; credentials?: unknown }
  user?: { firstname?: string | null; lastname?: string | null; email?: string }
}

const text = (value: unknown, field: string): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const found: unknown = Object.entries(value).find(([name]) => name === field)?.[1]
  return typeof found === 'string' && found !== '' ? found : undefined
}

/** Staff as the history calls them who gave a name. */
export const namedStaff = (name: string): string => `staff – ${name}`

/** The actor of a request's state; `undefined` is a script or the start of the server. */
export function actorOf(state: RequestState | undefined): Actor {
  const strategy = state?.auth?.strategy?.name
  const credentials = state?.auth?.credentials
  switch (strategy) {
    case 'staff': {
      const name = text(credentials, 'name')
      const session = text(credentials, 'session') ?? null
      return { name: name === undefined ? 'staff' : namedStaff(name), isStaff: true, session }
    }
    case 'admin-token':
    case 'admin': {
      const { firstname, lastname, email } = state?.user ?? {}
      const name = [firstname, lastname].filter(Boolean).join(' ')
      return { name: `admin ${name === '' ? (email ?? '') : name}`.trim(), isStaff: false, session: null }
    }
    case 'content-api-token':
      return { name: `token ${text(credentials, 'name') ?? ''}`.trim(), isStaff: false, session: null }
    default:
      return { name: strategy ?? 'server', isStaff: false, session: null }
  }
}

const known = ['staff', 'admin', 'admin-token', 'content-api-token']

/** Whether the running request is of somebody who only reads; scripts and the server itself are none. */
export function isForVisitor(strapi: Core.Strapi): boolean {
  const context = strapi.requestContext.get()
  if (context === undefined) return false
  const { auth } = context.state as RequestState
  return !known.includes(auth?.strategy?.name ?? '')
}

export const currentActor = (strapi: Core.Strapi): Actor => actorOf(strapi.requestContext.get()?.state)
