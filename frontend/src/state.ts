import { isRouteErrorResponse } from 'react-router-dom'
import { scriptJson } from './ui/script-json'

/** What travels with a page's HTML: everything that hydration needs, once. */
export interface State {
  origin: string
  router: {
    loaderData: Record<string, unknown>
    errors: Record<string, unknown> | null
  }
  /** Scripts that the first page needs beside the entry, fetched together with it. */
  scripts: string[]
}

/** The state as it stands in the page. */
export const writeState = (state: State): string => scriptJson(state)

export function readState(): State {
  const element = document.getElementById('state')
  if (!element?.textContent) throw new Error('The page came without its data. Reload it.')
  return JSON.parse(element.textContent) as State
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
