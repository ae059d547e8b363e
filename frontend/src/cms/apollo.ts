import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import type { FormattedExecutionResult } from 'graphql'

/** Runs one of the operations that the site was built with, named by `operation`. Rejects when nobody answers. */
export type Execute = (
  operation: string,
  variables: Record<string, unknown>,
) => Promise<FormattedExecutionResult>

/**
 * An Apollo client whose link sends an operation's name instead of its text: the gateway knows the texts
 * (trusted documents). On the server one client lives as long as one rendering.
 */
export function createApollo(execute: Execute, { onServer }: { onServer: boolean }): ApolloClient {
  return new ApolloClient({
    ssrMode: onServer,
    cache: new InMemoryCache({
      // Strapi 5 names a document by documentId. Components have none and stay inside the document that holds them.
      dataIdFromObject: ({ __typename, documentId }) =>
        typeof documentId === 'string' ? `${__typename}:${documentId}` : false,
    }),
    link: new ApolloLink(
      ({ operationName, variables }) =>
        new Observable((observer) => {
          execute(operationName ?? '', variables).then(
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
