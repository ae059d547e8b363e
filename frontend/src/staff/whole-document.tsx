import type { TypedDocumentNode } from '@apollo/client'
import { useCallback, type ReactNode } from 'react'
import { askAnew } from '../cms/apollo/apollo-browser'
import { StaffData } from './staff-data'

/**
 * Fetches all of a document, of which a page shows a part, to be edited in its place.
 *
 * @param props.of what the page shows
 * @param props.word what it is called: "event"
 * @param props.find takes it out of the answer
 */
export function WholeDocument<TData, TDocument>({
  of: { documentId },
  word,
  query,
  find,
  children,
}: {
  of: { documentId: string }
  word: string
  query: TypedDocumentNode<TData, { documentId: string }>
  find: (answer: TData) => TDocument | null | undefined
  children: (document: TDocument) => ReactNode
}) {
  const load = useCallback(() => askAnew(query, { documentId }), [query, documentId])
  return (
    <StaffData load={load}>
      {(answer) => {
        const document = find(answer)
        return document ? (
          children(document)
        ) : (
          <p role="alert">Somebody has deleted this {word} in the meantime. Reload the page.</p>
        )
      }}
    </StaffData>
  )
}
