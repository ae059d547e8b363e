/** What a request is for, in as few words as a graph can show. */
type KindOfRequest = 'graphql' | 'news' | 'sign-in' | 'session' | 'upload' | 'file' | 'health' | 'admin'

const starts: [string, KindOfRequest][] = [
  ['/graphql', 'graphql'],
  // A question that waits for the next change, up to 25 s.
  ['/api/content-version', 'news'],
  ['/api/staff/', 'session'],
  ['/api/upload', 'upload'],
  ['/uploads/', 'file'],
  ['/api/attachment', 'file'],
  ['/_health', 'health'],
  ['/ready', 'health'],
]

/** @returns `admin` for whatever else there is */
export function kindOfRequest(method = 'GET', url = '/'): KindOfRequest {
  const kind = starts.find(([start]) => url.startsWith(start))?.[1] ?? 'admin'
  return kind === 'session' && method === 'POST' ? 'sign-in' : kind
}
