import type { Language } from '@satchel/contract/languages.ts'
import type { SearchForm } from '@satchel/contract/search/search.ts'
import type { Block } from '@satchel/contract/sites/blocks.ts'
import type { Seo, Theme } from '@satchel/contract/sites/sites.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { LOOK, type LookRow } from './look-queries.ts'

// A visitor belongs to no tenant before the link is found, so these statements name the tenant themselves.

/** The contents of a site, and the rights its searches are made with. */
export interface ShownSite {
  tenantId: string
  id: string
  slug: string
  ownerId: string
  language: Language | null
  /** The id that all sites share that are one page in several languages. */
  translations: string
  name: string
  theme: Theme
  seo: Seo
  content: Block[]
  /** The time at which the shown version was published; of a draft, that of its last change. */
  publishedAt: string
  /** The time each block and item was first on the web, by id. */
  since: Record<string, string>
}

/** Finds what is on the web of a site. */
export function findPublishedSite(
  system: Db,
  tenantId: string,
  id: string,
): Promise<ShownSite | undefined> {
  return selectPublished(system)
    .select([
      'site.tenantId',
      'site.id',
      'site.slug',
      'site.ownerId',
      'site.language',
      'site.translations',
      'site.since',
      'site.publishedAt',
      'shown.name',
      'shown.theme',
      'shown.seo',
      'shown.content',
    ])
    .where('site.tenantId', '=', tenantId)
    .where('site.id', '=', id)
    .$castTo<ShownSite>()
    .executeTakeFirst()
}

/** Sites that are on the web, with the version that is shown. */
export function selectPublished(system: Db) {
  return system
    .selectFrom('site')
    .innerJoin('siteVersion as shown', (join) =>
      join
        .onRef('shown.tenantId', '=', 'site.tenantId')
        .onRef('shown.siteId', '=', 'site.id')
        .onRef('shown.number', '=', 'site.publishedNumber'),
    )
    .where('site.deletedAt', 'is', null)
}

/** True for sites that search engines may list. */
export const IS_LISTED = sql<boolean>`(site.password_hash is null and not site.require_email and not site.is_personal
  and (shown.seo ->> 'index')::boolean)`

/** Finds the sites on the web that are one page in several languages. */
export function findTranslations(
  system: Db,
  { tenantId, translations }: Pick<ShownSite, 'tenantId' | 'translations'>,
) {
  return selectPublished(system)
    .select(['site.slug', 'site.language', IS_LISTED.as('isListed')])
    .where('site.tenantId', '=', tenantId)
    .where('site.translations', '=', translations)
    .where('site.language', 'is not', null)
    .orderBy('site.language')
    .$narrowType<{ language: Language }>()
    .execute()
}

/** Finds the draft of a site and the look of its company, for somebody who may change it. */
export function findDraftSite(system: Db, tenantId: string, id: string, memberId: string) {
  return system
    .selectFrom('site')
    .innerJoin('tenant', 'tenant.id', 'site.tenantId')
    .innerJoin('member', 'member.tenantId', 'site.tenantId')
    .select([
      'site.tenantId',
      'site.id',
      'site.slug',
      'site.ownerId',
      'site.language',
      'site.translations',
      'site.name',
      'site.theme',
      'site.seo',
      'site.content',
      'site.updatedAt as publishedAt',
      'site.since',
      ...LOOK,
    ])
    .where('site.tenantId', '=', tenantId)
    .where('site.id', '=', id)
    .where('site.deletedAt', 'is', null)
    .where('member.id', '=', memberId)
    .where('member.status', '=', 'active')
    .where((eb) =>
      eb.or([
        eb('member.role', 'in', ['owner', 'admin']),
        eb.and([eb('member.role', '=', 'editor'), eb('site.isPersonal', '=', false)]),
        eb.and([eb('site.isPersonal', '=', true), eb('site.ownerId', '=', eb.ref('member.id'))]),
      ]),
    )
    .$castTo<ShownSite & LookRow>()
    .executeTakeFirst()
}

export async function findSearchForm(
  system: Db,
  tenantId: string,
  id: string,
): Promise<SearchForm | undefined> {
  const row = await system
    .selectFrom('savedSearch')
    .select('form')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.form as SearchForm | undefined
}

interface SiteId {
  tenantId: string
  itemId: string
}

/** The way visitors see an item on a site: not at all, named there, or possibly found by a search. */
export type Presence = 'none' | 'named' | 'searched'

/**
 * Finds out whether an item is named by a block or as a picture or is in a collection of one. If not, but there are
 * searches on the site and the item is in the library, they decide.
 */
