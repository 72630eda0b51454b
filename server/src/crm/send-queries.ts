import type { CrmFault, CrmSend } from '@satchel/contract/crm.ts'
import type { CtaField } from '@satchel/contract/ctas/ctas.ts'
import type { EventData } from '@satchel/contract/webhooks/event-schemas.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { ConnectionKey } from './tokens.ts'
import type { PersonDraft } from './vendors/types.ts'

/** A reading that is sent, and whether its reader may become a contact. */
export interface ReadingPayload {
  name: string
  reading: EventData<'link.read'>
  /** Null if the reader gave no address: then nobody is created. */
  person: PersonDraft | null
  /** False if readings aren't sent: the reader becomes a contact, and that is all. */
  isActivity: boolean
}

export interface LeadPayload {
  name: string
  person: PersonDraft
}

export type Payload =
  | { kind: 'reading'; payload: ReadingPayload }
  | { kind: 'lead'; payload: LeadPayload }

export interface Settings extends ConnectionKey {
  tenantId: string
  sendsReadings: boolean
  sendsLeads: boolean
  confirmedOnly: boolean
}

/** Finds the connections of these tenants that are sent something. */
export function findSending(db: Db, tenantIds: string[]): Promise<Settings[]> {
  return db
    .selectFrom('crmConnection')
    .select(['tenantId', 'id', 'sendsReadings', 'sendsLeads', 'confirmedOnly'])
    .where('tenantId', 'in', tenantIds)
    .where((eb) => eb.or([eb('sendsReadings', '=', true), eb('sendsLeads', '=', true)]))
    .execute()
}

/** Finds the fields of forms, to tell what their answers are. */
export async function findFormFields(db: Db, tenantId: string, ctaId: string) {
  const { rows } = await sql<{ fields: CtaField[] }>`
    select fields from cta where tenant_id = ${tenantId} and id = ${ctaId}`.execute(db)
  return rows[0]?.fields ?? []
}

export type SendDraft = Payload & {
  tenantId: string
  connectionId: string
  subjectId: string
  email: string
}

/** Stores what is to be sent, each thing once; returns the connections that have something new. */
export async function insertSends(
  { db }: { db: Db },
  drafts: SendDraft[],
): Promise<ConnectionKey[]> {
  const rows = await db
    .insertInto('crmSend')
    .values(drafts.map((draft) => ({ ...draft, payload: JSON.stringify(draft.payload) })))
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'connectionId', 'kind', 'subjectId']).doNothing(),
    )
    .returning(['tenantId', 'connectionId as id'])
    .execute()
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/** Seconds after which a send that was begun and isn't over is taken up: its process was killed. */
const LOST = 120
const IS_LOST = sql`begun_at <= now() - make_interval(secs => ${LOST})`
/** One at a time: two that are of one person would each find that they aren't there yet. */
const IS_NEXT = sql<SqlBool>`(state = 'waiting' and next_at <= now() or ${IS_LOST})
  and not exists (select from crm_send as other where other.tenant_id = crm_send.tenant_id
    and other.connection_id = crm_send.connection_id and other.state = 'sending'
    and other.begun_at > now() - make_interval(secs => ${LOST}))`

/** Takes the next thing that is due, with the connection locked; the next one waits until it's settled, or lost. */
export async function takeNext({ db }: Scope, connectionId: string) {
  const row = await db
    .updateTable('crmSend')
    .set({ state: 'sending', begunAt: sql`now()`, tried: sql`tried + 1` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('crmSend')
        .select('id')
        .where('connectionId', '=', connectionId)
        .where('state', 'in', ['waiting', 'sending'])
        .where(IS_NEXT)
        .orderBy('id')
        .limit(1),
    )
    .returning(['id', 'kind', 'email', 'payload', 'tried', 'at'])
    .executeTakeFirst()
  return row as (Payload & { id: string; email: string; tried: number; at: string }) | undefined
}

/** Returns when the next thing may be taken. */
export async function findNextDue({ db }: Scope, connectionId: string): Promise<string | null> {
  const { rows } = await sql<{ dueAt: string | null }>`
    select coalesce(max(begun_at) + make_interval(secs => ${LOST}), min(next_at)) as "dueAt"
    from crm_send where connection_id = ${connectionId} and state in ('waiting', 'sending')`.execute(
    db,
  )
  return rows[0]?.dueAt ?? null
}

export interface Outcome {
  state: 'waiting' | 'sent' | 'skipped' | 'failed'
  nextAt: string | null
  fault: CrmFault | null
  detail: string | null
  recordUrl?: string
  /** True if the attempt doesn't count: the CRM asked to wait, or its access has ended. */
  isUncounted?: boolean
}

/** Stores what became of a send, unless it was deleted or taken up by another process. */
export async function settleSend(
  { db }: Scope,
  { id, tried }: { id: string; tried: number },
  { isUncounted = false, ...outcome }: Outcome,
): Promise<void> {
  await db
    .updateTable('crmSend')
    .set({ ...outcome, begunAt: null, ...(isUncounted && { tried: tried - 1 }) })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('tried', '=', tried)
    .execute()
}

const SHOWN_STATE = sql<CrmSend['state']>`case state when 'sending' then 'waiting' else state end`
const NAME = sql<string | null>`payload ->> 'name'`

export interface Filter {
  id?: string
  state?: CrmSend['state']
  before?: string
  limit: number
}

/** Newest first. */
export function findSends(
  { db }: Scope,
  connectionId: string,
  { id, state, before, limit }: Filter,
): Promise<CrmSend[]> {
  let rows = db
    .selectFrom('crmSend')
    .select(['id', 'kind', 'email', 'at', 'tried', 'nextAt', 'fault', 'detail', 'recordUrl'])
    .select([NAME.as('name'), SHOWN_STATE.as('state')])
    .where('connectionId', '=', connectionId)
    .orderBy('id', 'desc')
    .limit(limit)
  if (id) rows = rows.where('id', '=', id)
  if (state) rows = rows.where(sql<SqlBool>`${SHOWN_STATE} = ${state}`)
  if (before) rows = rows.where('id', '<', before)
  return rows.$narrowType<{ kind: CrmSend['kind']; fault: CrmFault | null }>().execute()
}

/** Makes something due now that isn't being sent. What was tried before stays counted, so that it isn't written twice. */
export async function resetSend({ db }: Scope, connectionId: string, id: string): Promise<void> {
  await db
    .updateTable('crmSend')
    .set({
      state: 'waiting',
      nextAt: sql`now()`,
      at: sql`now()`,
      tried: sql`least(tried, 1)`,
      fault: null,
      detail: null,
    })
    .where('connectionId', '=', connectionId)
    .where('id', '=', id)
    .where('state', '!=', 'sending')
    .execute()
}

/** Deletes what was sent or waits of visits and leads that are deleted. */
export async function deleteSends(db: Db, tenantId: string, subjectIds: string[]): Promise<void> {
  await db
    .deleteFrom('crmSend')
    .where('tenantId', '=', tenantId)
    .where(sql<SqlBool>`subject_id = any(${subjectIds}::uuid[])`)
    .execute()
}

/** Gives up what waited for so many days, of all tenants, and deletes what is older than `kept` days. */
export async function deleteOld(system: Db, { given, kept }: { given: number; kept: number }) {
  const days = (count: number) => sql<string>`now() - make_interval(days => ${count})`
  await system
    .updateTable('crmSend')
    .set({ state: 'failed', fault: 'too-late', nextAt: null })
    .where('state', '=', 'waiting')
    .where('at', '<', days(given))
    .execute()
  await system.deleteFrom('crmSend').where('at', '<', days(kept)).execute()
}
