/** The items in the order of `ids`. Items that it does not name come last, in the order they came in. */
export function arranged<T extends { documentId: string }>(items: T[], ids: string[]): T[] {
  const place = (item: T) => {
    const index = ids.indexOf(item.documentId)
    return index === -1 ? ids.length : index
  }
  return [...items].sort((a, b) => place(a) - place(b))
}