export async function findPresence(
  system: Db,
  { tenantId, itemId: siteId }: SiteId,
  itemId: string,
): Promise<Presence> {
  const { rows } = await sql<{ presence: Presence }>`
    select case
      when jsonb_path_exists(shown.content, '$.** ? (@ == $id)', jsonb_build_object('id', ${itemId}::text))
        or ${itemId}::text in (shown.theme ->> 'logoItemId', shown.seo ->> 'imageItemId')
        or exists (
          select from ${COLLECTIONS} join collection_item as place
            on place.tenant_id = collection.tenant_id and place.collection_id = collection.id
          where place.item_id = ${itemId}::uuid) then 'named'
      when exists (select from item where item.tenant_id = site.tenant_id
          and item.id = ${itemId}::uuid and item.in_library)
        and (jsonb_path_exists(shown.content, '$.**.savedSearchId')
          or exists (select from ${COLLECTIONS} where collection.search is not null)) then 'searched'
      else 'none' end as presence
    from ${PUBLISHED}
    where site.tenant_id = ${tenantId} and site.id = ${siteId}`.execute(system)
  return rows[0]?.presence ?? 'none'
}

const PUBLISHED = sql`site join site_version as shown on shown.tenant_id = site.tenant_id
  and shown.site_id = site.id and shown.number = site.published_number`

const COLLECTIONS = sql`jsonb_path_query(shown.content, '$.**.collectionId') as named
  join collection on collection.tenant_id = site.tenant_id
    and collection.id = (named #>> '{}')::uuid and collection.deleted_at is null`

/** A search, and whose eyes it is made with. */
export interface OwnedSearch {
  ownerId: string
  form: SearchForm
}

/** Finds the different searches of a published site: saved ones and those of its smart collections. */
export async function findSearches(
  system: Db,
  { tenantId, itemId: siteId }: SiteId,
): Promise<OwnedSearch[]> {
  const { rows } = await sql<OwnedSearch>`
    select site.owner_id as "ownerId", saved.form
    from ${PUBLISHED} join saved_search as saved on saved.tenant_id = site.tenant_id and exists (
      select from jsonb_path_query(shown.content, '$.**.savedSearchId') as named
      where saved.id = (named #>> '{}')::uuid)
    where site.tenant_id = ${tenantId} and site.id = ${siteId}
    union all
    select collection.owner_id, collection.search
    from ${PUBLISHED} join collection on collection.tenant_id = site.tenant_id
      and collection.deleted_at is null and collection.search is not null and exists (
      select from jsonb_path_query(shown.content, '$.**.collectionId') as named
      where collection.id = (named #>> '{}')::uuid)
    where site.tenant_id = ${tenantId} and site.id = ${siteId}`.execute(system)
  return rows
}

/** Finds the site that had a slug last, of a tenant or of any; without a new slug if that isn't on the web. */
export function findFormerSite(system: Db, slug: string, tenantId: string | undefined) {
  let rows = system
    .selectFrom('siteFormerSlug as former')
    .innerJoin('tenant', 'tenant.id', 'former.tenantId')
    .leftJoin('site', (join) =>
      join
        .onRef('site.tenantId', '=', 'former.tenantId')
        .onRef('site.id', '=', 'former.siteId')
        .on('site.publishedNumber', 'is not', null)
        .on('site.deletedAt', 'is', null),
    )
    .select(['former.tenantId', 'former.siteId', 'site.slug as newSlug', ...LOOK])
    .where('former.slug', '=', slug)
    .orderBy('former.at', 'desc')
    .limit(1)
  if (tenantId) rows = rows.where('former.tenantId', '=', tenantId)
  return rows.executeTakeFirst()
}

/** Returns when a link was last viewed before this session; null if never. */
export async function findLastVisit(
  system: Db,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<string | null> {
  const row = await system
    .selectFrom('visit')
    .select('at')
    .where('tenantId', '=', tenantId)
    .where('linkId', '=', id)
    .where('itemId', 'is', null)
    .where(sql<boolean>`(filtered is null or filtered = 'repeat')`)
    .where('at', '<', sql<string>`now() - interval '10 minutes'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Returns the domain a tenant's sites are at; undefined for the product's own address. */
export async function findDomain(system: Db, tenantId: string): Promise<string | undefined> {
  return (await selectDomain(system, sql`${tenantId}`).executeTakeFirst())?.domain
}

export function selectDomain(system: Db, tenantId: RawBuilder<string>) {
  return system
    .selectFrom('domain')
    .select('domain')
    .where('domain.tenantId', '=', tenantId)
    .where('status', '=', 'confirmed')
    .orderBy('version', 'desc')
    .limit(1)
}
