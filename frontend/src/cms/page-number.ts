import { NotFound } from './page-query'

/** Which part of a long list an address asks for: `?page=2`; the first without it. @throws NotFound for no such number */
export function pageNumber(search: URLSearchParams): number {
  const given = search.get('page') ?? '1'
  if (!/^[1-9]\d{0,5}$/.test(given)) throw new NotFound()
  return Number(given)
}

/** The part as the CMS is asked for it. */
export const partOf = (search: URLSearchParams, length: number) => ({
  start: (pageNumber(search) - 1) * length,
  limit: length,
})

/** Whether there is such a part; the first one is there even when the list is empty. */
export const isThere = (part: readonly unknown[], total: number) => part.length > 0 || total === 0
