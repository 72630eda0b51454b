import { readFile } from 'node:fs/promises'
import { SAMPLE_READER, SAMPLES } from '@satchel/contract/items/samples.ts'
import * as items from '../../items/service.ts'
import * as links from '../../links/service.ts'
import { type Actor, withScope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { addSampleVisit, removeVisits } from '../../tracking/service.ts'
import { seedFileUrl } from '../service.ts'
import * as query from './queries.ts'

/** Files of the invented company of the demo. The first is shared, and was read. */
const FILES = [
  { file: 'brochure-halden-pulse.pdf', name: 'Sample brochure', mime: 'application/pdf' },
  { file: 'scene-field.jpg', name: 'Sample photo', mime: 'image/jpeg' },
  { file: 'prices-europe.pdf', name: 'Sample price list', mime: 'application/pdf' },
] as const

const READER = { sharedToMemo: SAMPLE_READER, sharedToOrganization: 'Polderwater' }

/** Adds the samples, or returns those that are there. */
export async function add(services: Services, actor: Actor) {
  const { database, config } = services
  const ids = await withScope(database, actor, (scope) => query.newIds(scope, FILES.length))
  const stored = await Promise.all(
    FILES.map((sample, at) => store(services, actor, { id: ids[at] ?? '', ...sample })),
  )
  const { isNew, ...samples } = await withScope(database, actor, async (scope) => {
    await query.lock(scope)
    const before = await query.find(scope)
    const linkId = before.find((item) => item.linkId)?.linkId
    if (linkId) return { itemIds: before.map(({ id }) => id), linkId, isNew: false }
    for (const file of stored) await items.addFile(scope, file)
    const draft = { itemId: ids[0] ?? '', itemType: 'ITEM' as const, ...READER }
    const { link } = await links.share(scope, config, draft)
    return { itemIds: ids, linkId: link.id, isNew: true }
  })
  if (isNew) await addSampleVisit(database.system, { tenantId: actor.tenantId, ...samples })
  return samples
}

/** Puts the file where that of an upload would be, before the item that names it. */
async function store(
  { files }: Services,
  { tenantId }: Actor,
  { id, file, name, mime }: (typeof FILES)[number] & { id: string },
): Promise<items.FileDraft> {
  const content = await readFile(seedFileUrl(file))
  const fileKey = `${tenantId}/${id}/original`
  await files.put(fileKey, content)
  return {
    id,
    name,
    fileKey,
    filename: file,
    filetype: mime,
    bytes: content.length,
    importId: SAMPLES,
    collectionId: null,
    valueIds: [],
    tagKeys: [],
  }
}

/**
 * Deletes the samples of whoever added them, or all for admins, for good, those in the trash too: first what was read
 * of them, so that no figure stays.
 */
export async function remove({ database }: Services, actor: Actor): Promise<void> {
  const found = await withScope(database, actor, async (scope) => {
    const samples = await query.find(scope, { inTrash: true })
    return samples.filter((sample) => items.mayRule(scope, sample))
  })
  if (found.length === 0) return
  const ids = found.map(({ id }) => id)
  await database.system.transaction().execute(async (db) => {
    await removeVisits(db, actor.tenantId, await query.findVisits(db, actor.tenantId, ids))
    await links.deleteLinksTo(db, actor.tenantId, ids)
  })
  await withScope(database, actor, async (scope) => {
    const there = found.filter(({ deletedAt }) => !deletedAt)
    await items.remove(
      scope,
      there.map(({ id }) => id),
    )
    await items.purgeItems(scope, ids)
  })
}
