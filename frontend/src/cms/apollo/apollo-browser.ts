import type { TypedDocumentNode } from '@apollo/client'
import type { FormattedExecutionResult } from 'graphql'
import { randomKey } from '../../ui/feedback/random-key'
import { patiently } from '../../ui/feedback/patiently'
import { answerTo, contentOf } from '../answer'
import { forgetAnswers, get, ofNow } from '../ask'
import { isForStaff } from '../for-staff'
import { createApollo, type Operation } from './apollo'

/** Apollo in the browser, for what staff ask and change. This module is fetched when one of them does. */
const apollo = createApollo(execute)

/**
 * Changes content. Whatever was asked before is asked anew afterwards.
 *
 * @param key names a repeated attempt as the same one: of this person, or of the server at another CMS
 * @throws SignedOut; CombinedGraphQLErrors when the CMS refuses
 */
export async function change<TData, TVariables extends Record<string, unknown>>(
  mutation: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  key = randomKey(),
): Promise<TData> {
  try {
    const { data } = await apollo.mutate({ mutation, variables, context: { key } })
    return contentOf(data)
  } finally {
    // What failed or was given up may be done all the same, or in part.
    forgetAnswers()
  }
}

/** Asks something whose answer must be of this moment and is never kept. @throws SignedOut for what only staff may know */
export async function askAnew<TData, TVariables extends Record<string, unknown>>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Promise<TData> {
  return ofNow(async () => {
    const { data } = await apollo.query({ query, variables })
    return contentOf(data)
  })
}

/** What staff wait for by a button they may end. */
function execute(operation: Operation): Promise<FormattedExecutionResult> {
  const saves = operation.kind === 'mutation'
  return saves || isForStaff(operation.name)
    ? patiently((signal) => answerTo(post(operation, signal)), { saves })
    : get(operation.name, operation.variables)
}

const post = ({ name, variables, key }: Operation, signal: AbortSignal) =>
  fetch(`/graphql/${name}`, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'x-idempotency-key': key }) },
    body: JSON.stringify({ variables }),
  })
