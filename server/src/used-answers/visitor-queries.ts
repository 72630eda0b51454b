import type { VisitorOutdated } from '@satchel/contract/visits/visitor.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

const OUTDATED_MAX = 5

/** Condition that visitors of a link read of an answer that doesn't hold any more. */
export const IS_OUTDATED = sql<boolean>`exists (select from used_answer used
  where used.tenant_id = link.tenant_id and used.link_id = link.id and used.tells_visitors
    and used.state = 'changed')`

/** Finds what visitors of a link are to read about answers they were sent, the latest first. */
export async function findOutdated(
  system: Db,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<VisitorOutdated[]> {
  const { rows } = await sql<VisitorOutdated>`
    select text, new_text as "newText", used_at as "usedAt" from used_answer
    where tenant_id = ${tenantId} and link_id = ${id} and tells_visitors and state = 'changed'
    order by id desc limit ${sql.lit(OUTDATED_MAX)}`.execute(system)
  return rows
}
