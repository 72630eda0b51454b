import { Readable } from 'node:stream'
import type { AuditEntry, AuditFilter, AuditOrder } from '@satchel/contract/audit.ts'
import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { Locale } from '@satchel/contract/languages.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import { Type } from 'typebox'
import { type Actor, type Scope, withScope } from '../platform/database/scope.ts'
import { csvLine, UTF8_MARK } from '../platform/files/csv-cells.ts'
import { type TableWord, tableWordsIn, type Word } from '../platform/files/table-words.ts'
import { agentOf } from '../platform/http/agent.ts'
import { countryOf, loadCountries } from '../platform/http/country.ts'
import { pageOf, readCursor, writeCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { audit } from '../platform/security/audit.ts'
import * as query from './queries.ts'

const AT_ONCE = 1_000

type Requested = AuditFilter & CursorQuery & { orderBy?: AuditOrder }

export async function list(scope: Scope, { orderBy = 'newest', ...requested }: Requested) {
  await loadCountries()
  return orderBy === 'oldest' ? follow(scope, requested) : browse(scope, requested)
}

async function browse(scope: Scope, requested: AuditFilter & CursorQuery) {
  const { limit = PAGE_DEFAULT, cursor, ...filter } = requested
  const after = readCursor(cursor, Type.Object({ id: Id }))
  const rows = await query.findEntries(scope, {
    ...filter,
    limit: limit + 1,
    ...(after && { before: after.id }),
  })
  return pageOf(rows.map(entryOf), limit, ({ id }) => ({ id }))
}

/** An id below every other. */
const BEGIN = '00000000-0000-0000-0000-000000000000'

/** Lists entries oldest first. Those that could still get one before them wait for a later call. */
async function follow(scope: Scope, requested: AuditFilter & CursorQuery) {
  const { limit = PAGE_DEFAULT, cursor, ...filter } = requested
  const { after } = readCursor(cursor, Type.Object({ after: Id })) ?? { after: BEGIN }
  const end = await query.findEnd(scope)
  const rows = await query.findFollowing(scope, { ...filter, after, end, limit })
  const nextCursor = writeCursor({ after: rows.at(-1)?.id ?? after })
  return { items: rows.map(entryOf), nextCursor }
}

/** Returns these entries, oldest first. */
export async function entriesOf(scope: Scope, ids: string[]): Promise<AuditEntry[]> {
  await loadCountries()
  return (await query.findThese(scope, ids)).map(entryOf)
}

type Row = Awaited<ReturnType<typeof query.findEntries>>[number]

function entryOf(row: Row): AuditEntry {
  const { id, at, action, actorId, actorName, ip, agent, details } = row
  const { targetType: type, targetId, targetName } = row
  return {
    id,
    at,
    action,
    actor: { id: actorId, name: actorName },
    target: type === null ? null : { type, id: targetId, name: targetName },
    ip,
    country: ip === null ? null : countryOf(ip),
    device: deviceOf(agent),
    agent,
    details: details as AuditEntry['details'],
  }
}

function deviceOf(agent: string | null): string | null {
  const { browser, os } = agentOf(agent)
  return browser && os ? `${browser} on ${os}` : (browser ?? os ?? null)
}

const COLUMNS: readonly [TableWord, (entry: AuditEntry) => string | null | undefined][] = [
  ['time', ({ at }) => at],
  ['action', ({ action }) => action],
  ['person', ({ actor }) => actor.name],
  ['personId', ({ actor }) => actor.id],
  ['on', ({ target }) => target?.type],
  ['name', ({ target }) => target?.name],
  ['id', ({ target }) => target?.id],
  ['address', ({ ip }) => ip],
  ['country', ({ country }) => country],
  ['browser', ({ agent }) => agent],
  ['details', ({ details }) => (Object.keys(details).length > 0 ? JSON.stringify(details) : '')],
]

/** Exports all matching entries, streamed in parts. The export itself is recorded. */
export async function exportCsv(
  services: Services,
  actor: Actor,
  { locale, ...filter }: AuditFilter & { locale?: Locale },
): Promise<Readable> {
  await loadCountries()
  // Read before the export is audited, so the export doesn't contain its own entry.
  const first = await withScope(services.database, actor, async (scope) => {
    const rows = await query.findEntries(scope, { ...filter, limit: AT_ONCE })
    await audit(scope, { action: 'audit.exported', details: { ...filter } })
    return rows
  })
  return Readable.from(linesOf(services, actor, filter, { first, word: tableWordsIn(locale) }))
}

async function* linesOf(
  { database }: Services,
  actor: Actor,
  filter: AuditFilter,
  { first, word }: { first: Row[]; word: Word },
) {
  yield UTF8_MARK + csvLine(COLUMNS.map(([name]) => word(name)))
  let rows = first
  while (rows.length > 0) {
    yield rows.map((row) => lineOf(entryOf(row))).join('')
    const before = rows.at(-1)?.id ?? ''
    if (rows.length < AT_ONCE) return
    rows = await withScope(database, actor, (scope) =>
      query.findEntries(scope, { ...filter, before, limit: AT_ONCE }),
    )
  }
}

function lineOf(entry: AuditEntry): string {
  return csvLine(COLUMNS.map(([, read]) => read(entry) ?? ''))
}
