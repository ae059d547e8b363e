import { isForStaff } from '../../src/cms/for-staff'
import { contentToldIn } from '../cms/content-version'
import { CmsUnavailable, readAnswer, staffOperation } from '../cms/operations'
import { readJson } from '../http/request-body'
import {
  idempotencyKey,
  renewSession,
  sendJson,
  sendMessage,
  sendSignedOut,
  type Act,
  type Desk,
} from './answers'
import type { CmsAnswer } from './cms'

/** A form's texts, in bytes. */
const largestForm = 256 * 1024
/** What takes a thousand publications at once. */
export const imports: readonly string[] = ['StaffReadPublications', 'ImportPublications']
/** Of somebody who is signed in; in bytes. The CMS takes as much. */
const largestImport = 8_000_000
/** What changes as many at once. */
const longOperations = [...imports, 'UndoImport']
/** What writes one document: the CMS looks at the key of these. */
const writesOfOne = /^(Create|Update|Delete)/

/** Runs a mutation, or a query for staff only, with the session's token. */
export const operate =
  ({ cms, cookies, changed }: Desk, operation: string): Act =>
  async (request, response) => {
    const query = staffOperation(operation)
    if (query === undefined) {
      sendMessage(request, response, 404, 'The site has no such operation.')
      return
    }
    const token = cookies.tokenOf(request)
    const largest = token && imports.includes(operation) ? largestImport : largestForm
    const { variables = {} } = await readJson(request, largest)
    if (!token) {
      sendSignedOut(request, response)
      return
    }
    const isChange = !isForStaff(operation)
    const headers = idempotencyKey(request)
    const answer = await cms.ask(
      '/graphql',
      {
        method: 'POST',
        headers,
        body: { operationName: operation, query, variables },
        // What the CMS writes under a key it writes once.
        isRepeatable: !isChange || (writesOfOne.test(operation) && 'x-idempotency-key' in headers),
        isChange,
        isLong: longOperations.includes(operation),
      },
      token,
    )
    if (answer.status === 401) {
      sendSignedOut(request, response, answer)
      return
    }
    renewSession(response, answer, cookies)
    // Whoever looks after the editor was told must see the change; a part of it may be done where the rest failed.
    if (isChange) await changed(contentToldIn(answer.headers))
    // 400 is GraphQL's answer to variables of the wrong kind; its errors are for the form.
    sendJson(response, 200, readAsGraphql(operation, answer))
  }

/** @throws CmsUnavailable when nobody can tell from the answer what has been done */
function readAsGraphql(operation: string, { status, body }: CmsAnswer): object {
  try {
    return readAnswer(operation, body)
  } catch (cause) {
    throw new CmsUnavailable(`The CMS answered ${status} to ${operation}, and not in GraphQL.`, { cause })
  }
}
