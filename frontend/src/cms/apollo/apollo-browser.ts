import type { DocumentNode, TypedDocumentNode } from '@apollo/client'
import type { FormattedExecutionResult } from 'graphql'
import { randomKey } from '../../ui/feedback/random-key'
import { patiently } from '../../ui/feedback/patiently'
import { contentOf, readAnswer } from '../answer'
import { createApollo, type Operation } from './apollo'
import { isForStaff } from '../for-staff'
import { firstAnswers } from '../first-answers'
import type { Ask } from '../ask'
import { NoAnswer } from '../no-answer'
import { olderAnswers } from '../older-answers'
import { reason } from '../reason'
import { SignedOut } from '../signed-out'

/**
 * The browser's Apollo client. This module is fetched at the first navigation only: a reader of one page never pays
 * for it.
 */
const apollo = createApollo(execute)

/** What was answered, by the question, as long as nothing is changed. */
const answers = new Map<string, unknown>()
const question = (document: DocumentNode, variables: Record<string, unknown>): string =>
  JSON.stringify([document, variables])

for (const { document, variables, answer } of firstAnswers())
  answers.set(question(document, variables), answer)

/** How often content was changed: what was asked before is of the content before, and Apollo breaks it off. */
let changes = 0

async function unbroken<TData>(query: () => Promise<TData>): Promise<TData> {
  const known = changes
  try {
    return await query()
  } catch (error) {
    if (changes === known) throw error
    return unbroken(query)
  }
}

export const ask: Ask = <TData, TVariables extends Record<string, unknown>>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
) =>
  unbroken(async () => {
    const asked = question(document, variables)
    if (answers.has(asked)) return answers.get(asked) as TData
    const before = { changes, older: olderAnswers.count }
    const { data } = await apollo.query({ query: document, variables })
    const answer = contentOf<TData>(data)
    // After an older answer, what is asked next is asked of the site again.
    if (olderAnswers.count > before.older) answers.clear()
    else if (changes === before.changes) answers.set(asked, answer)
    return answer
  })

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
  const { data } = await apollo.mutate({
    mutation: mutation,
    variables,
    context: { key },
  })
  changes += 1
  answers.clear()
  await apollo.clearStore()
  return contentOf(data)
}

/** Asks something whose answer must be of this moment and is never kept. @throws SignedOut for what only staff may know */
export async function askAnew<TData, TVariables extends Record<string, unknown>>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Promise<TData> {
  return unbroken(async () => {
    const { data } = await apollo.query({ query, variables })
    return contentOf(data)
  })
}

/** What staff ask for they wait for by a button, and may end; what a page asks for ends with the navigation. */
function execute(operation: Operation): Promise<FormattedExecutionResult> {
  const saves = operation.kind === 'mutation'
  return saves || isForStaff(operation.name)
    ? patiently((signal) => answerTo(post(operation, signal)), { saves })
    : answerTo(get(operation))
}

async function answerTo(request: Promise<Response>): Promise<FormattedExecutionResult> {
  const response = await request.catch((cause: unknown) => {
    throw new NoAnswer('The site cannot be reached. Check your connection and try again.', undefined, {
      cause,
    })
  })
  if (response.status === 401) throw new SignedOut(await reason(response))
  if (!response.ok) throw new NoAnswer(await reason(response), response.status)
  if (response.headers.get('cache-status')?.includes('ttl=-')) olderAnswers.count += 1
  return readAnswer(response)
}

const get = ({ name, variables }: Operation) =>
  fetch(`/graphql/${name}?variables=${encodeURIComponent(JSON.stringify(variables))}`)

const post = ({ name, variables, key }: Operation, signal: AbortSignal) =>
  fetch(`/graphql/${name}`, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'x-idempotency-key': key }) },
    body: JSON.stringify({ variables }),
  })
