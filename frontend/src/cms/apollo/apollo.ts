import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { OperationTypeNode, type FormattedExecutionResult } from 'graphql'
import { NoCache } from './no-cache'

/** One of the operations that the site was built with, named. */
export interface Operation {
  name: string
  kind: 'query' | 'mutation'
  variables: Record<string, unknown>
  /** Names a repeated mutation as the same one, so that it happens once. */
  key?: string | undefined
}

/** Runs an operation. Rejects when nobody answers. */
export type Execute = (operation: Operation) => Promise<FormattedExecutionResult>

/**
 * An Apollo client whose link sends an operation's name instead of its text: the gateway knows the texts
 * (trusted documents). On the server one client lives as long as one rendering.
 */
export function createApollo(execute: Execute): ApolloClient {
  return new ApolloClient({
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
    cache: new NoCache(),
    // What is asked after a change shall not get the answer to what was asked before it.
    queryDeduplication: false,
    link: new ApolloLink(
      ({ operationName, operationType, variables, getContext }) =>
        new Observable((observer) => {
          const key: unknown = getContext()['key']
          execute({
            name: operationName ?? '',
            kind: operationType === OperationTypeNode.MUTATION ? 'mutation' : 'query',
            variables,
            key: typeof key === 'string' ? key : undefined,
          }).then(
            (result) => {
              observer.next(result)
              observer.complete()
            },
            (error: unknown) => {
              observer.error(error)
            },
          )
        }),
    ),
  })
}
