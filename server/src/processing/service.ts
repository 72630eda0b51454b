import { resolve } from 'node:path'
import type { Updateable } from 'kysely'
import type { Item } from '../platform/database/database-types.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import { removeLeftBehind } from '../platform/files/work-folder.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueue, network, type Task, type Tasks } from '../platform/jobs/jobs.ts'
import { type EventData, record } from '../platform/live/events.ts'
import { checkTasks } from './check-page.ts'
import * as check from './check-queries.ts'
import * as emblems from './emblems.ts'
import * as pages from './pages.ts'
import {
  findWaiting,
  isGone,
  settleVersion,
  updateItem,
  upsertText,
  type Waiting,
} from './queries.ts'
import { cleanFile, readFile } from './read-file.ts'
import { pageName, readPage } from './read-page.ts'
import { findTools } from './tools.ts'
import { failed, type Job, type Read, type Reading, type Workshop } from './workshop.ts'

const GIVEN_UP = 'The file couldn’t be read after several attempts'

export function processingTasks(services: Services): Tasks {
  const folder = resolve(services.config.DATA_DIR, 'processing')
  const workshop: Workshop = { ...services, folder, tools: findTools(services.config) }
  void warnWithoutSandbox(workshop)
  removeLeftBehind(folder).catch((error) => services.log.warn({ err: error }, 'processing'))
  return {
    'process-item': taskOf(workshop, readFile),
    'take-file': (payload) => takeFile(services, payload),
    'read-page': network(taskOf(workshop, readPage)),
    'clean-file': (payload) => cleanFile(workshop, payload as Job),
    ...checkTasks(services),
  }
}

/** Warns the operator that previews are missing; files are still stored and searchable. */
async function warnWithoutSandbox({ tools, log }: Workshop): Promise<void> {
  const { sandbox, unconfined } = await tools
  if (sandbox.kind !== 'none') return
  const fix = 'Install bubblewrap, or allow user namespaces.'
  log.warn(
    { unused: unconfined },
    `No sandbox, so Office files and recordings get no preview. ${fix}`,
  )
}

/** Enqueues a page's check as soon as its host is free. */
export async function checkPage(scope: Scope, itemId: string): Promise<void> {
  const host = await check.askForPage(scope, itemId)
  if (!host) return
  const job: check.HostJob = { host, tenantId: scope.actor.tenantId }
  await enqueue(scope, 'check-host', job, check.turnOf(host))
}

/** Returns a link item's name until its page is read. */
export function nameOfPage(url: string): string {
  return pageName(url)
}

/** Returns the key of a page's image; throws `not-found` for a missing page. */
export function pagePicture(
  services: Services,
  item: pages.Paged,
  page: number,
  width: number,
): Promise<string> {
  return pages.pagePicture(services, item, page, width)
}

/** Returns the key of an item's image in full; throws `not-found` if visitors may not get it. */
export function wholePicture(
  services: Services,
  item: pages.Pictured,
  width: number,
): Promise<string> {
  return pages.wholePicture(services, item, width)
}

/** Renders text across a stored image, as WebP. */
export function markPicture(
  services: Services,
  picture: { tenantId: string; key: string; madeFrom: string },
  text: string,
): Promise<Buffer> {
  return pages.markPicture(services, picture, text)
}

/** Renders a person's or company's picture. */
export function drawEmblem(
  services: Pick<Services, 'config'>,
  bytes: Buffer,
  wanted: emblems.Wanted,
): ReturnType<typeof emblems.drawEmblem> {
  return emblems.drawEmblem(services, bytes, wanted)
}

/** Takes over a stored file for another item, which then waits to be read. */
async function takeFile(services: Services, payload: unknown): Promise<void> {
  const { files, database } = services
  const { from, to, ...job } = payload as Job & { from: string; to: string }
  await files.adopt(files.pathOf(from), to)
  await clearGone(services, job)
  await enqueue({ db: database.system }, 'process-item', job, { jobKey: `process:${job.itemId}` })
}

/** Returns the task, which is safe to repeat: a second run finds no waiting item. */
function taskOf(workshop: Workshop, read: Read): Task {
  return async (payload, attempt) => {
    const job = payload as Job
    const item = await withScope(workshop.database, systemActor(job.tenantId), (scope) =>
      findWaiting(scope, job.itemId),
    )
    if (!item) return
    try {
      await save(workshop, job, item, await read(workshop, job, item))
      await clearGone(workshop, job)
    } catch (error) {
      if (await clearGone(workshop, job)) return
      if (!attempt || attempt.job.attempts < attempt.job.max_attempts) throw error
      await save(workshop, job, item, { fill: () => failed(GIVEN_UP), text: '' })
      throw error
    }
  }
}

/** Deletes what was made for an item that was permanently deleted meanwhile. */
async function clearGone(
  { database, files }: Services,
  { tenantId, itemId }: Job,
): Promise<boolean> {
  const actor = systemActor(tenantId)
  const isOver = await withScope(database, actor, (scope) => isGone(scope, itemId))
  if (isOver) await files.removeAll(`${tenantId}/${itemId}`)
  return isOver
}

async function save(
  { database }: Workshop,
  { tenantId, itemId, isKnown }: Job,
  seen: Waiting,
  reading: Reading,
): Promise<void> {
  const owner = { ...systemActor(tenantId), id: seen.ownerId, name: seen.ownerName }
  await withScope(database, owner, async (scope) => {
    const item = await findWaiting(scope, itemId)
    // Another file or address meanwhile has a job of its own.
    if (!item || item.fileKey !== seen.fileKey || item.url !== seen.url) return
    const values = reading.fill(item)
    if (item.nextVersion) await settleVersion(scope, itemId, item.nextVersion, values, reading.text)
    else {
      await updateItem(scope, itemId, values)
      await upsertText(scope, itemId, reading.text)
    }
    // New web pages and replacements of visible files were published when they happened.
    const isReplaced = item.nextVersion !== null && item.sha256 !== null
    await record(scope, {
      type: isReplaced ? 'item.replaced' : 'item.processed',
      itemType: 'ITEM',
      itemId,
      itemName: values.name ?? item.name,
      ...(item.kind === 'file' && !isReplaced && !isKnown && { changeKind: 'INSERT' }),
      data: dataOf(item, values),
    })
  })
}

function dataOf(
  { originalName, importId, collectionId }: Waiting,
  { status }: Updateable<Item>,
): EventData {
  return {
    originalName,
    ...(importId !== null && { importId }),
    ...(collectionId !== null && { collectionId }),
    ...(status === 'failed' && { failed: true }),
  }
}
