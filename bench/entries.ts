import type { Site } from './site.ts'
import { ask, type Entry } from './staff.ts'

interface Listed {
  documentId: string
  slug?: string
}

/** One entry of each kind, with every page, list and feed that shows its title. */
export async function entriesOf(site: Site): Promise<Entry[]> {
  const { updates } = await ask<{ updates: Listed[] }>(site, 'Updates')
  const { events_connection: events } = await ask<{ events_connection: { nodes: Listed[] } }>(
    site,
    'Events',
    { type: 'icube', start: 0, limit: 1 },
  )
  const { selectedPublications } = await ask<{ selectedPublications: Listed[] }>(site, 'PublicationsExport', {
    filter: {},
    start: 0,
    limit: 1,
  })
  const [update, event, paper] = [updates[0], events.nodes[0], selectedPublications[0]]
  if (!update || !event || !paper) throw new Error('The sample content lacks an update, an event or a paper.')
  return [
    { kind: 'Update', documentId: update.documentId, addresses: ['/', '/updates', '/updates.atom'] },
    {
      kind: 'Event',
      documentId: event.documentId,
      addresses: ['/events/icube', '/events.atom', '/events/icube.ics'],
    },
    { kind: 'Publication', documentId: paper.documentId, addresses: ['/publications', '/publications.atom'] },
  ]
}
