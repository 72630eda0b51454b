import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import * as items from '../../items/service.ts'
import type { Scope } from '../../platform/database/scope.ts'

/** Finds the tenant's links with these slugs, as they are spelled and in small letters, on whichever of its hosts. */
export async function findSlugs({ db }: Scope, spelled: string[]) {
  if (spelled.length === 0) return []
  const slugs = [...spelled, ...spelled.map((slug) => slug.toLowerCase())]
  return db
    .selectFrom('link')
    .innerJoin('member', 'member.id', 'link.sharedBy')
    .leftJoin('item', (join) =>
      join.onRef('item.id', '=', 'link.itemId').on('link.itemType', '=', 'ITEM'),
    )
    .select(['link.slug', 'link.spelling', 'link.itemId', 'link.importId', 'link.sharedBy'])
    .select([
      'member.name as sharer',
      sql<string | null>`coalesce(link.target, item.url)`.as('target'),
    ])
    .where('link.slug', '=', sql<string>`any(${slugs})`)
    .orderBy('link.id')
    .execute()
}
export type FoundSlug = Awaited<ReturnType<typeof findSlugs>>[number]

/** Returns those of the addresses (`host/slug`) that another tenant's links have. */
export async function findTakenElsewhere({ db }: Scope, wanted: { host: string; slug: string }[]) {
  if (wanted.length === 0) return new Set<string>()
  const hosts = wanted.map(({ host }) => host)
  const slugs = wanted.map(({ slug }) => slug)
  const { rows } = await sql<{ host: string; slug: string }>`
    select host, slug from taken_elsewhere(${hosts}::text[], ${slugs}::text[])`.execute(db)
  return new Set(rows.map(({ host, slug }) => `${host}/${slug}`))
}

export interface FoundTarget {
  id: string
  shareable: boolean
  importId: string | null
}

/** Finds a visible item of each address: one that may be shared if there is one, the oldest of them. */
export async function findTargets(scope: Scope, urls: string[]): Promise<Map<string, FoundTarget>> {
  if (urls.length === 0) return new Map()
  const hashes = urls.map((url) => createHash('md5').update(url).digest('hex'))
  const rows = await scope.db
    .selectFrom('item')
    .select(['item.id', 'item.url', 'item.shareable', 'item.importId'])
    .where('item.urlHash', '=', sql<string>`any(${hashes})`)
    .where(items.visibleTo(scope))
    .orderBy('item.shareable')
    .orderBy('item.id', 'desc')
    .execute()
  return new Map(rows.map(({ url, ...item }) => [url ?? '', item]))
}

/** Finds visible files by their title or file name, as they are written. */
export async function findDocuments(scope: Scope, names: string[]) {
  if (names.length === 0) return new Map<string, FoundTarget[]>()
  const rows = await scope.db
    .selectFrom('item')
    .select(['item.id', 'item.name', 'item.originalName', 'item.shareable', 'item.importId'])
    .where('item.kind', '=', 'file')
    .where((eb) =>
      eb.or([
        eb('item.name', '=', sql<string>`any(${names})`),
        eb('item.originalName', '=', sql<string>`any(${names})`),
      ]),
    )
    .where(items.visibleTo(scope))
    .execute()
  const named = rows.flatMap(({ name, originalName, ...item }) =>
    [...new Set([name, originalName])].map((called) => ({ called, item })),
  )
  const byName = Map.groupBy(named, ({ called }) => called)
  return new Map([...byName].map(([called, found]) => [called, found.map(({ item }) => item)]))
}

/** Finds items of an import that nothing else uses: no link leads to them, and no collection has them. */
export async function findUnused(
  { db }: Scope,
  importId: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from item
    where import_id = ${importId} and deleted_at is null
      and not exists (select from link where link.item_type = 'ITEM' and link.item_id = item.id)
      and not exists (select from collection_item where collection_item.item_id = item.id)
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
