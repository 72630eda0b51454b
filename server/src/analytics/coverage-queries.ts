import type { CoverageCell, CoverageReport } from '@satchel/contract/analytics/reports.ts'
import type { Category } from '@satchel/contract/taxonomy.ts'
import { sql } from 'kysely'
import * as items from '../items/service.ts'
import { createdIn } from '../platform/database/day-queries.ts'
import type { Scope } from '../platform/database/scope.ts'
import { linkSums } from './piece-queries.ts'

export async function findAxis({ db }: Scope, category: Category): Promise<CoverageReport['rows']> {
  return db
    .selectFrom('categoryValue')
    .select(['id', 'label', 'color'])
    .where('category', '=', category)
    .where('archived', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

interface CoverageQuery {
  rowsBy: Category
  columnsBy: Category
  from: string
  to: string
}

/** Counts the items the caller can see by two categories, and those of them that were viewed or shared. */
export async function findCells(
  scope: Scope,
  { rowsBy, columnsBy, from, to }: CoverageQuery,
): Promise<CoverageCell[]> {
  const { db } = scope
  const seen = db.selectFrom('item').select('id').where(items.visibleTo(scope))
  const valued = (category: Category) => sql`(select item_id, value_id from item_category
    join category_value as value on value.id = value_id
    where category = ${category} and not archived)`
  const { rows } = await sql<CoverageCell>`
    with seen as materialized (${seen}),
    viewed as (
      select item_id, sum(views)::int as views
      from ${linkSums([{ from, to }])} as summed join link on link.id = link_id
      where item_type = 'ITEM' group by item_id
    ), made as (
      select item_id, count(*) as links from link
      where item_type = 'ITEM' and not is_own and ${createdIn(sql`id`, { from, to })} group by item_id
    )
    select r.value_id as row, c.value_id as column, count(*)::int as items,
      (count(*) filter (where views > 0 or links > 0))::int as used,
      coalesce(sum(links), 0)::int as links, coalesce(sum(views), 0)::int as views
    from seen left join ${valued(rowsBy)} as r on r.item_id = seen.id
      left join ${valued(columnsBy)} as c on c.item_id = seen.id
      left join viewed on viewed.item_id = seen.id left join made on made.item_id = seen.id
    group by 1, 2`.execute(db)
  return rows
}
