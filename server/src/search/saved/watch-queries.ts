import type { SearchForm } from '@satchel/contract/search/search.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/database/scope.ts'

export interface Watched {
  tenantId: string
  id: string
  memberId: string
  name: string
  role: string
}

/** The delay that late indexing may have: what was indexed late counts as this much younger. */
const LATE = sql`interval '10 minutes'`
/** The time after which a search is looked at without any event: days pass, and counts change. */
const REST = sql`interval '6 hours'`

/** Finds watched searches, of all tenants, that may find something new. */
export async function findDue(system: Db): Promise<Watched[]> {
  const { rows } = await sql<Watched>`
    select saved.tenant_id as "tenantId", saved.id, member.id as "memberId", member.name, member.role
    from saved_search as saved
      join member on member.tenant_id = saved.tenant_id and member.id = saved.member_id
      join tenant on tenant.id = saved.tenant_id
    where saved.notify <> 'none' and member.status = 'active'
      and effective_status(tenant) in ('active', 'trialing')
      and (saved.watched_at is null or saved.watched_at < now() - ${REST} or exists (
        select from event where event.tenant_id = saved.tenant_id
          and event.id > id_at(saved.watched_at - ${LATE}) and event.item_type is distinct from 'COLLECTION'))
    order by saved.watched_at nulls first`.execute(system)
  return rows
}

/** Takes a watched search until the scope ends; undefined if another node has it, or it's no longer watched. */
export async function take({ db }: Scope, id: string) {
  const row = await db
    .selectFrom('savedSearch')
    .select(['name', 'form', 'notify', 'watchedAt'])
    .where('id', '=', id)
    .where('notify', '<>', 'none')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row as (typeof row & { form: SearchForm }) | undefined
}

/** Notes what a search finds, and returns what it hadn't found before and is someone else's. */
export async function note(
  { db }: Scope,
  searchId: string,
  memberId: string,
  itemIds: string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with noted as (
      insert into saved_search_hit (search_id, item_id)
      select ${searchId}, id from unnest(${itemIds}::uuid[]) as id
      on conflict do nothing returning item_id
    )
    select item.id from noted join item on item.id = noted.item_id
    where item.owner_id <> ${memberId}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function markWatched({ db }: Scope, id: string): Promise<void> {
  await db.updateTable('savedSearch').set({ watchedAt: sql`now()` }).where('id', '=', id).execute()
}

export async function forgetHits({ db }: Scope, searchId: string): Promise<void> {
  await db.deleteFrom('savedSearchHit').where('searchId', '=', searchId).execute()
}
