import type { UploadBatch } from '@satchel/contract/uploads.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'

/** Locks a batch until the scope ends: uploads finish and the batch changes one after the other. */
export async function lockBatch(scope: Scope, importId: string): Promise<void> {
  const name = `${scope.actor.tenantId} ${personOf(scope)} ${importId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(scope.db)
}

/** Finds a batch with its values and tags that still exist. */
export function findBatch(scope: Scope, importId: string) {
  return scope.db
    .selectFrom('uploadBatch')
    .select(['collectionId', 'setsCollection'])
    .select([
      sql<{ id: string; category: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', v.id, 'category', v.category) order by v.position)
        from category_value v where v.id = any(upload_batch.value_ids)), '[]')`.as('values'),
      sql<UploadBatch['tags']>`coalesce((
        select jsonb_agg(jsonb_build_object('key', t.key, 'label', t.label) order by t.key)
        from tag t where t.key = any(upload_batch.tag_keys)), '[]')`.as('tags'),
    ])
    .where('memberId', '=', personOf(scope))
    .where('importId', '=', importId)
    .executeTakeFirst()
}

interface BatchDraft {
  importId: string
  valueIds: string[]
  tagKeys: string[]
  collectionId?: string | null
  setsCollection?: boolean
}

export async function putBatch(scope: Scope, { importId, ...draft }: BatchDraft): Promise<void> {
  await scope.db
    .insertInto('uploadBatch')
    .values({ ...draft, importId, memberId: personOf(scope) })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'memberId', 'importId'])
        .doUpdateSet({ ...draft, updatedAt: sql`now()` }),
    )
    .execute()
  if (draft.collectionId === undefined) return
  await scope.db
    .updateTable('upload')
    .set({ collectionId: draft.collectionId })
    .where('memberId', '=', personOf(scope))
    .where('importId', '=', importId)
    .execute()
}

/** Returns the collection where a batch's files were started. */
export async function findTarget(scope: Scope, importId: string): Promise<string | null> {
  const upload = await scope.db
    .selectFrom('upload')
    .select('collectionId')
    .where('memberId', '=', personOf(scope))
    .where('importId', '=', importId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return upload?.collectionId ?? null
}

/** Finds the files of a batch that became items. */
export function findFinished(scope: Scope, importId: string) {
  return scope.db
    .selectFrom('upload')
    .select(['itemId', 'collectionId'])
    .where('memberId', '=', personOf(scope))
    .where('importId', '=', importId)
    .where('itemId', 'is not', null)
    .where('replaces', 'is', null)
    .orderBy('id')
    .execute()
}
export type Finished = Awaited<ReturnType<typeof findFinished>>[number]

/** An upload lives for a day, and with it what was said of its batch. */
export async function deleteOldBatches(system: Db): Promise<void> {
  await system
    .deleteFrom('uploadBatch')
    .where('updatedAt', '<', sql<string>`now() - interval '7 days'`)
    .execute()
}
