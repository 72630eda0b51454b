import type { ItemType } from '@satchel/contract/schemas.ts'
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Link as LinkTable } from '../platform/database/database-types.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'

export interface Recipient {
  sharedToEmail: string | null
  sharedToName: string | null
  sharedToMemo: string | null
  sharedToOrganization: string | null
}

export interface Share extends Recipient {
  itemType: ItemType
  itemId: string
}

type Draft = Omit<Insertable<LinkTable>, 'sharedBy'> & { slug: string; sharedBy?: string }

/** Inserts a link; undefined if the slug is taken or the same share or own link exists. */
export async function insertLink(
  scope: Scope,
  { allowDownload, downloadAs, questions, allowPassOn, ...draft }: Draft,
): Promise<string | undefined> {
  const row = await scope.db
    .insertInto('link')
    .values((eb) => ({
      ...draft,
      sharedBy: draft.sharedBy ?? personOf(scope),
      allowDownload: allowDownload ?? eb.selectFrom('tenant').select(allowsDownload.as('allowed')),
      downloadAs: downloadAs ?? eb.selectFrom('tenant').select(downloadsAs.as('chosen')),
      questions: questions ?? eb.selectFrom('tenant').select(takesQuestions.as('taken')),
      allowPassOn: allowPassOn ?? eb.selectFrom('tenant').select(refusesPassOn.as('chosen')),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Counts links with short slugs at the address that accounts share. */
export async function countScarce({ db }: Scope, longest: number): Promise<number> {
  const { count } = await db
    .selectFrom('link')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('host', '=', '')
    .where(sql<SqlBool>`length(slug) <= ${longest}`)
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes all links to items, with their visits and figures. */
export async function deleteLinksTo(
  system: Db,
  tenantId: string,
  itemIds: string[],
): Promise<void> {
  await system
    .deleteFrom('link')
    .where('tenantId', '=', tenantId)
    .where('itemId', 'in', itemIds)
    .execute()
}

/** The day it is for the tenant. */
export async function findToday({ db }: Scope): Promise<string> {
  const { today } = await db
    .selectFrom('tenant')
    .select(sql<string>`(now() at time zone time_zone)::date`.as('today'))
    .executeTakeFirstOrThrow()
  return today
}

const allowsDownload = sql<boolean>`coalesce((sharing ->> 'allowDownload')::boolean, true)`
const downloadsAs = sql<string>`coalesce(sharing ->> 'downloadAs', 'pdf')`
/** False where the company doesn't want it; else it's left to whom the link is for. */
const refusesPassOn = sql<
  boolean | null
>`case when (sharing ->> 'allowPassOn')::boolean is false then false end`

/** Tells whether visitors may pass a link on: what was chosen, else whether it's for an address. */
export const MAY_PASS_ON = sql<boolean>`coalesce(link.allow_pass_on,
  (link.shared_to_email is not null or link.shared_to_name is not null) and not link.is_own)`

/** Tells whether a link is for an address whose reading isn't measured, by choice of the person. */
export const IS_FOR_UNMEASURED = sql<boolean>`exists (select from unmeasured_address as choice
  where choice.tenant_id = link.tenant_id and choice.email = link.shared_to_email)`

/** Makes nodes read the links for an address again: what they remember of one is of a version of its row. */
export async function renewLinksTo({ db }: Scope, email: string): Promise<void> {
  await db
    .updateTable('link')
    .set({ sharedToEmail: email })
    .where('sharedToEmail', '=', email)
    .execute()
}

const takesQuestions = sql<boolean>`coalesce((sharing ->> 'questions')::boolean, false)`

const COLUMNS_READ = [
  'id',
  'version',
  'host',
  'slug',
  'expiresAt',
  'expiresOn',
  'requireEmail',
  'watermark',
  'allowed',
  'refused',
] as const

/** Finds and locks the caller's link for the same item, address, memo and organization. */
export function lockShare(scope: Scope, share: Share) {
  return sameShare(scope, share).select(COLUMNS_READ).forUpdate().executeTakeFirst()
}

/** Finds the link that the caller gets again for the same item, address, memo and organization. */
export async function findShare(scope: Scope, share: Share): Promise<string | undefined> {
  return (await sameShare(scope, share).select('id').executeTakeFirst())?.id
}

/** The name that tells shares apart, which it does without an address alone, as in the index `link_of_share`. */
const NAME_OF_SHARE = sql`(case when shared_to_email is null then coalesce(fold(shared_to_name), '') else '' end)`

function sameShare(scope: Scope, share: Share) {
  const { itemType, itemId, sharedToEmail, sharedToName, sharedToMemo, sharedToOrganization } =
    share
  return scope.db
    .selectFrom('link')
    .where('itemType', '=', itemType)
    .where('itemId', '=', itemId)
    .where('sharedBy', '=', personOf(scope))
    .where(sql<SqlBool>`coalesce(shared_to_email, '') = ${sharedToEmail ?? ''}
      and coalesce(fold(shared_to_memo), '') = fold(${sharedToMemo ?? ''})
      and coalesce(fold(shared_to_organization), '') = fold(${sharedToOrganization ?? ''})
      and ${NAME_OF_SHARE} = fold(${(!sharedToEmail && sharedToName) || ''})`)
    .where('disabledAt', 'is', null)
    .where('isOwn', '=', false)
    .where('importId', 'is', null)
    .where('parentLinkId', 'is', null)
}

export function lockOwn(scope: Scope, itemType: ItemType, itemId: string) {
  return scope.db
    .selectFrom('link')
    .select(COLUMNS_READ)
    .where('itemType', '=', itemType)
    .where('itemId', '=', itemId)
    .where('isOwn', '=', true)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks a link until the scope ends. */
export function lockLink({ db }: Scope, id: string) {
  return db
    .selectFrom('link')
    .select([...COLUMNS_READ, 'isOwn', 'itemType', 'itemId', 'sharedBy', 'disabledAt'])
    .where('id', '=', id)
    .forUpdate()
    .$narrowType<{ itemType: ItemType }>()
    .executeTakeFirst()
}
export type HeldLink = NonNullable<Awaited<ReturnType<typeof lockLink>>>

/** A visit that is being recorded sees by the version that the link has changed. */
export async function updateLink(
  { db }: Scope,
  id: string,
  change: Updateable<LinkTable>,
): Promise<void> {
  await db
    .updateTable('link')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Finds another link of the tenant with the slug on any domain, since all open on each of its domains. */
export function findSlug({ db }: Scope, slug: string, exceptId: string | null) {
  return db
    .selectFrom('link')
    .select('id')
    .where('slug', '=', slug)
    .where('id', 'is distinct from', exceptId)
    .limit(1)
    .executeTakeFirst()
}

/** Gives links to a successor; if they already have the same share, the memo names the previous owner. */
export async function giveLinks(
  { db }: Scope,
  from: { id: string; name: string },
  to: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with input as (
      update link set version = version + 1, shared_by = ${to}, shared_to_memo = case when not is_own and import_id is null and disabled_at is null and exists (
        select from link same where same.shared_by = ${to} and same.disabled_at is null and not same.is_own and same.import_id is null
          and same.item_type = link.item_type and same.item_id = link.item_id
          and coalesce(same.shared_to_email, '') = coalesce(link.shared_to_email, '')
          and coalesce(fold(same.shared_to_memo), '') = coalesce(fold(link.shared_to_memo), '')
          and coalesce(fold(same.shared_to_organization), '') = coalesce(fold(link.shared_to_organization), '')
          and (link.shared_to_email is not null or fold(same.shared_to_name) is not distinct from fold(link.shared_to_name))
      ) then concat_ws(' ', left(shared_to_memo, 120), '(' || left(${from.name}::text, 100) || ', ' || slug || ')') else shared_to_memo end
      where shared_by = ${from.id} returning disabled_at)
    select count(*)::int as count from input where disabled_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

/** Makes a person's links send no emails of their own accord. */
export async function stopMailing({ db }: Scope, sharedBy: string): Promise<void> {
  await db
    .updateTable('link')
    .set({ notify: null })
    .where('sharedBy', '=', sharedBy)
    .where('notify', 'in', ['each', 'digest'])
    .execute()
}

/** Changes the state of a link, so that its pages that are kept are made again. */
export async function renewPages({ db }: { db: Db }, { tenantId, id }: Place): Promise<void> {
  await sql`update link set version = version where tenant_id = ${tenantId} and id = ${id}`.execute(
    db,
  )
}

interface Place {
  tenantId: string
  id: string
}
