import { vi } from 'vitest'
import { cms } from './client'
import type { CmsUnderTest } from './prepare'
import { runSql } from './sql'

type Place = Pick<CmsUnderTest, 'dataDir' | 'databaseUrl'>

/** Images of the media library on which the CMS has still to work. */
const waiting = (place: Place) =>
  runSql(
    place,
    `SELECT files.id FROM files LEFT JOIN rendition_work ON rendition_work.url = files.url
     WHERE files.mime LIKE 'image/%' AND (rendition_work.state IS NULL OR rendition_work.state = 'claimed')`,
  )

/**
 * Waits until the renditions of all images are made: in the same moment they are counted as a change of the content.
 * Those of the sample content take a minute of a quick processor and five of a slow one.
 */
export async function renditionsMade(place: Place = cms): Promise<void> {
  await vi.waitUntil(async () => (await waiting(place)).length === 0, { timeout: 600_000, interval: 100 })
}
