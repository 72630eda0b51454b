import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type {
  Import,
  ImportCheck,
  ImportDraft,
  ImportQuestion,
  ImportRow,
} from '@satchel/contract/imports/imports.ts'
import type { SentenceReason } from '@satchel/contract/problem.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import { Type } from 'typebox'
import type { Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { record } from '../platform/live/events.ts'
import { invalidField, orNotFound, Problem, type Reason, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { check as checkRecords } from './check.ts'
import { urlsIn } from './pasted-urls.ts'
import { type Facts, present, presentDraft, presentRow } from './present.ts'
import * as query from './queries.ts'
import type { CsvChoice } from './reading/csv.ts'
import { UnreadableFile } from './reading/unreadable-file.ts'
import { type Records, recordsOfCsv, recordsOfUrls } from './records.ts'
import { type Choices, choicesOf } from './rules.ts'

/** The number of errors in a response for one import. */
const ERRORS_SHOWN = 1_000
const ERRORS_LISTED = 5

export async function list(scope: Scope, { limit = PAGE_DEFAULT, cursor }: CursorQuery) {
  const before = readCursor(cursor, Type.Object({ id: Id }))?.id
  const rows = await query.findImports(scope, limit + 1, before)
  const page = pageOf(rows, limit, ({ id }) => ({ id }))
  const settled = await Promise.all(page.items.map((row) => counted(scope, row)))
  const errors = await query.findErrors(
    scope,
    settled.map(({ id }) => id),
    ERRORS_LISTED,
  )
  const of = Map.groupBy(errors, ({ importId }) => importId)
  return { ...page, items: settled.map((row) => present(row, of.get(row.id) ?? [])) }
}

export async function get(scope: Scope, id: string): Promise<Import> {
  const row = await counted(scope, await requireImport(scope, id))
  return present(row, await query.findErrors(scope, [id], ERRORS_SHOWN))
}

/** Throws `not-found` for a draft, and for another's unless an admin asks. */
export async function requireImport(scope: Scope, id: string): Promise<query.FoundImport> {
  const row = orNotFound(await query.findImport(scope, id), 'Import')
  if (row.status === 'draft') throw new Problem('not-found', says('importNotFound'))
  return row
}

/** Counts an upload batch by its items; its final count is stored. */
async function counted(scope: Scope, row: query.FoundImport): Promise<query.FoundImport> {
  if (row.source !== 'upload' || row.status !== 'running') return row
  const { done, failed, begun } = await query.countItems(scope, row.id)
  if (row.total === 0) return sofar(row, { done, failed, begun })
  if (done + failed < row.total) return { ...row, done, failed }
  const end = { done, failed, status: 'completed', finishedAt: new Date().toISOString() }
  await query.updateImport(scope, row.id, end)
  return { ...row, ...end }
}

/** Returns the progress of an uncounted batch: more files may come, so its end is shown but not stored. */
function sofar(
  row: query.FoundImport,
  { begun, ...counts }: Record<'done' | 'failed' | 'begun', number>,
): query.FoundImport {
  const isOver = begun > 0 && counts.done + counts.failed === begun
  return { ...row, ...counts, total: begun, ...(isOver && { status: 'completed' }) }
}

export async function change(
  scope: Scope,
  { importId, name, status }: { importId: string; name?: string; status?: 'cancelled' },
): Promise<Import> {
  await requireImport(scope, importId)
  const row = orNotFound(await query.lockImport(scope, importId), 'Import')
  if (name !== undefined) await query.updateImport(scope, importId, { name: name.trim() })
  if (status && row.status !== 'cancelled') {
    if (row.status !== 'running') throw new Problem('conflict', says('importHasEnded'))
    await query.cancelFetching(scope, importId)
    await query.updateImport(scope, importId, { status, finishedAt: new Date().toISOString() })
  }
  await publish(scope, importId)
  return get(scope, importId)
}

/** Retries failed rows; a canceled import also continues with its remaining rows. */
export async function retry(scope: Scope, importId: string): Promise<Import> {
  await requireImport(scope, importId)
  const row = orNotFound(await query.lockImport(scope, importId), 'Import')
  if (row.source === 'upload') throw new Problem('conflict', says('retryUploadsOneByOne'))
  if (row.status === 'running') throw new Problem('conflict', says('importStillRunning'))
  if (isUndone(row)) throw new Problem('conflict', says('importWasUndone'))
  const count = await query.reviveRows(scope, importId)
  const left = row.isRead ? await query.countRows(scope, importId, ['waiting']) : 1
  if (left === 0) throw new Problem('conflict', says('importHasNoFailedRows'))
  await query.updateImport(scope, importId, {
    status: 'running',
    failure: null,
    failureReason: null,
    finishedAt: null,
    failed: row.failed - count,
  })
  await enqueueRun(scope, importId, row.isRead ? runTaskOf(row) : 'import-read')
  await publish(scope, importId)
  return get(scope, importId)
}

function runTaskOf({ source }: { source: string }): RunTask {
  return source === 'links' ? 'import-links' : 'import-rows'
}

/** Takes back all that an import of links brought, in jobs; again does nothing. */
export async function undo(scope: Scope, importId: string): Promise<Import> {
  const { name } = await requireImport(scope, importId)
  const row = orNotFound(await query.lockImport(scope, importId), 'Import')
  if (row.source !== 'links') throw new Problem('conflict', says('onlyLinkImportsAreUndone'))
  if (!isUndone(row)) {
    await query.updateImport(scope, importId, { status: 'undoing', finishedAt: null })
    await enqueueRun(scope, importId, 'undo-import')
    await audit(scope, { action: 'import.undone', target: { type: 'import', id: importId, name } })
    await publish(scope, importId)
  }
  return get(scope, importId)
}

function isUndone({ status }: { status: string }): boolean {
  return status === 'undoing' || status === 'undone'
}

export async function listRows(
  scope: Scope,
  importId: string,
  { status, limit = PAGE_DEFAULT, cursor }: CursorQuery & { status?: ImportRow['status'] },
) {
  const found = orNotFound(await query.findImport(scope, importId), 'Import')
  const after = readCursor(cursor, Type.Object({ row: Type.Integer() }))?.row
  const rows = await query.findRows(scope, importId, {
    limit: limit + 1,
    ...(after !== undefined && { after }),
    ...(status && { status: status === 'waiting' ? ['waiting', 'fetching'] : [status] }),
  })
  const presented = rows.map((row) => presentRow(row, found, found.choices as Choices))
  return pageOf(presented, limit, ({ row }) => ({ row }))
}

export async function getDraft(scope: Scope, id: string): Promise<ImportDraft> {
  return presentDraft(await requireDraft(scope, id))
}

async function requireDraft(scope: Scope, id: string): Promise<query.FoundImport> {
  const row = orNotFound(await query.findImport(scope, id), 'Draft')
  if (row.status !== 'draft') throw new Problem('not-found', says('draftNotFound'))
  return row
}

/** Returns what a run would do, without saving anything. */
export async function check(
  services: Services,
  scope: Scope,
  question: ImportQuestion,
): Promise<ImportCheck> {
  const choices = choicesOf(question)
  const records = await recordsOf(scope, question)
  return checkRecords(services, scope, records, choices, question.createValues)
}

/** Returns the records of exactly one of a draft, addresses and a CSV. */
async function recordsOf(scope: Scope, question: ImportQuestion): Promise<Records> {
  const { draftId, urls, csv } = question
  const chosen = csvChoiceOf(question)
  if ([draftId, urls, csv].filter((input) => input !== undefined).length !== 1)
    throw invalidField('draftId', says('orUrlsOrCsvIsRequired'))
  if (draftId) {
    const draft = await requireReadyDraft(scope, draftId)
    if (draft.source === 'links') throw invalidField('draftId', says('hasLinksNotItems'))
    return { draftId, heads: draft.heads, samples: (draft.facts as Facts).samples }
  }
  return csv === undefined ? { heads: [], rows: readUrls(urls ?? []) } : readCsv(csv, chosen)
}

/** Throws where a draft of links is to be imported as items, or the other way round. */
export function requireSource(draft: { source: string }, source: string): void {
  if ((draft.source === 'links') !== (source === 'links'))
    throw invalidField('source', says('doesntFitDraft'))
}

export async function requireReadyDraft(scope: Scope, draftId: string): Promise<query.FoundImport> {
  const draft = await requireDraft(scope, draftId)
  if (draft.failure !== null) throw invalidField('draftId', failureOf(draft))
  if (!draft.isRead) throw new Problem('conflict', says('draftStillBeingRead'))
  return draft
}

function failureOf({ failure, failureReason }: query.FoundImport): Reason {
  return { message: failure ?? '', ...(failureReason as SentenceReason | null) }
}

export function readUrls(input: string | string[]) {
  const urls =
    typeof input === 'string'
      ? urlsIn(input)
      : input.filter((url) => url.trim() !== '').map((url) => ({ url, cut: '' }))
  if (urls.length === 0) throw invalidField('urls', says('hasNoAddresses'))
  return readable('urls', () => recordsOfUrls(urls))
}

export async function readCsv(csv: string, chosen: CsvChoice, source?: 'csv' | 'links') {
  return readable('csv', () => recordsOfCsv(csv, chosen, source))
}

/** Returns how a CSV in the request is to be read; a draft's CSV is read before. */
export function csvChoiceOf({ csv, delimiter }: ImportQuestion): CsvChoice {
  if (delimiter === undefined) return {}
  if (csv === undefined) throw invalidField('delimiter', says('needsCsv'))
  return { delimiter }
}

/** Runs `work` and reports an unreadable file at its field. */
export function readable<T>(path: string, work: () => T): T {
  const failAt = (error: unknown) => {
    if (error instanceof UnreadableFile) throw invalidField(path, error.reason)
    throw error
  }
  try {
    const value = work()
    return value instanceof Promise ? (value.catch(failAt) as T) : value
  } catch (error) {
    return failAt(error)
  }
}

type RunTask = 'import-rows' | 'import-read' | 'import-links' | 'undo-import'

export function enqueueRun(scope: Scope, importId: string, task: RunTask): Promise<void> {
  const job = { tenantId: scope.actor.tenantId, importId }
  return enqueue(scope, task, job, { jobKey: `import:${importId}` })
}

/** Publishes an import, so that open windows reload it. */
export function publish(scope: Scope, importId: string): Promise<void> {
  return record(scope, { type: 'import.changed', data: { importId } })
}
