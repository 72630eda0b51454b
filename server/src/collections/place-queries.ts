import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

/** Adds an item at the end, unless the collection was deleted or filled by a search in the meantime. */
export async function addToCollection(
  { db }: Scope,
  collectionId: string,
  itemId: string,
): Promise<void> {
  await sql`
    with changed as (
      update collection set version = version + 1, updated_at = clock_timestamp()
      where id = ${collectionId} and search is null and deleted_at is null returning id)
    insert into collection_item (collection_id, item_id, position)
    select id, ${itemId}::uuid, coalesce((
      select max(position) + 1 from collection_item where collection_id = changed.id), 0)
    from changed`.execute(db)
}

/** A new item's place in a collection; the end if the position is omitted. */
export interface Place {
  collectionId: string
  itemId: string
  position?: number
}

/** Adds items in order after the existing ones; locks collections in a fixed order. */
export async function addPlaces({ db }: Scope, places: Place[]): Promise<void> {
  if (places.length === 0) return
  const collectionIds = places.map(({ collectionId }) => collectionId)
  await sql`select from collection where id = any(${collectionIds}) order by id for update`.execute(
    db,
  )
  await sql`
    with changed as (
      update collection set version = version + 1, updated_at = clock_timestamp()
      where id = any(${collectionIds}) and search is null and deleted_at is null returning id)
    insert into collection_item (collection_id, item_id, position)
    select pair.collection_id, pair.item_id, coalesce(pair.position, pair.place + coalesce((
      select max(position) from collection_item where collection_id = changed.id), -1))
    from unnest(${collectionIds}::uuid[], ${places.map(({ itemId }) => itemId)}::uuid[],
      ${places.map(({ position }) => position ?? null)}::integer[])
      with ordinality as pair (collection_id, item_id, position, place)
      join changed on changed.id = pair.collection_id
    on conflict do nothing`.execute(db)
}
