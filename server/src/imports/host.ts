import { join, resolve } from 'node:path'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import type { Selectable } from 'kysely'
import type { Import } from '../platform/database/database-types.ts'
import { type Scope, withScope } from '../platform/database/scope.ts'
import { inFolder } from '../platform/files/work-folder.ts'
import type { Services } from '../platform/http/services.ts'
import type { Task } from '../platform/jobs/jobs.ts'
import { type Reason, says } from '../platform/problem.ts'
import { type FetchedFile, FetchFailure, fetchToFile } from '../platform/security/fetch.ts'
import { MINUTE } from '../platform/time.ts'
import { type AssessedRow, assess } from './assess.ts'
import { assessRules } from './check.ts'
import { createMissing } from './create-missing.ts'
import { fitInto } from './plan-room.ts'
import * as query from './queries.ts'
import { cellsOf } from './records.ts'
import { readRow } from './row.ts'
import { rowText } from './row-text.ts'
import { type Choices, readingRules } from './rules.ts'
import {
  actorOf,
  addAll,
  bulkIdOf,
  goOn,
  type NewItem,
  newItem,
  outcomeOf,
  type RunJob,
} from './run.ts'

const FILE_MAX = 1024 ** 3
const FILE_TIMEOUT = 10 * MINUTE
const PAGES = ['text/html', 'application/xhtml+xml']
const STORE_FAILED = says('fileNotStored')

interface FetchJob extends RunJob {
  number: number
}

/** The file that was fetched, or that there is a page in its place, or why there is nothing. */
type Fetched = { file: NonNullable<NewItem['file']> } | { isPage: true } | { failure: Reason }

/** Fetches one file; a web page in its place becomes a link. */
export function fetchTask(services: Services): Task {
  return async (payload, attempt) => {
    const job = payload as FetchJob
    const actor = await actorOf(services, job.tenantId, job.importId)
    if (!actor) return
    const within = <T>(work: (scope: Scope) => Promise<T>) =>
      withScope(services.database, actor, work)
    const open = await within((scope) => findOpen(services, scope, job))
    if (!open) return
    const folder = resolve(services.config.DATA_DIR, 'imports')
    const finish = (result: Fetched) => within((scope) => settle(services, scope, job, result))
    try {
      const fetched = await inFolder(folder, (own) => take(services, job, open, own))
      if (!(await finish(fetched))) await services.files.removeAll(`${job.tenantId}/${open.itemId}`)
    } catch (error) {
      if (!attempt || attempt.job.attempts < attempt.job.max_attempts) throw error
      await finish({ failure: STORE_FAILED })
      throw error
    }
  }
}

interface Open {
  url: string
  itemId: string
}

async function findOpen(
  { config }: Services,
  scope: Scope,
  { importId, number }: FetchJob,
): Promise<Open | undefined> {
  const run = await query.findImport(scope, importId)
  const row = await query.findFetching(scope, importId, number)
  if (run?.status !== 'running' || !row) return undefined
  const reading = readingRules(config, run.heads, run.choices as Choices)
  return { url: readRow(number, cellsOf(row.data), reading).draft.url, itemId: row.itemId }
}

async function take(
  { config, files }: Services,
  { tenantId }: FetchJob,
  { url, itemId }: Open,
  folder: string,
): Promise<Fetched> {
  const path = join(folder, 'file')
  try {
    const fetched = await fetchToFile(url, path, {
      accept: ['*/*'],
      refuse: PAGES,
      maxBytes: FILE_MAX,
      timeoutMs: FILE_TIMEOUT,
      allowedNetworks: config.FETCH_ALLOWED_NETWORKS,
    })
    if (fetched.bytes === 0) return { failure: says('fileIsEmpty') }
    const key = `${tenantId}/${itemId}/original`
    await files.adopt(path, key)
    const mime = fetched.contentType.split(';', 1)[0]?.trim() || null
    return { file: { key, mime, bytes: fetched.bytes, originalName: fileName(fetched) } }
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    return error.reason === 'wrong-type' ? { isPage: true } : { failure: reasonOf(error) }
  }
}

function reasonOf({ reason, sentence }: FetchFailure): Reason {
  if (reason === 'too-large') return says('fileLargerThanGib')
  if (reason === 'timeout') return says('downloadTooSlow')
  return sentence
}

/** Saves a fetched file; false if it isn't needed, because the run ended or the address was added meanwhile. */
async function settle(
  services: Services,
  scope: Scope,
  { importId, number }: FetchJob,
  result: Fetched,
): Promise<boolean> {
  const run = await query.lockImport(scope, importId)
  const row = await query.findFetching(scope, importId, number)
  if (run?.status !== 'running' || !row) return row === undefined
  const outcome =
    'failure' in result
      ? { number, status: 'failed' as const, ...rowText([result.failure]) }
      : await add(services, scope, { run, row: { ...row, number } }, result)
  await query.settleRows(scope, importId, [outcome])
  await goOn(scope, importId)
  return outcome.status === 'done'
}

interface Found {
  run: Selectable<Import>
  row: { number: number; data: unknown; itemId: string }
}

async function add(
  services: Services,
  scope: Scope,
  { run, row: { number, data, itemId } }: Found,
  result: Exclude<Fetched, { failure: Reason }>,
): Promise<query.Outcome> {
  const choices = run.choices as Choices
  const read = readRow(number, cellsOf(data), readingRules(services.config, run.heads, choices))
  const rows = await assess(scope, [read], await assessRules(scope, choices), new Map())
  await fitInto(scope, rows, () => ('file' in result ? result.file.bytes : 0))
  await createMissing(services, scope, rows, choices)
  const row = rows[0] as AssessedRow
  if ('isPage' in result)
    row.problems.push({
      level: 'warning',
      ...says('isWebPageAddedAsLink'),
    })
  const outcome = outcomeOf(row)
  if (outcome.status !== 'fetching' && outcome.status !== 'done') return outcome
  const item = newItem(row, { id: itemId, run })
  const fresh = 'file' in result ? { ...item, url: null, ...result } : item
  await addAll(scope, [fresh], bulkIdOf(run))
  return { ...outcome, status: 'done' }
}

/** Returns the file's name from the server, else from the address. */
function fileName({ disposition, url }: FetchedFile): string {
  const encoded = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition)
  const { pathname, hostname } = new URL(url)
  const last = pathname.split('/').at(-1) ?? ''
  const name = decoded(encoded ?? '') || plain?.[1] || plain?.[2] || decoded(last) || hostname
  const clean = (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').trim()
  return [...(clean.toWellFormed() || hostname)].slice(-NAME_MAX).join('')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
