import type { TypedDocumentNode } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { ConflictError, SaveError } from '../../ui/feedback/save-error'
import { change } from '../apollo/apollo-browser'

/**
 * Changes content, and puts the CMS's refusal into words for the form.
 *
 * @param key names a repeated attempt as the same one
 * @throws SignedOut when the session is over; ConflictError when somebody saved a newer version; SaveError with the
 * messages for the fields when the CMS finds something wrong
 */
export async function save<TData, TVariables extends Record<string, unknown>>(
  mutation: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  key?: string,
): Promise<TData> {
  try {
    return await change(mutation, variables, key)
  } catch (error) {
    if (CombinedGraphQLErrors.is(error)) throw refusal(error)
    throw error
  }
}

interface Details {
  current?: Record<string, unknown>
  errors?: { path: string[]; message: string }[]
}

function refusal({ errors }: CombinedGraphQLErrors): SaveError {
  const details = errors.map(
    ({ extensions }) => (extensions?.['error'] as { details?: Details } | undefined)?.details,
  )
  const current = details.find((detail) => detail?.current)?.current
  if (current) return new ConflictError(current)
  const problems = details.flatMap((detail) => detail?.errors ?? [])
  return new SaveError(
    errors.map(({ message }) => message).join(' '),
    Object.fromEntries(problems.map(({ path, message }) => [path.join('.'), message])),
  )
}
