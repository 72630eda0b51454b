import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { EXPORT_DAYS } from '@satchel/contract/exports.ts'
import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import type { SearchForm } from '@satchel/contract/search/search.ts'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { mailable, notify } from '../notifications/service.ts'
import { type Actor, type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import { inFolder } from '../platform/files/work-folder.ts'
import { separatedBy, separatorIn } from '../platform/http/send-table.ts'
import type { Services } from '../platform/http/services.ts'
import type { Task } from '../platform/jobs/jobs.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { renderEmail } from '../platform/mail/mail.ts'
import { localeOfAddress, localeOfMember } from '../platform/mail/member-locale.ts'
import { memberTexts } from '../platform/mail/member-texts.ts'
import { unsubscribeUrl } from '../platform/mail/unsubscribe.ts'
import * as search from '../search/service.ts'
import * as taxonomy from '../taxonomy/service.ts'
import * as tenants from '../tenants/service.ts'
import { entryOf, manifestOf, type Stored, writeArchive } from './archive.ts'
import { head, line } from './csv.ts'
import * as query from './queries.ts'
import { tablesOf } from './tables.ts'

const PAGE = 200

interface ExportJob {
  tenantId: string
  exportId: string
}

/** Signals that an export was canceled while running. */
class Over extends Error {
  override name = 'Over'
}

/** Signals that an export failed for a reason that another attempt won't change; its person reads the message. */
class Failed extends Error {
  override name = 'Failed'
}

/** One export at work: what it reads it reads as its person. */
interface Work {
  services: Services
  id: string
  within<T>(work: (scope: Scope) => Promise<T>): Promise<T>
  /** Throws if it was canceled, or its person may no longer make it. */
  progress(change: { done?: number; total?: number }): Promise<void>
}

/** Runs an export from its start, also after an interruption: a partial file is worthless. */
export function exportTask(services: Services): Task {
  return async (payload, attempt) => {
    const { tenantId, exportId } = payload as ExportJob
    const system = systemActor(tenantId)
    const job = await withScope(services.database, system, (scope) =>
      query.findJob(scope, exportId),
    )
    if (job?.status !== 'running') return
    const work = workOf(services, job)
    const parent = resolve(services.config.DATA_DIR, 'exports')
    try {
      await inFolder(parent, (folder) => make(work, job, folder))
    } catch (error) {
      if (error instanceof Over) return
      const failure = failureOf(error, attempt)
      if (!failure) throw error
      await work.within(async (scope) => {
        const end = { status: 'failed', failure, finishedAt: new Date().toISOString() }
        if (await query.updateRunning(scope, exportId, end))
          await notify(scope, noticeOf(job, { failed: true }))
      })
      if (!(error instanceof Failed)) throw error
    }
  }
}

/** Returns why an export failed; undefined if it is tried again. */
function failureOf(error: unknown, attempt: Parameters<Task>[1]): string | undefined {
  if (error instanceof Failed) return error.message
  if (!attempt || attempt.job.attempts < attempt.job.max_attempts) return undefined
  return 'The export failed after several attempts'
}

function workOf(services: Services, { id, tenantId, ownerId, name, role }: query.Job): Work {
  const permissions = new Set(PERMISSIONS_OF[role])
  const actor: Actor = { id: ownerId, name, tenantId, role, permissions }
  const within: Work['within'] = (work) => withScope(services.database, actor, work)
  const progress: Work['progress'] = async (change) => {
    const isRunning = await within(async (scope) => {
      requireMaker(await query.findJob(scope, id))
      return query.updateRunning(scope, id, change)
    })
    if (!isRunning) throw new Over()
  }
  return { services, id, within, progress }
}

/** Throws if the person was deactivated or lost the right to export, before the export began or while it runs. */
function requireMaker(job: query.Job | undefined): void {
  if (!job) throw new Over()
  if (job.memberStatus !== 'active' || !PERMISSIONS_OF[job.role].includes('library.write'))
    throw new Failed('Whoever started this can no longer export content')
}

async function make(work: Work, job: query.Job, folder: string): Promise<void> {
  const { files } = work.services
  requireMaker(job)
  const ids = await work.within((scope) => idsFor(scope, job.search as SearchForm | null))
  await work.progress({ total: ids.length, done: 0 })
  const hasTables = job.search === null && !job.byKey
  const path = await (job.format === 'csv'
    ? makeCsv(work, ids, folder)
    : makeZip(work, ids, folder, hasTables))
  const { size } = await stat(path)
  const key = `${job.tenantId}/${job.id}/library.${job.format}`
  await files.adopt(path, key)
  const drop = () => files.removeAll(`${job.tenantId}/${job.id}`)
  try {
    const isKept = await work.within((scope) => complete(scope, work, job, { key, size, ids }))
    if (!isKept) await drop()
  } catch (error) {
    // After another error the row may be committed all the same.
    if (error instanceof Failed) await drop()
    throw error
  }
}

async function idsFor(scope: Scope, form: SearchForm | null): Promise<string[]> {
  if (!form) return query.findAllIds(scope)
  return (await Array.fromAsync(search.allIds(scope, form, 1_000))).flat()
}

async function* pagesOf({ within, progress }: Work, ids: string[]) {
  for (let at = 0; at < ids.length; at += PAGE) {
    yield await within((scope) => query.findItems(scope, ids.slice(at, at + PAGE)))
    await progress({ done: Math.min(at + PAGE, ids.length) })
  }
}

async function makeCsv(work: Work, ids: string[], folder: string): Promise<string> {
  const path = join(folder, 'library.csv')
  async function* lines() {
    yield head()
    for await (const rows of pagesOf(work, ids)) yield rows.map(line).join('')
  }
  const locale = await work.within(async ({ db, actor }) =>
    actor.id ? localeOfMember(db, actor.id) : null,
  )
  const separator = separatorIn(locale)
  const table = Readable.from(lines())
  const separated = separator ? (separatedBy(table, separator) as Readable) : table
  await pipeline(separated, createWriteStream(path))
  return path
}

async function makeZip(
  work: Work,
  ids: string[],
  folder: string,
  hasTables: boolean,
): Promise<string> {
  const { files } = work.services
  const itemsPath = join(folder, 'items.jsonl')
  const stored: Stored[] = []
  const missing: string[] = []
  let items = 0
  async function* lines() {
    for (let at = 0; at < ids.length; at += PAGE) {
      const rows = await work.within((scope) => query.findItems(scope, ids.slice(at, at + PAGE)))
      for (const entry of await Promise.all(rows.map((row) => entryOf(files, row)))) {
        if (entry.stored) stored.push(entry.stored)
        if (entry.isMissing) missing.push(entry.item.name)
        items += 1
        yield `${JSON.stringify(entry.item)}\n`
      }
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(itemsPath))
  const bytes = stored.reduce((sum, file) => sum + file.bytes, 0)
  if (!(await work.services.disk.hasRoomFor(bytes)))
    throw new Failed('The files need more space than the server has left')
  const manifest = manifestOf({ items, missing, ...(await work.within(frameOf)) })
  const report = openProgress(work, ids.length, stored.length)
  const tables = hasTables ? await work.within((scope) => tablesOf(scope, work.services)) : []
  const contents = { manifest, itemsPath, stored, tables }
  const path = await writeArchive(files, folder, contents, report.passed)
  await report.end()
  return path
}

/** Reports progress now and then; the next report finds out about a cancellation. */
function openProgress({ progress }: Work, total: number, fileCount: number) {
  const linked = total - fileCount
  let last = Date.now()
  let reporting: Promise<void> = Promise.resolve()
  return {
    passed(count: number) {
      if (Date.now() - last < 1_000) return
      last = Date.now()
      reporting = reporting.then(() => progress({ done: linked + count }))
      reporting.catch(() => undefined)
    },
    end: () => reporting.then(() => progress({ done: total })),
  }
}

/** Returns the tags, categories and collections of the items. */
async function frameOf(scope: Scope) {
  const { categories, tags } = await taxonomy.settings(scope)
  const collections = await query.findCollections(scope)
  return {
    categories: Object.fromEntries(
      CATEGORIES.map((category) => [
        category,
        categories[category].map(({ label, color, archived }) => ({ label, color, archived })),
      ]),
    ) as Parameters<typeof manifestOf>[0]['categories'],
    tags: tags.map(({ label, color }) => ({ label, color })),
    collections: collections.map(({ id, ...collection }) => ({ ref: id, ...collection })),
  }
}

async function complete(
  scope: Scope,
  { services, id }: Work,
  job: query.Job,
  { key, size, ids }: { key: string; size: number; ids: string[] },
): Promise<boolean> {
  const { email, format, ownerId } = job
  requireMaker(await query.findJob(scope, id))
  const finishedAt = new Date().toISOString()
  const end = { status: 'completed', fileKey: key, bytes: size, done: ids.length, finishedAt }
  if (!(await query.updateRunning(scope, id, end))) return false
  const language = await localeOfAddress(scope.db, job.tenantId, email)
  const { items: texts } = memberTexts(language)
  const mail = renderEmail(
    texts.exported,
    [
      texts.exportedAs(ids.length, format === 'csv' ? 'csv' : 'zip'),
      texts.exportedFor(EXPORT_DAYS),
    ],
    { label: texts.viewExports, url: `${services.config.PUBLIC_URL}/imports?from=export` },
    { look: await tenants.mailLook(scope, services.config), language },
  )
  const [wantsMail] = await mailable(scope, 'export-finished', [ownerId])
  const whom = { tenantId: job.tenantId, memberId: ownerId, topics: ['export-finished'] }
  const unsubscribe = unsubscribeUrl(services, whom)
  if (wantsMail) await enqueueMail(scope, { to: email, ...mail, unsubscribe })
  await notify(scope, noticeOf(job, { failed: false }))
  return true
}

/** Makes the notification for the person who started the export, who has long moved on. */
function noticeOf({ ownerId }: query.Job, { failed }: { failed: boolean }) {
  const product = { actor: { id: null, name: null }, url: '/imports?from=export', failed }
  return { kind: 'export-finished', userIds: [ownerId], ...product } as const
}
