import type { DocumentNode, TypedDocumentNode } from '@apollo/client'

/**
 * An operation that the site was built with, as Apollo needs it: the gateway knows its text by its name (trusted
 * documents), so that no text travels and none stands in the scripts.
 */
export const operation = <TData, TVariables>(kind: 'query' | 'mutation', name: string) =>
  ({
    kind: 'Document',
    definitions: [
      {
        kind: 'OperationDefinition',
        operation: kind,
        name: { kind: 'Name', value: name },
        selectionSet: { kind: 'SelectionSet', selections: [] },
      },
    ],
  }) as unknown as TypedDocumentNode<TData, TVariables>

export const nameOf = ({ definitions: [definition] }: DocumentNode): string =>
  definition && 'name' in definition ? (definition.name?.value ?? '') : ''
