import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { storableJson } from '../../platform/text.ts'
import type { Part } from './split.ts'

export interface DueItem {
  itemId: string
  name: string
  description: string
  body: string
}

/** Returns the tenants whose items are to be cut. */
export async function findDueTenants(system: Db): Promise<string[]> {
  const { rows } = await sql<{ tenantId: string }>`
    select distinct tenant_id as "tenantId" from passage_due order by 1`.execute(system)
  return rows.map(({ tenantId }) => tenantId)
}

/**
 * Takes some items of a tenant that nobody else is cutting or changing, the newest first: what changes meanwhile is due
 * again. Items are locked before what is due of them, as by those who change them, so that neither waits for the other.
 */
export async function takeDue(db: Db, tenantId: string, count: number): Promise<DueItem[]> {
  const { rows } = await sql<DueItem>`
    with free as materialized (
      select i.id from passage_due due join item i on i.tenant_id = due.tenant_id and i.id = due.item_id
      where due.tenant_id = ${tenantId} order by i.id desc limit ${count}
      for key share of i skip locked
    ), due as materialized (
      select item_id from passage_due where tenant_id = ${tenantId} and item_id in (select id from free)
      for update skip locked
    ), taken as (
      delete from passage_due where tenant_id = ${tenantId} and item_id in (select item_id from due)
      returning item_id)
    select i.id as "itemId", i.name, i.description, coalesce(d.body, '') as body
    from taken join item i on i.tenant_id = ${tenantId} and i.id = taken.item_id
      left join item_text d on d.tenant_id = i.tenant_id and d.item_id = i.id`.execute(db)
  return rows
}

/** Writes the passages of an item in place of those it had. */
export async function writePassages(
  db: Db,
  tenantId: string,
  itemId: string,
  parts: Part[],
): Promise<void> {
  await sql`select write_passages(${tenantId}::uuid, ${itemId}::uuid, ${storableJson(parts)}::jsonb)`.execute(
    db,
  )
}

/** Leaves the passages of an item as they are until it changes again. */
export async function forgetDue(system: Db, tenantId: string, itemId: string): Promise<void> {
  await sql`delete from passage_due where tenant_id = ${tenantId} and item_id = ${itemId}`.execute(
    system,
  )
}

/** Finds the passages of an item in the order of its text. */
export async function findPassages(
  db: Db,
  { tenantId, itemId }: { tenantId: string; itemId: string },
): Promise<{ place: number; body: string; itemName: string }[]> {
  const { rows } = await sql<{ place: number; body: string; itemName: string }>`
    select p.place, p.body, i.name as "itemName"
    from passage p join item i on i.tenant_id = p.tenant_id and i.id = p.item_id
    where p.tenant_id = ${tenantId} and p.item_id = ${itemId} order by p.place`.execute(db)
  return rows
}
