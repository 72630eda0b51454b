import { actingPerson, type Scope } from '../platform/database/scope.ts'
import { enqueueMany, type JobDraft } from '../platform/jobs/jobs.ts'
import { type EventDraft, recordAll } from '../platform/live/events.ts'
import * as taxonomy from '../taxonomy/service.ts'
import { publishToWebhooks } from '../webhooks/service.ts'
import { insertItems, type NewItem } from './add-many-queries.ts'
import { nameOfFile } from './file-name.ts'
import { nameOfPage } from './reading/page-name.ts'
import { subjectOf } from './subject.ts'
import { holdIndex, index } from './write-many-queries.ts'

/**
 * Adds many items to the library in a few statements; pages and files are read by jobs behind urgent ones. With
 * `bulkId`, each event appears only in the item's own history, and one event announces the pages.
 */
export async function addMany(scope: Scope, drafts: NewItem[], bulkId?: string): Promise<void> {
  if (drafts.length === 0) return
  await holdIndex(scope)
  const named = drafts.map((draft) => ({ ...draft, name: draft.name || nameOf(draft) }))
  await insertItems(scope, named)
  const pairs = (of: (draft: NewItem) => string[]) =>
    named.flatMap((draft) => of(draft).map((to) => ({ id: draft.id, to })))
  await taxonomy.reclassify(scope, {
    values: { added: pairs(({ valueIds }) => valueIds) },
    tags: { added: pairs(({ tagKeys }) => tagKeys) },
  })
  await index(
    scope,
    drafts.map(({ id }) => id),
  )
  const events = named.map(eventOf)
  await recordAll(
    scope,
    bulkId ? [...events.map((event) => ({ ...event, bulkId })), ...announced(named)] : events,
  )
  const added = named.map(({ id, name, url }) => {
    const kind = url ? ('link' as const) : ('file' as const)
    return { id, kind, name, url: url ?? null, by: actingPerson(scope) }
  })
  await publishToWebhooks(scope, 'item.added', ...added)
  await enqueueMany(
    scope,
    'read-page',
    named.filter(({ url }) => url).map((draft) => jobOf(scope, draft)),
  )
  await enqueueMany(
    scope,
    'process-item',
    named.filter(({ file }) => file).map((draft) => jobOf(scope, draft)),
  )
}

function nameOf({ url, file }: NewItem): string {
  return url ? nameOfPage(url) : nameOfFile(file?.originalName ?? '')
}

function eventOf({ id, name, file, importId, collections: [first] }: NewItem): EventDraft {
  const item = { id, name, originalName: file?.originalName ?? name, importId }
  return file
    ? { type: 'item.uploaded', ...subjectOf(item, first?.id) }
    : { type: 'item.added', changeKind: 'INSERT', ...subjectOf(item, first?.id) }
}

/** Returns the event that announces pages; files are announced when they've been read, hidden and early items to nobody. */
function announced(drafts: NewItem[]): EventDraft[] {
  const added = drafts
    .filter(({ url, inLibrary, releasesOn }) => url && inLibrary && !releasesOn)
    .map(({ id, name, importId, collections: [first] }) => ({
      id,
      originalName: name,
      meta: { importId },
      collectionId: first?.id ?? null,
    }))
  return added.length > 0 ? [{ type: 'items.added', data: { added } }] : []
}

/** Returns the job; pages of the same server are read one after the other. */
function jobOf({ actor: { tenantId } }: Scope, { id, url }: NewItem): JobDraft {
  const payload = { tenantId, itemId: id }
  if (!url) return { payload, key: `process:${id}` }
  return { payload, key: `page:${id}`, queue: queueOf(new URL(url).host) }
}

const QUEUES = 64

/** Returns one of a few queues, since queues are never deleted. */
export function queueOf(host: string): string {
  const hash = [...host].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return `host:${hash % QUEUES}`
}
