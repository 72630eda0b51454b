import type {
  ErrorEvent,
  ErrorGroup,
  ErrorLevel,
  ErrorSource,
  ErrorStatus,
} from '@satchel/contract/monitoring.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'

/** Groups kept per tenant and source; the one seen longest ago makes room. */
const GROUPS_MAX: Record<ErrorSource, number> = {
  person: 2_000,
  server: 500,
  key: 500,
  anonymous: 200,
}
/** People distinguished per group. Names that nothing proves can be made up without end. */
const PEOPLE_MAX: Record<ErrorSource, number> = {
  person: 10_000,
  server: 10_000,
  key: 1_000,
  anonymous: 1_000,
}

export interface Occurrence {
  source: ErrorSource
  fingerprint: string
  title: string
  level: ErrorLevel
  release: string | null
  url: string | null
  event: ErrorEvent
  memberId: string | null
  person: string | null
}

/** Counts errors of one source, each once more. A resolved one is open again. */
export async function add(scope: Scope, occurrences: readonly Occurrence[]): Promise<void> {
  // In one order, so that two who report the same wait for one another.
  const ordered = occurrences.toSorted((one, two) => (one.fingerprint < two.fingerprint ? -1 : 1))
  const added = new Set<ErrorSource>()
  for (const occurrence of ordered)
    if ((await addOne(scope, occurrence)) === 1) added.add(occurrence.source)
  for (const source of added) await makeRoom(scope, source)
}

/** Returns how often it has happened. */
async function addOne(scope: Scope, occurrence: Occurrence): Promise<number> {
  const { source, fingerprint, title, level, release, url, event, memberId, person } = occurrence
  const last = { title, level, release, url, lastEvent: JSON.stringify(event), memberId }
  const { id, count } = await scope.db
    .insertInto('errorGroup')
    .values({ source, fingerprint, ...last, lastAt: sql`clock_timestamp()` })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'source', 'fingerprint']).doUpdateSet({
        ...last,
        count: sql`least(error_group.count::bigint + 1, 2147483647)`,
        lastAt: sql`clock_timestamp()`,
        status: sql`case error_group.status when 'resolved' then 'open' else error_group.status end`,
      }),
    )
    .returning(['id', 'count'])
    .executeTakeFirstOrThrow()
  if (person !== null) await addPerson(scope, id, { person, source })
  return count
}

async function addPerson(
  { db }: Scope,
  errorId: string,
  { person, source }: { person: string; source: ErrorSource },
): Promise<void> {
  await sql`
    with added as (
      insert into error_person (error_id, person)
      select ${errorId}, ${person} from error_group
      where id = ${errorId} and people < ${PEOPLE_MAX[source]}
      on conflict do nothing returning 1)
    update error_group set people = people + 1
    where id = ${errorId} and exists (select from added)`.execute(db)
}

async function makeRoom({ db }: Scope, source: ErrorSource): Promise<void> {
  await sql`delete from error_group where id in (
    select id from error_group where source = ${source}
    order by last_at desc, id desc offset ${GROUPS_MAX[source]})`.execute(db)
}

const COLUMNS = [
  'id',
  'title',
  'level',
  'source',
  'status',
  'count',
  'people',
  'firstAt',
  'lastAt',
  'release',
  'url',
] as const

type Row = Omit<ErrorGroup, 'url'> & { url: string | null }

interface Part {
  status: ErrorStatus | undefined
  source: ErrorSource | undefined
  limit: number
  after: { at: string; id: string } | undefined
}

/** The latest first. */
export function find({ db }: Scope, { status, source, limit, after }: Part): Promise<Row[]> {
  let rows = db
    .selectFrom('errorGroup')
    .select(COLUMNS)
    .orderBy('lastAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(limit))
  if (status) rows = rows.where('status', '=', status)
  if (source) rows = rows.where('source', '=', source)
  if (after)
    rows = rows.where(sql<SqlBool>`(last_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`)
  return rows.$castTo<Row>().execute()
}

export function findOne({ db }: Scope, id: string) {
  return db
    .selectFrom('errorGroup')
    .leftJoin('member', (join) =>
      join
        .onRef('member.tenantId', '=', 'errorGroup.tenantId')
        .onRef('member.id', '=', 'errorGroup.memberId'),
    )
    .select(COLUMNS.map((name) => `errorGroup.${name}` as const))
    .select(['lastEvent', 'memberId', 'member.name as memberName', 'member.email as memberEmail'])
    .where('errorGroup.id', '=', id)
    .$castTo<
      Row & {
        lastEvent: ErrorEvent
        memberId: string | null
        memberName: string | null
        memberEmail: string | null
      }
    >()
    .executeTakeFirst()
}

export function setStatus({ db }: Scope, id: string, status: ErrorStatus) {
  return db
    .updateTable('errorGroup')
    .set({ status })
    .where('id', '=', id)
    .returning(COLUMNS)
    .$castTo<Row>()
    .executeTakeFirst()
}

export async function remove({ db }: Scope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('errorGroup')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Returns the tenant if it is the only one. */
/** Forgets errors that did not happen for so many days. */
export async function forget(system: Db, days: number): Promise<void> {
  await sql`delete from error_group
    where last_at < now() - make_interval(days => ${days})`.execute(system)
}
