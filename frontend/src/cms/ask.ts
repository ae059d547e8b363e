import type { DocumentNode, TypedDocumentNode } from '@apollo/client'
import { answerTo } from './answer'
import { NoAnswer } from './no-answer'
import { olderAnswers } from './older-answers'
import { nameOf } from './operation'

/** Asks the CMS one typed question. */
export type Ask = <TData, TVariables extends Record<string, unknown>>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
) => Promise<TData>

interface FirstAnswer {
  document: DocumentNode
  variables: Record<string, unknown>
  answer: unknown
}

/** What the site answered, by the question, as long as nothing is changed. */
const answers = new Map<string, unknown>()
let first: FirstAnswer[] = []
/** How often content was changed. */
let changes = 0

const question = (document: DocumentNode, variables: Record<string, unknown>) =>
  JSON.stringify([nameOf(document), variables])

/** Keeps what came with the page's HTML, so that it is not asked for again. */
export function keepFirstAnswers(given: FirstAnswer[]): void {
  first = given
  for (const { document, variables, answer } of given) answers.set(question(document, variables), answer)
}

/** What came with the page's HTML, whatever has been changed since. */
export const firstAnswers = (): FirstAnswer[] => first

/** Whatever was asked before is asked anew from now on. */
export function forgetAnswers(): void {
  changes += 1
  answers.clear()
}

/** Asks again what was under way while something was changed: its answer is of the content before. */
export async function ofNow<TData>(query: () => Promise<TData>): Promise<TData> {
  const known = changes
  const answer = await query()
  return changes === known ? answer : ofNow(query)
}

/** An operation that anybody may ask, by its name. @throws NoAnswer */
export const get = (name: string, variables: Record<string, unknown>) =>
  answerTo(fetch(`/graphql/${name}?variables=${encodeURIComponent(JSON.stringify(variables))}`))

/**
 * Asks the site what anybody may know, from the browser, once until something is changed. This takes no Apollo: a reader
 * who goes from page to page never fetches it. What staff ask and change does (`apollo/apollo-browser.ts`).
 *
 * @throws NoAnswer
 */
export const ask: Ask = async <TData, TVariables extends Record<string, unknown>>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Promise<TData> => {
  const asked = question(document, variables)
  if (answers.has(asked)) return answers.get(asked) as TData
  const { count } = olderAnswers
  const answer = await ofNow(async () => {
    const { data, errors } = await get(nameOf(document), variables)
    if (errors?.length) throw new NoAnswer(errors.map(({ message }) => message).join(' '), 200)
    return data as TData
  })
  // After an older answer, what is asked next is asked of the site again.
  if (olderAnswers.count > count) answers.clear()
  else answers.set(asked, answer)
  return answer
}
