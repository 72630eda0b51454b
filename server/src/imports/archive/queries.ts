import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/database/scope.ts'

/** Returns the position after a collection's last item. */
export async function findEnd({ db }: Scope, collectionId: string): Promise<number> {
  const { end } = await db
    .selectFrom('collectionItem')
    .select(sql<number>`coalesce(max(position) + 1, 0)::int`.as('end'))
    .where('collectionId', '=', collectionId)
    .executeTakeFirstOrThrow()
  return end
}

/** Takes archives and CSVs of all tenants that are no longer needed. They stay recorded until their files are deleted. */
export async function takeOldFiles(system: Db) {
  await system
    .updateTable('import')
    .set({ facts: sql`facts - 'archiveKey' - 'hasFile' || '{"oldArchive": true}'` })
    .where(sql<boolean>`facts ?| array['archiveKey', 'hasFile']`)
    .where((eb) =>
      eb.or([
        eb('finishedAt', '<', sql<string>`now() - interval '7 days'`),
        // Its rows have all that a run needs.
        eb.and([eb('source', 'in', ['csv', 'links']), eb('status', '<>', 'draft')]),
        // There is nothing to retry.
        eb.and([eb('status', '=', 'completed'), eb('failed', '=', 0)]),
        eb.and([
          eb('status', '=', 'draft'),
          eb('createdAt', '<', sql<string>`now() - interval '1 day'`),
        ]),
      ]),
    )
    .execute()
  return system
    .selectFrom('import')
    .select(['id', 'tenantId'])
    .where(sql<boolean>`facts ? 'oldArchive'`)
    .execute()
}

export async function forgetFile(system: Db, id: string): Promise<void> {
  await system
    .updateTable('import')
    .set({ facts: sql`facts - 'oldArchive'` })
    .where('id', '=', id)
    .execute()
}

export async function deleteAllRows({ db }: Scope, importId: string): Promise<void> {
  await db.deleteFrom('importRow').where('importId', '=', importId).execute()
}
