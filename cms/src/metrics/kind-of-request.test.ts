import { expect, test } from 'vitest'
import { kindOfRequest } from './kind-of-request'

test('a request is of one of a few kinds', () => {
  const kinds = [
    ['POST', '/graphql', 'graphql'],
    ['GET', '/api/content-version?after=1&wait=25', 'news'],
    ['POST', '/api/staff/session', 'sign-in'],
    ['GET', '/api/staff/session', 'session'],
    ['GET', '/api/attachments/member/a/cv', 'file'],
    ['GET', '/content-manager/anything/made/up', 'admin'],
  ]
  for (const [method, url, kind] of kinds) expect(kindOfRequest(method, url), url).toBe(kind)
})
