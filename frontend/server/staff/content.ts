import { sendJson, type Act, type Desk } from './answers'

/**
 * Tells the number of the last change that everybody sees, so that an open page can follow the changes of others. It is
 * known here: however many pages ask, the CMS is not asked, nor is a session made longer. The number tells nothing that
 * only staff may know.
 */
export const tellContent =
  ({ settled }: Desk): Act =>
  (_request, response) => {
    sendJson(response, 200, { version: settled()?.version ?? null })
    return Promise.resolve()
  }
