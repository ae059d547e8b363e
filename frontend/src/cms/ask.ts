import type { TypedDocumentNode } from '@apollo/client'

/** Asks the CMS one typed question. */
export type Ask = <TData, TVariables extends Record<string, unknown>>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
) => Promise<TData>
