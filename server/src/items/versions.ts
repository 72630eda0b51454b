import type { FieldChange } from '@satchel/contract/activity.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import type { Version } from '@satchel/contract/items/versions.ts'
import type { Addresses } from '../domains/service.ts'
import { notify } from '../notifications/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { isDocument } from '../platform/files/document-types.ts'
import { plainText, textOfPages } from '../platform/files/text-parts.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import * as bin from './bin.ts'
import { applyChange, lockAtVersion } from './change.ts'
import { addressesOf, present, readerOf } from './present.ts'
import { lockMany } from './queries.ts'
import { findItem, type ItemRow } from './select-queries.ts'
import * as query from './versions-queries.ts'

/** The number of characters compared. */
const TEXT_MAX = 200_000
/** The number of characters in which pages are looked for. */
const PAGES_TEXT_MAX = 2_000_000

export interface NewFile {
  fileKey: string
  originalName: string
  mime: string | null
  bytes: number | null
  /** The item created from the same upload: its file is taken over, and it goes to the trash. */
  absorbs?: { itemId: string; fileKey: string }
}

export async function list(
  scope: Scope,
  services: Addresses,
  id: string,
): Promise<{ items: Version[] }> {
  const item = orNotFound(await findItem(scope, id), 'Item')
  const rows = await query.findVersions(scope, id)
  return { items: rows.map((row) => presentVersion(scope, services, { item, row })) }
}

function presentVersion(
  scope: Scope,
  services: Addresses,
  { item, row }: { item: ItemRow; row: query.VersionRow & { makerName: string | null } },
): Version {
  const { number, failure, madeBy, makerName, madeAt, isShown } = row
  const waits = item.nextVersion === null ? isShown : number === item.nextVersion
  const isRead = !waits || item.status !== 'processing'
  return {
    ...row,
    ...addressesOf(services.files, row, { name: row.originalName, reader: readerOf(scope, item) }),
    status: failure ? 'failed' : isRead ? 'completed' : 'processing',
    createdAt: madeAt,
    madeBy: madeBy && makerName ? { id: madeBy, name: makerName } : null,
    isCurrent: isShown,
  } as unknown as Version
}

/** Throws `invalid` for a range that ends before it begins. */
export async function textOf(
  scope: Scope,
  id: string,
  number: number,
  { fromPage, toPage }: { fromPage?: number; toPage?: number } = {},
) {
  orNotFound(await findItem(scope, id), 'Item')
  if (fromPage !== undefined && toPage !== undefined && toPage < fromPage)
    throw invalidField('toPage', says('mustNotEndBeforeStart'))
  const asksPages = fromPage !== undefined || toPage !== undefined
  const max = asksPages ? PAGES_TEXT_MAX : TEXT_MAX
  const { text, isCut } = orNotFound(await query.findText(scope, id, number, max), 'Version')
  if (!asksPages) return { text: plainText(text), isCut }
  const pages = pagesIn(text, fromPage ?? 1, toPage ?? Number.POSITIVE_INFINITY)
  return { text: pages.map((page) => page.text).join('\n'), pages, isCut }
}

function pagesIn(text: string, from: number, to: number) {
  const hasPages = text.includes('\f')
  return textOfPages(text)
    .map((page, index) => ({ page: hasPages ? index + 1 : null, text: page.trim() }))
    .filter((_, index) => index + 1 >= from && index + 1 <= to)
}

/** Throws `not-found` where it cannot be seen, and `conflict` for a web page. */
export async function requireReplaceable(scope: Scope, id: string): Promise<void> {
  requireFileItem(orNotFound(await findItem(scope, id), 'Item'))
}

function requireFileItem({ kind }: ItemRow): void {
  if (kind !== 'file') throw new Problem('conflict', says('webPageHasNoFileToReplace'))
}

/** The new file is shown once it has been examined; given twice it is taken once. */
export async function replaceFile(
  scope: Scope,
  services: Addresses,
  id: string,
  { absorbs, ...file }: NewFile,
): Promise<Item> {
  await lockMany(scope, [id, ...(absorbs ? [absorbs.itemId] : [])])
  const before = await lockAtVersion(scope, id, undefined)
  requireFileItem(before)
  if (await query.hasFile(scope, id, file.fileKey)) return present(scope, services, before)
  const number = await query.nextNumber(scope, id)
  await query.insertVersion(scope, { ...file, itemId: id, number })
  const job = { tenantId: scope.actor.tenantId, itemId: id }
  if (absorbs) {
    await bin.remove(scope, [absorbs.itemId])
    await enqueue(scope, 'take-file', { ...job, from: absorbs.fileKey, to: file.fileKey })
  } else await enqueueReading(scope, job)
  const changes = fileChange(before, file.originalName)
  const item = await waitFor(scope, services, before, number, changes)
  await notifyOwner(scope, before, file.originalName)
  return item
}

/** Restores a version immediately, since what was made from its file is stored with it. */
export async function restore(
  scope: Scope,
  services: Addresses,
  id: string,
  number: number,
): Promise<Item> {
  const before = await lockAtVersion(scope, id, undefined)
  requireFileItem(before)
  const version = orNotFound(await query.findVersion(scope, id, number), 'Version')
  if (version.isShown && before.nextVersion === null)
    throw new Problem('conflict', says('thisIsAlreadyCurrentVersion'))
  const next = await query.nextNumber(scope, id)
  await query.copyVersion(scope, id, number, next)
  const changes = fileChange(before, `${version.originalName} (version ${number})`)
  if (version.sha256 || version.failure) {
    await query.showVersion(scope, id, next)
    if (isDocument(version.mime) && !version.hiddenContent) await enqueueCheck(scope)
    const item = await applyChange(scope, services, before, changes)
    await notifyOwner(scope, before, version.originalName)
    const job = { tenantId: scope.actor.tenantId, itemId: id, version: next }
    await enqueue(scope, 'compare-versions', job, { jobKey: `compare-versions:${id}` })
    await enqueue(scope, 'notify-sharers', job, { jobKey: `notify-sharers:${id}` })
    return item
  }
  await enqueueReading(scope, { tenantId: scope.actor.tenantId, itemId: id })
  return waitFor(scope, services, before, next, changes)
}

/** The owner, where someone else replaced the file. */
function notifyOwner(scope: Scope, { id, name, ownerId }: ItemRow, file: string): Promise<void> {
  const subject = { itemType: 'ITEM', itemId: id, itemName: name, url: `/items/${id}` } as const
  return notify(scope, { kind: 'item-replaced', userIds: [ownerId], ...subject, detail: file })
}

function waitFor(
  scope: Scope,
  services: Addresses,
  before: ItemRow,
  nextVersion: number,
  changes: FieldChange[],
): Promise<Item> {
  const waiting = { nextVersion, status: 'processing', failure: null }
  return applyChange(scope, services, before, changes, waiting)
}

function fileChange({ originalName }: ItemRow, to: string): FieldChange[] {
  return [{ field: 'file', from: originalName, to }]
}

/** Versions from before it was asked what files carry are checked once they're shown again. */
function enqueueCheck(scope: Scope): Promise<void> {
  const { tenantId } = scope.actor
  return enqueue(scope, 'check-files', { tenantId }, { jobKey: `check-files:${tenantId}` })
}

function enqueueReading(scope: Scope, job: { tenantId: string; itemId: string }): Promise<void> {
  return enqueue(scope, 'process-item', job, { jobKey: `process:${job.itemId}` })
}
