/** What a request is for, in as few words as a graph can show. */
export type KindOfRequest = 'page' | 'query' | 'image' | 'file' | 'staff' | 'health'

const starts: [string, KindOfRequest][] = [
  ['/graphql/', 'query'],
  ['/images/', 'image'],
  ['/assets/', 'file'],
  ['/staff/', 'staff'],
  ['/health', 'health'],
  ['/ready', 'health'],
]

/** @returns `page` for whatever else there is: pages, feeds, and addresses that name nothing */
export function kindOfRequest(method = 'GET', url = '/'): KindOfRequest {
  const [path = '/'] = url.split('?')
  if (path.endsWith('.pdf')) return 'file'
  const kind = starts.find(([start]) => path.startsWith(start))?.[1] ?? 'page'
  return kind === 'query' && method === 'POST' ? 'staff' : kind
}
