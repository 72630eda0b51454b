import type { Services } from '../../platform/http/services.ts'
import { publishAcross, wantedEvents } from '../../webhooks/service.ts'
import { markDownload } from '../visit-queries.ts'
import { findDownloadFacts } from './read-queries.ts'

const EVENT = 'link.downloaded'

/**
 * Counts a download of a link, or of an item of its collection. Webhooks are sent it once for each visit and item,
 * however often it is loaded.
 */
export async function countDownload(
  { database: { system } }: Services,
  link: { tenantId: string; id: string },
  itemId: string | null,
  viewer: string,
): Promise<void> {
  const { tenantId } = link
  await system.transaction().execute(async (db) => {
    const id = await markDownload(db, link, itemId, viewer)
    if (!id || !(await wantedEvents(db, [EVENT], [tenantId]))(EVENT).has(tenantId)) return
    const data = await findDownloadFacts(db, { tenantId, id }, itemId)
    if (data) await publishAcross({ db }, EVENT, [{ tenantId, data, once: itemId ?? 'whole' }])
  })
}
