import { isRouteErrorResponse } from 'react-router-dom'
import { packRenditions, unpackRenditions, type PackedRenditions } from './packed-renditions'
import { scriptJson } from '../ui/page/script-json'

/** What travels with a page's HTML: everything that hydration needs, once. */
export interface State {
  origin: string
  router: {
    loaderData: Record<string, unknown>
    errors: Record<string, unknown> | null
  }
  /** The address of the whole style sheet: what the page shows later may need other rules than those that stand in it. */
  sheet?: string | undefined
  /** All scripts with which React takes over the page, each after those that it imports. */
  scripts: string[]
}

/** The state as it stands in the page. */
export const writeState = (state: State): string =>
  scriptJson(state, (key, value: unknown) => {
    const packed = key === 'renditions' && Array.isArray(value) ? packRenditions(value) : undefined
    return packed ? { packed } : value
  })

export function readState(): State {
  const element = document.getElementById('state')
  if (!element?.textContent) throw new Error('The page came without its data. Reload it.')
  return JSON.parse(element.textContent, (key, value: unknown) => {
    const { packed } = (key === 'renditions' ? (value ?? {}) : {}) as { packed?: PackedRenditions }
    return packed ? unpackRenditions(packed) : value
  }) as State
}

/** Route errors in the form that React Router reads again in the browser. Only answers with a status are sent. */
export function serializeErrors(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      isRouteErrorResponse(error)
        ? { ...error, __type: 'RouteErrorResponse' }
        : { message: 'Error', __type: 'Error' },
    ]),
  )
}
