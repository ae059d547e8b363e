import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export const RestoreDocumentDocument = { kind: 'Document', definitions: [] } as unknown as TypedDocumentNode<unknown, { type: string; documentId: string }>
