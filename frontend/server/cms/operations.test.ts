import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { askCms } from './operations'
import { CmsInstances } from './instances'

test('what was stored with control characters is read without them', async () => {
  const updates = [{ title: 'A\u0000\u000B\u007F\uD800B', text: 'two\n\tlines \\u0000 \u{1F600}' }]
  const cms = createServer((_, response) => {
    response.end(JSON.stringify({ data: { site: null, updates } }))
  }).listen(0, '127.0.0.1')
  await once(cms, 'listening')
  const { port } = cms.address() as AddressInfo
  const answer = await askCms(new CmsInstances([`http://127.0.0.1:${port}`]), 'Updates', {})
  cms.close()
  expect(answer.data?.['updates']).toEqual([{ title: 'AB', text: 'two\n\tlines \\u0000 \u{1F600}' }])
})
