import type { FormattedExecutionResult } from 'graphql'
import { createApollo } from './apollo'
import type { Ask } from './page-query'
import { firstAnswers } from './first-answers'

/**
 * The browser's Apollo client. This module is fetched at the first navigation only: a reader of one page never pays
 * for it.
 */
const apollo = createApollo(
  async (operation, variables) => {
    const response = await fetch(
      `/graphql/${operation}?variables=${encodeURIComponent(JSON.stringify(variables))}`,
    )
    if (!response.ok) throw new Error(`The site answered ${String(response.status)}. Try again in a moment.`)
    return (await response.json()) as FormattedExecutionResult
  },
  { onServer: false },
)

for (const { document, variables, answer } of firstAnswers()) {
  apollo.writeQuery({ query: document, variables, data: answer })
}

export const ask: Ask = async (document, variables) => {
  const { data } = await apollo.query({ query: document, variables })
  if (data === undefined) throw new Error('The site answered without content. Try again in a moment.')
  return data
}
