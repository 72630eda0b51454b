import type { Db } from '../src/platform/database/database.ts'

/** Updates the newest visit of a link as its page would. */
export async function updateNewestVisit(
  system: Db,
  linkId: string,
  columns: Record<string, unknown>,
): Promise<void> {
  const newest = await system
    .selectFrom('visit')
    .select('id')
    .where('linkId', '=', linkId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await system.updateTable('visit').set(columns).where('id', '=', newest.id).execute()
}
