import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { OperationTypeNode, type FormattedExecutionResult } from 'graphql'

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
export function createApollo(execute: Execute, { onServer }: { onServer: boolean }): ApolloClient {
  return new ApolloClient({
    ssrMode: onServer,
    // What is asked once and read once needs no cache: for long lists, filling it takes six times as long as the rest.
    ...(onServer && { defaultOptions: { query: { fetchPolicy: 'no-cache' as const } } }),
    cache: new InMemoryCache({
      // Strapi 5 names a document by documentId. Components have none and stay inside the document that holds them. A file
      // is named by its address, which every page needs anyway: 24 random characters less for each image of a page. Of the
      // leader, a component, pages ask for different parts: one answer must not put away what another brought.
      dataIdFromObject: ({ __typename, documentId, url, slug }) => {
        const name =
          __typename === 'UploadFile' ? url : __typename === 'ComponentSiteLeader' ? slug : documentId
        return typeof name === 'string' ? `${__typename}:${name}` : false
      },
    }),
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
