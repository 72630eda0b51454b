import type { CrmConnection, CrmKind } from '@satchel/contract/crm.ts'
import type { Locale } from '@satchel/contract/languages.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import { MEMBER_LOCALE, mailLocale } from '../platform/mail/member-locale.ts'

const columns = [
  'crmConnection.id',
  'crmConnection.kind',
  'crmConnection.accountId',
  'crmConnection.accountName',
  'crmConnection.sendsReadings',
  'crmConnection.sendsLeads',
  'crmConnection.confirmedOnly',
  'crmConnection.pausedReason',
  'crmConnection.pausedAt',
  'crmConnection.connectedAt',
] as const

const CONNECTED_BY = sql<CrmConnection['connectedBy']>`(
  select jsonb_build_object('id', member.id, 'name', member.name) from member
  where member.tenant_id = crm_connection.tenant_id and member.id = crm_connection.connected_by)`
const RESTS_UNTIL = sql<
  string | null
>`case when crm_connection.rests_until > now() then crm_connection.rests_until end`
const WAITING = sql<number>`(
  select count(*)::integer from crm_send as sent where sent.tenant_id = crm_connection.tenant_id
    and sent.connection_id = crm_connection.id and sent.state in ('waiting', 'sending'))`

export function findConnections(
  { db }: Scope,
  kind?: CrmKind,
): Promise<(CrmConnection & { id: string })[]> {
  let rows = db
    .selectFrom('crmConnection')
    .select(columns)
    .select([CONNECTED_BY.as('connectedBy'), RESTS_UNTIL.as('restsUntil')])
    .select(WAITING.as('waiting'))
    .orderBy('crmConnection.kind')
    .$narrowType<{ kind: CrmKind; pausedReason: CrmConnection['pausedReason'] }>()
  if (kind) rows = rows.where('crmConnection.kind', '=', kind)
  return rows.execute()
}

/** Locks a connection until the scope ends. */
export function lockConnection({ db }: Scope, by: { id: string } | { kind: CrmKind }) {
  const rows = db.selectFrom('crmConnection').selectAll().forUpdate()
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['kind', by.kind] as const)
  return rows.where(column, '=', value).$narrowType<{ kind: CrmKind }>().executeTakeFirst()
}

interface ConnectionDraft {
  kind: CrmKind
  accountId: string
  accountName: string
  connectedBy: string
}

/** Stores a connection; what was chosen for one that is renewed stays. */
export async function saveConnection({ db }: Scope, draft: ConnectionDraft): Promise<string> {
  const { accountName, connectedBy } = draft
  const row = await db
    .insertInto('crmConnection')
    .values(draft)
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'kind']).doUpdateSet({
        accountName,
        connectedBy,
        connectedAt: sql`now()`,
        pausedReason: null,
        pausedAt: null,
        restsUntil: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

interface ConnectionChange {
  sendsReadings?: boolean
  sendsLeads?: boolean
  confirmedOnly?: boolean
  pausedReason?: 'revoked' | null
  pausedAt?: string | null
  restsUntil?: string | null
}

export async function updateConnection({ db }: Scope, id: string, change: ConnectionChange) {
  if (Object.keys(change).length === 0) return
  await db.updateTable('crmConnection').set(change).where('id', '=', id).execute()
}

interface TokenColumns {
  tokens: Buffer
  tokensExpireAt: string | null
  apiUrl: string | null
}

/** Stores tokens, and ends the turn of whoever renewed them. */
export async function saveTokens({ db }: Scope, id: string, columnsOfTokens: TokenColumns) {
  await db
    .updateTable('crmConnection')
    .set({
      ...columnsOfTokens,
      tokensVersion: sql`tokens_version + 1`,
      renewingUntil: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Takes the turn to renew tokens of a version, for so many seconds; false if somebody else has it, or had. */
export async function takeRenewal(
  { db }: Scope,
  id: string,
  { version, seconds }: { version: number; seconds: number },
): Promise<boolean> {
  const row = await db
    .updateTable('crmConnection')
    .set({ renewingUntil: sql<string>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .where('tokensVersion', '=', version)
    .where(sql<boolean>`coalesce(renewing_until <= now(), true)`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function endRenewal({ db }: Scope, id: string, version: number): Promise<void> {
  await db
    .updateTable('crmConnection')
    .set({ renewingUntil: null })
    .where('id', '=', id)
    .where('tokensVersion', '=', version)
    .execute()
}

/** Pauses a connection whose access isn't accepted; false if it is paused already. */
export async function pauseConnection({ db }: Scope, id: string, version: number) {
  const row = await db
    .updateTable('crmConnection')
    .set({ pausedReason: 'revoked', pausedAt: sql`now()`, tokens: null, renewingUntil: null })
    .where('id', '=', id)
    .where('tokensVersion', '=', version)
    .where('pausedReason', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteConnection({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('crmConnection').where('id', '=', id).execute()
}

/** Pauses all connections of all tenants: what their tokens are sealed with was lost. */
export async function pauseAll(db: Db): Promise<void> {
  await db
    .updateTable('crmConnection')
    .set({ pausedReason: 'lost', pausedAt: sql`now()`, tokens: null, renewingUntil: null })
    .execute()
}

/** Returns the language of whoever made a connection, else the company's. */
export async function findLocale({ db }: Scope, id: string): Promise<Locale> {
  const row = await db
    .selectFrom('crmConnection')
    .innerJoin('tenant', 'tenant.id', 'crmConnection.tenantId')
    .leftJoin('member', 'member.id', 'crmConnection.connectedBy')
    .where('crmConnection.id', '=', id)
    .select(MEMBER_LOCALE.as('locale'))
    .executeTakeFirst()
  return mailLocale(row?.locale)
}

export async function findAdmins({ db }: Scope): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('role', 'in', ['owner', 'admin'])
    .where('status', '=', 'active')
    .execute()
  return rows.map(({ id }) => id)
}

interface Flow {
  kind: CrmKind
  state: Buffer
  memberId: string
  sessionId: string
}

/** Stores what a person began; it takes the place of what they began before. */
export async function saveFlow({ db }: Scope, flow: Flow, minutes: number): Promise<void> {
  const expiresAt = sql<string>`now() + make_interval(mins => ${minutes})`
  const { state, sessionId } = flow
  await db
    .insertInto('crmFlow')
    .values({ ...flow, expiresAt })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'memberId', 'kind'])
        .doUpdateSet({ state, sessionId, expiresAt }),
    )
    .execute()
}

/** Takes what was begun in a session, once and in time. */
export function takeFlow({ db }: Scope, { state, memberId, sessionId }: Omit<Flow, 'kind'>) {
  return db
    .deleteFrom('crmFlow')
    .where('state', '=', state)
    .where('memberId', '=', memberId)
    .where('sessionId', '=', sessionId)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning('kind')
    .$narrowType<{ kind: CrmKind }>()
    .executeTakeFirst()
}

/** Deletes what was begun and never came back, of all tenants. */
export async function deleteOldFlows(system: Db): Promise<void> {
  await system.deleteFrom('crmFlow').where('expiresAt', '<', sql<string>`now()`).execute()
}
