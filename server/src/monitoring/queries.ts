import type {
  ErrorEvent,
  ErrorGroup,
  ErrorLevel,
  ErrorStatus,
} from '@satchel/contract/monitoring.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'

/** As many as a tenant keeps; the one that was seen longest ago makes room. */
const GROUPS_MAX = 2_000
/** Beyond them nobody is told apart any more. */
const PEOPLE_MAX = 10_000

export interface Occurrence {
  fingerprint: string
  title: string
  level: ErrorLevel
  release: string | null
  url: string | null
  event: ErrorEvent
  memberId: string | null
  person: string | null
}

/** Counts one more of an error. A resolved one is open again. */
export async function add(scope: Scope, occurrence: Occurrence): Promise<void> {
  const { fingerprint, title, level, release, url, event, memberId, person } = occurrence
  const last = { title, level, release, url, lastEvent: JSON.stringify(event), memberId }
  const { id, count } = await scope.db
    .insertInto('errorGroup')
    .values({ fingerprint, ...last })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'fingerprint']).doUpdateSet({
        ...last,
        count: sql`least(error_group.count::bigint + 1, 2147483647)`,
        lastAt: sql`now()`,
        status: sql`case error_group.status when 'resolved' then 'open' else error_group.status end`,
      }),
    )
    .returning(['id', 'count'])
    .executeTakeFirstOrThrow()
  if (person !== null) await addPerson(scope, id, person)
  if (count === 1) await makeRoom(scope)
}

async function addPerson({ db }: Scope, errorId: string, person: string): Promise<void> {
  await sql`
    with added as (
      insert into error_person (error_id, person)
      select ${errorId}, ${person} from error_group
      where id = ${errorId} and people < ${PEOPLE_MAX}
      on conflict do nothing returning 1)
    update error_group set people = people + 1
    where id = ${errorId} and exists (select from added)`.execute(db)
}

async function makeRoom({ db }: Scope): Promise<void> {
  await sql`delete from error_group where id in (
    select id from error_group order by last_at desc, id desc offset ${GROUPS_MAX})`.execute(db)
}

const COLUMNS = [
  'id',
  'title',
  'level',
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
  limit: number
  after: { at: string; id: string } | undefined
}

/** The latest first. */
export function find({ db }: Scope, { status, limit, after }: Part): Promise<Row[]> {
  let rows = db
    .selectFrom('errorGroup')
    .select(COLUMNS)
    .orderBy('lastAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(limit))
  if (status) rows = rows.where('status', '=', status)
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
export async function findOnlyTenant(system: Db): Promise<string | undefined> {
  const rows = await system.selectFrom('tenant').select('id').limit(2).execute()
  return rows.length === 1 ? rows[0]?.id : undefined
}

export async function hasTenant(system: Db, id: string): Promise<boolean> {
  const row = await system.selectFrom('tenant').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Forgets errors that did not happen for so many days. */
export async function forget(system: Db, days: number): Promise<void> {
  await sql`delete from error_group
    where last_at < now() - make_interval(days => ${days})`.execute(system)
}
