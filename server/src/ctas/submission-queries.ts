import type { CtaSubmission, SubmissionState } from '@satchel/contract/ctas/reports.ts'
import { type SqlBool, sql } from 'kysely'
import { containsText } from '../platform/database/contains-text.ts'
import type { Scope } from '../platform/database/scope.ts'

export interface SubmissionDraft {
  ctaId: string
  values: Record<string, string | boolean>
  emails: string[]
  consent: string | null
  state: SubmissionState
  place: string
  /** The event that it came with. */
  eventId: string
  linkId: string | null
  itemId: string | null
  siteId: string | null
}

export async function insertSubmission({ db }: Scope, draft: SubmissionDraft): Promise<string> {
  const { values, ...columns } = draft
  const { id } = await db
    .insertInto('ctaSubmission')
    .values({
      ...columns,
      values: JSON.stringify(values),
      text: Object.values(values)
        .filter((value) => typeof value === 'string')
        .join('\n'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface SubmissionQuery {
  search?: string
  spam?: boolean
  state?: SubmissionState
  id?: string
  limit: number
  before?: string
}

export type SubmissionRow = Omit<
  CtaSubmission,
  'spam' | 'itemId' | 'linkId' | 'siteId' | 'source'
> & {
  itemId: string | null
  linkId: string | null
  siteId: string | null
  source: string | null
}

/** Finds submissions, newest first. */
export function findSubmissions(
  { db }: Scope,
  ctaId: string,
  { search, spam, state, id, limit, before }: SubmissionQuery,
): Promise<SubmissionRow[]> {
  let rows = db
    .selectFrom('ctaSubmission as sent')
    .leftJoin('link', 'link.id', 'sent.linkId')
    .leftJoin('item', (join) =>
      join.on(sql<SqlBool>`item.id = coalesce(sent.item_id,
        case link.item_type when 'ITEM' then link.item_id end)`),
    )
    .leftJoin('collection', (join) =>
      join.onRef('collection.id', '=', 'link.itemId').on('link.itemType', '=', 'COLLECTION'),
    )
    .leftJoin('site', 'site.id', 'sent.siteId')
    .select([
      'sent.id',
      'sent.at',
      'sent.values',
      'sent.consent',
      'sent.state',
      'sent.itemId',
      'sent.linkId',
      'sent.siteId',
      sql<string | null>`coalesce(item.name, collection.name, site.name)`.as('source'),
    ])
    .where('sent.ctaId', '=', ctaId)
    .orderBy('sent.id', 'desc')
    .limit(limit)
  if (spam !== undefined) rows = rows.where('sent.state', spam ? '!=' : '=', 'received')
  if (state) rows = rows.where('sent.state', '=', state)
  if (id) rows = rows.where('sent.id', '=', id)
  if (before) rows = rows.where('sent.id', '<', before)
  if (search) rows = rows.where(containsText(sql`sent.text`, search))
  return rows.$castTo<SubmissionRow>().execute()
}

/** Counts a submission that was kept back, by the day and place it was sent; false if it was received before. */
export async function releaseSubmission(
  { db }: Scope,
  ctaId: string,
  id: string,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with released as (
      update cta_submission set state = 'received'
      where cta_id = ${ctaId} and id = ${id} and state <> 'received'
      returning id, place, event_id, (at at time zone
        (select time_zone from tenant where tenant.id = current_tenant()))::date as day),
    marked as (
      update cta_event set counted = true from released
      where cta_id = ${ctaId} and cta_event.id = released.event_id),
    summed as (
      insert into cta_day (cta_id, day, place, submissions)
      select ${ctaId}, day, place, 1 from released
      on conflict (tenant_id, cta_id, day, place) do update set
        submissions = cta_day.submissions + 1)
    select id from released`.execute(db)
  return rows.length > 0
}

/** Marks a held submission as spam; false if it isn't held. */
export async function dismissSubmission(
  { db }: Scope,
  ctaId: string,
  id: string,
): Promise<boolean> {
  const row = await db
    .updateTable('ctaSubmission')
    .set({ state: 'spam' })
    .where('ctaId', '=', ctaId)
    .where('id', '=', id)
    .where('state', '=', 'held')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSubmission({ db }: Scope, ctaId: string, id: string) {
  return db
    .deleteFrom('ctaSubmission')
    .where('ctaId', '=', ctaId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
}

/** Deletes all submissions with an address, spelled for comparison; returns their ids. */
export async function deleteOfEmail({ db }: Scope, email: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('ctaSubmission')
    .where(sql<SqlBool>`emails @> array[${email}]::text[]`)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Finds what was sent with an address, newest first, for the person it belongs to. */
export function findSubmissionsOfEmail({ db }: Scope, email: string) {
  return db
    .selectFrom('ctaSubmission')
    .select(['at', 'values', 'consent'])
    .where(sql<SqlBool>`emails @> array[${email}]::text[]`)
    .orderBy('id', 'desc')
    .execute()
}

/** Takes from events which of these visits they were part of, and whose. The counts stay. */
export async function unlinkVisits({ db }: Scope, visitIds: string[]): Promise<void> {
  await db
    .updateTable('ctaEvent')
    .set({ visitor: null, visitId: null })
    .where('visitId', '=', sql<string>`any(${visitIds}::uuid[])`)
    .execute()
}
