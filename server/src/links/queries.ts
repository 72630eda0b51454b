import type { Link, LinkStats } from '@satchel/contract/links.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '../platform/database-types.ts'
import { personOf, type Scope } from '../platform/scope.ts'

/** A link as it is stored; where it leads is put before its slug by the service. */
export type StoredLink = Omit<Link, 'url'>

export interface Recipient {
  sharedToEmail: string | null
  sharedToMemo: string | null
  sharedToOrganization: string | null
}

export interface Share extends Recipient {
  itemType: ItemType
  itemId: string
}

/** What the sharer said of it; absent where nothing was said. */
export interface Terms {
  expiresAt?: string | null
  allowDownload?: boolean
}

/** Undefined where the slug is taken or the same share was made before. */
export async function insertLink(
  scope: Scope,
  { slug, allowDownload, ...share }: Share & Terms & { slug: string },
): Promise<string | undefined> {
  const row = await scope.db
    .insertInto('link')
    .values((eb) => ({
      ...share,
      slug,
      sharedBy: personOf(scope),
      allowDownload: allowDownload ?? eb.selectFrom('tenant').select(allowsDownload.as('allowed')),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
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

/** Mine for the same item, address, memo and organisation; held, since its terms may change. */
export function findShare(scope: Scope, share: Share) {
  const { itemType, itemId, sharedToEmail, sharedToMemo, sharedToOrganization } = share
  return scope.db
    .selectFrom('link')
    .select(['id', 'expiresAt', 'allowDownload'])
    .where('itemType', '=', itemType)
    .where('itemId', '=', itemId)
    .where('sharedBy', '=', personOf(scope))
    .where(sql<SqlBool>`coalesce(shared_to_email, '') = ${sharedToEmail ?? ''}
      and coalesce(fold(shared_to_memo), '') = fold(${sharedToMemo ?? ''})
      and coalesce(fold(shared_to_organization), '') = fold(${sharedToOrganization ?? ''})`)
    .where('disabledAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** A visit that is being recorded sees by the version that the link has changed. */
export async function updateTerms({ db }: Scope, id: string, terms: Terms): Promise<void> {
  await db
    .updateTable('link')
    .set({ ...terms, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function countShare({ db }: Scope, itemId: string): Promise<void> {
  await db
    .insertInto('itemStat')
    .values({ itemId, shares: 1 })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'itemId']).doUpdateSet({ shares: sql`item_stat.shares + 1` }),
    )
    .execute()
}

/** Undefined where it is not there, or another's and only mine may be withdrawn. */
export function disableLink({ db }: Scope, id: string, sharedBy: string | undefined) {
  let link = db
    .updateTable('link')
    .set({ disabledAt: sql`coalesce(disabled_at, now())`, version: sql`version + 1` })
    .where('id', '=', id)
  if (sharedBy) link = link.where('sharedBy', '=', sharedBy)
  return link.returning('id').executeTakeFirst()
}

export async function findLink(scope: Scope, id: string): Promise<StoredLink> {
  const row = await selectLinks(scope, (eb) => eb('link.id', '=', id)).executeTakeFirstOrThrow()
  return toLink(row)
}

export interface LinkFilter extends Partial<Recipient> {
  /** Without it, everyone's. */
  sharedBy?: string
  ids?: string[]
  itemType?: ItemType
  itemId?: string
  search?: string
}

/** Newest first. */
export async function findLinks(
  scope: Scope,
  filter: LinkFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredLink[]> {
  const rows = await selectLinks(scope, matching(filter))
    .orderBy('link.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(toLink)
}

/** What was read through these links, from sums. */
export async function findReading({ db }: Scope, ids: string[]) {
  const { rows } = await sql<{ id: string; seconds: number; pagesRead: number }>`
    select id,
      (select coalesce(round(sum(duration_ms) / 1000, 1), 0) from visit_hour where link_id = id)::float8 as seconds,
      (select count(*) from link_page where link_id = id)::int as "pagesRead"
    from unnest(${ids}::uuid[]) as id`.execute(db)
  return new Map(rows.map(({ id, ...reading }) => [id, reading]))
}

export function sumLinks(scope: Scope, filter: LinkFilter): Promise<LinkStats> {
  return joinLinks(scope)
    .select([
      sql<number>`count(*)::int`.as('links'),
      sql<number>`coalesce(sum(link_stat.views), 0)::int`.as('views'),
      sql<number>`coalesce(sum(link_stat.viewers), 0)::int`.as('viewers'),
      sql<number>`coalesce(sum(link_stat.downloads), 0)::int`.as('downloads'),
    ])
    .where(matching(filter))
    .executeTakeFirstOrThrow()
}

type LinkTables = Pick<DB, 'link' | 'item' | 'collection' | 'linkStat' | 'member'>
type Condition = (eb: ExpressionBuilder<LinkTables, keyof LinkTables>) => ReturnType<typeof eb.and>

function matching(filter: LinkFilter): Condition {
  const { sharedBy, ids, itemType, itemId, search } = filter
  return (eb) =>
    eb.and([
      ...(sharedBy ? [eb('link.sharedBy', '=', sharedBy)] : []),
      ...(ids ? [eb('link.id', '=', sql<string>`any(${ids}::uuid[])`)] : []),
      ...(itemType ? [eb('link.itemType', '=', itemType)] : []),
      ...(itemId ? [eb('link.itemId', '=', itemId)] : []),
      ...(search ? [eb.or(SEARCHED.map((column) => eb(column, 'ilike', containing(search))))] : []),
      ...toRecipient(eb, filter),
    ])
}

/** Of several names for one, a link made for any of them will do: a person and their organisation. */
function toRecipient(eb: Parameters<Condition>[0], filter: LinkFilter) {
  const { sharedToEmail, sharedToMemo, sharedToOrganization } = filter
  const conditions = [
    ...(sharedToEmail ? [eb('link.sharedToEmail', '=', sharedToEmail)] : []),
    ...(sharedToMemo ? [folded('link.sharedToMemo', sharedToMemo)] : []),
    ...(sharedToOrganization
      ? [eb('link.organizationKey', '=', sql<string>`fold(${sharedToOrganization})`)]
      : []),
  ]
  return conditions.length > 0 ? [eb.or(conditions)] : []
}

const SEARCHED = [
  'link.slug',
  'link.sharedToEmail',
  'link.sharedToMemo',
  'link.sharedToOrganization',
  'item.name',
  'collection.name',
] as const

function folded(column: 'link.sharedToMemo', value: string) {
  return sql<SqlBool>`fold(${sql.ref(column)}) = fold(${value})`
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

function joinLinks({ db }: Scope) {
  return db
    .selectFrom('link')
    .innerJoin('member', 'member.id', 'link.sharedBy')
    .leftJoin('item', (join) =>
      join.onRef('item.id', '=', 'link.itemId').on('link.itemType', '=', 'ITEM'),
    )
    .leftJoin('collection', (join) =>
      join.onRef('collection.id', '=', 'link.itemId').on('link.itemType', '=', 'COLLECTION'),
    )
    .leftJoin('linkStat', 'linkStat.linkId', 'link.id')
}

function selectLinks(scope: Scope, condition: Condition) {
  return joinLinks(scope)
    .where(condition)
    .selectAll('link')
    .select(({ fn, ref, val }) => [
      'member.name as sharerName',
      fn.coalesce(ref('item.name'), ref('collection.name'), val('Deleted')).as('itemName'),
      fn.coalesce('linkStat.views', val(0)).as('views'),
      fn.coalesce('linkStat.viewers', val(0)).as('viewers'),
      'linkStat.lastViewedAt',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectLinks>['executeTakeFirstOrThrow']>>

function toLink({ itemType, sharedBy, sharerName, ...row }: Row): StoredLink {
  return {
    ...row,
    itemType: itemType as ItemType,
    sharedBy: { id: sharedBy, name: sharerName },
    hasPassword: false,
    requireEmail: false,
  }
}
