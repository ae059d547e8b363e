import type { DocumentNode, TypedDocumentNode } from '@apollo/client'
import { ask, type Ask } from './ask'
import { redirect, replace, type LoaderFunctionArgs, type Params } from 'react-router-dom'

/** What the server hands to every loader of one request. */
export interface RequestContext {
  ask: Ask
  /** The site's public origin. */
  origin: string
  /** What the answer carries beside the page. */
  headers: Record<string, string>
}

export type LoaderArguments = Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>

/** A route loader that remembers its question, so that the browser need not ask it once more. */
export interface PageLoader<TData> {
  (args: LoaderArguments): Promise<TData>
  query: {
    document: DocumentNode
    variables: (params: Params, search: URLSearchParams) => Record<string, unknown>
  }
}

/**
 * From a typed document (and, for an address with parameters, a mapping to its variables) makes a page's loader.
 *
 * @param options.variables the document's variables, from the parts of the address and from its query parameters; a route's
 * handle names those that the server passes on
 * @param options.exists answers false when the address names nothing
 * @param options.moved answers the present address when the asked one is a former one; it redirects there for good
 * @param options.headers what the answer of the server carries beside the page: `import.meta.env.SSR ? … : noHeaders`
 * @throws NotFound when the address names nothing; whatever `ask` throws when the CMS does not answer
 */
export function pageQuery<TData, TVariables extends Record<string, unknown>>(
  document: TypedDocumentNode<TData, TVariables>,
  options: {
    variables?: (params: Params, search: URLSearchParams) => TVariables
    exists?: (answer: TData, params: Params) => boolean
    moved?: (answer: TData, params: Params) => string | undefined
    headers?: (answer: TData, origin: string) => Record<string, string>
  } = {},
): PageLoader<TData> {
  const {
    variables = () => ({}) as TVariables,
    exists = () => true,
    moved = () => undefined,
    headers = noHeaders,
  } = options
  const loader = async ({ params, request, context }: LoaderArguments) => {
    const askCms = hasAsk(context) ? context.ask : ask
    const answer = await askCms(document, variables(params, new URL(request.url).searchParams))
    if (!exists(answer, params)) throw new NotFound()
    const address = moved(answer, params)
    // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to send somewhere else
    if (address !== undefined) throw isShown(request) ? replace(address) : redirect(address, 301)
    if (hasAsk(context)) Object.assign(context.headers, headers(answer, context.origin))
    return answer
  }
  return Object.assign(loader, { query: { document: document, variables } })
}

/** Whether the browser is at an address already, as after its Back: Back would lead there for ever if it stayed behind. */
const isShown = ({ url }: Request) =>
  !import.meta.env.SSR && new URL(url).pathname === window.location.pathname

/** For most pages, and for the browser. */
export const noHeaders = (): Record<string, string> => ({})

/** An address that names nothing. */
export class NotFound extends Error {
  override name = 'NotFound'
}

export const isPageLoader = (loader: unknown): loader is PageLoader<unknown> =>
  typeof loader === 'function' && 'query' in loader

const hasAsk = (context: unknown): context is RequestContext =>
  typeof context === 'object' && context !== null && 'ask' in context
