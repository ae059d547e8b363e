import * as v from 'valibot'
import { limits } from '../../src/ui/form/files/image-limits.generated'
import { contentToldIn } from '../cms/content-version'
import {
  idempotencyKey,
  readFrom,
  refusalSchema,
  renewSession,
  sendJson,
  sendMessage,
  sendSignedOut,
  type Act,
  type Desk,
} from './answers'

/** The largest file in bytes, and what the form around it may add. */
const largestUpload = limits.largestFile + 64 * 1024

const filesSchema = v.looseTuple([v.looseObject({ id: v.number(), url: v.string() })])

/** Passes a file on: nothing is parsed or kept here, and what is too large is refused unread. */
export const upload =
  ({ cms, cookies, changed }: Desk): Act =>
  async (request, response) => {
    const token = cookies.tokenOf(request)
    const { 'content-type': type = '', 'content-length': length } = request.headers
    if (!token) {
      sendSignedOut(request, response)
    } else if (!/^multipart\/form-data\b/i.test(type)) {
      sendMessage(request, response, 415, 'Send the file as a form.')
    } else if (length === undefined) {
      sendMessage(request, response, 411, 'Say how long the file is.')
    } else if (Number(length) > largestUpload) {
      sendMessage(request, response, 413, limits.tooLarge)
    } else {
      const headers = { 'content-type': type, 'content-length': length, ...idempotencyKey(request) }
      const answer = await cms.sendFile(request, headers, token)
      const { status } = answer
      if (status === 401) {
        sendSignedOut(request, response, answer)
        return
      }
      renewSession(response, answer, cookies)
      if (status === 201) {
        await changed(contentToldIn(answer.headers))
        const [file] = readFrom(answer, filesSchema)
        sendJson(response, 201, file)
      } else sendMessage(request, response, status, readFrom(answer, refusalSchema).message)
    }
  }
