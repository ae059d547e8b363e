import { expect, test } from '../site-test.ts'
import { openAsStaff } from '../staff.ts'

interface Entry {
  documentId: string
}

const lists = [
  {
    path: '/events/icube',
    query: 'Events?variables={"type":"icube","start":0,"limit":100}',
    remove: 'DeleteEvent',
    message: 'No events available for I3 Series and Guest Lectures',
  },
  { path: '/updates', query: 'Updates', remove: 'DeleteUpdate', message: 'No updates available' },
]

for (const { path, query, remove, message } of lists) {
  test(`${path} says when there is nothing`, async ({ page, baseURL }) => {
    await openAsStaff(page, '/add')
    const answer = (await (await page.request.get(`/graphql/${query}`)).json()) as {
      data: { events_connection?: { nodes: Entry[] }; updates?: Entry[] }
    }
    const entries = answer.data.events_connection?.nodes ?? answer.data.updates ?? []
    expect(entries.length).toBeGreaterThan(0)
    const each = async (operation: string, variables: (documentId: string) => object) => {
      for (const { documentId } of entries) {
        const response = await page.request.post(`/graphql/${operation}`, {
          headers: { origin: baseURL ?? '' },
          data: { variables: variables(documentId) },
        })
        expect(await response.json()).not.toHaveProperty('errors')
      }
    }
    await each(remove, (documentId) => ({ documentId }))
    await page.goto(path)
    await expect(page.locator('main').getByText(message)).toBeVisible()
    await each('RestoreTrashItem', (id) => ({ id }))
    await page.reload()
    await expect(page.locator('main li')).toHaveCount(entries.length)
  })
}
