import type { FormattedExecutionResult } from 'graphql'
import * as v from 'valibot'
import { isForStaff } from '../../src/cms/for-staff'
import { plainText } from '../../src/ui/text/plain-text'
import { requestIdHeader } from '../http/request-id'
import type { CmsInstances } from './instances'
import { everything } from './content'
import operations from './operations.generated.json' with { type: 'json' }

type Operations = Record<string, { kind: string; text: string; fields: string[]; kinds?: string[] }>

/**
 * How long the instances of the CMS may take for one answer, all together, in milliseconds. On a busy machine a CMS that
 * has just started takes more than five seconds for its first ones; a rendering ends after twenty.
 */
const patience = 15_000

const answerSchema = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.optional(v.pipe(v.array(v.looseObject({ message: v.string() })), v.nonEmpty())),
})

/** The CMS did not answer, or not with GraphQL. */
export class CmsUnavailable extends Error {
  override name = 'CmsUnavailable'
}

const find = (operation: string) =>
  Object.hasOwn(operations, operation) ? (operations as Operations)[operation] : undefined

/** Whether the site was built with a query of this name that anybody may ask. */
export const isQuery = (operation: string): boolean =>
  find(operation)?.kind === 'query' && !isForStaff(operation)

/** The kinds of content that the answer to an operation is made of. */
export const kindsOf = (operation: string): string[] => find(operation)?.kinds ?? [everything]

/** The variables that an operation declares, in its order. */
export const variablesOf = (operation: string): string[] => {
  const [declaration = ''] = find(operation)?.text.split('{', 1) ?? []
  return [...declaration.matchAll(/\$(\w+)\s*:/g)].map(([, name = '']) => name)
}

/**
 * The text of a mutation, or of a query for staff, that the site was built with. Only such operations ever reach the
 * CMS.
 */
export const staffOperation = (operation: string): string | undefined => {
  const known = find(operation)
  return known && (known.kind === 'mutation' || isForStaff(operation)) ? known.text : undefined
}

/**
 * Reads GraphQL's answer to an operation: it says what went wrong, or has something for every field that was asked for.
 *
 * @throws Error for whatever else the CMS, or who stands in its place, has said
 */
export function readAnswer(operation: string, body: unknown): FormattedExecutionResult {
  const answer = v.parse(answerSchema, body)
  const missing = find(operation)?.fields.filter((field) => answer.data?.[field] === undefined) ?? []
  if (!answer.errors && missing.length > 0) throw new Error(`Nothing was answered for ${missing.join(', ')}.`)
  return answer
}

/** JSON writes nothing else with an escape like these. */
const maybeControl = /\\u|[\u007f-\u009f\ufffe\uffff]/

/** The content without the control characters that were stored before the CMS refused them: React would trip over them. */
const parsePlain = (json: string): unknown =>
  maybeControl.test(json)
    ? JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? plainText(value) : value))
    : JSON.parse(json)

/**
 * Asks the CMS with the text of one of the operations the site was built with (trusted documents).
 *
 * @throws CmsUnavailable when no instance gave a GraphQL answer. A 401 counts as that too: public questions carry no
 * token, so it never means a sign-out; Strapi answers it when its database is away.
 */
export async function askCms(
  cms: CmsInstances,
  operation: string,
  variables: Record<string, unknown>,
): Promise<FormattedExecutionResult> {
  const known = find(operation)
  if (!known) throw new Error(`The site was not built with an operation called ${operation}.`)
  return cms.ask(async (url) => {
    try {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...requestIdHeader() },
        body: JSON.stringify({ operationName: operation, query: known.text, variables }),
        signal: AbortSignal.timeout(cms.shareOf(patience)),
      })
      if (response.status === 401 || response.status >= 500) {
        throw new Error(`it answered ${String(response.status)}`)
      }
      return readAnswer(operation, parsePlain(await response.text()))
    } catch (cause) {
      throw new CmsUnavailable(`The CMS at ${url} did not answer ${operation}. Is it running?`, { cause })
    }
  })
}
