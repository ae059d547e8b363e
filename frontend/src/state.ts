import { isRouteErrorResponse } from 'react-router-dom'

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

/**
 * JSON that may stand inside a script element: `<` cannot end it, and the two separators that JSON allows in a string
 * but old JavaScript does not are escaped.
 */
export const writeState = (state: State): string =>
  JSON.stringify(state).replace(/[<\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })

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
