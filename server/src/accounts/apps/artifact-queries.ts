import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

export async function saveClient(system: Db, id: string, metadata: Buffer): Promise<void> {
  await system
    .insertInto('auth.oauthClient')
    .values({ id, metadata })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ metadata }))
    .execute()
}

export async function findClient(system: Db, id: string): Promise<Buffer | undefined> {
  const client = await system
    .selectFrom('auth.oauthClient')
    .select('metadata')
    .where('id', '=', id)
    .executeTakeFirst()
  return client?.metadata
}

export async function deleteClient(system: Db, id: string): Promise<void> {
  await system.deleteFrom('auth.oauthClient').where('id', '=', id).execute()
}

/** Names of a row. */
interface Key {
  model: string
  hash: Buffer
}

interface Artifact extends Key {
  /** JSON without the id that its holder shows. */
  payload: string
  grantId: string | null
  memberId: string | null
}

/** Saves what the library made for a number of seconds. */
export async function saveArtifact(system: Db, row: Artifact, seconds: number): Promise<void> {
  const expiresAt = sql<string>`now() + make_interval(secs => ${seconds})`
  await system
    .insertInto('auth.oauthArtifact')
    .values({ ...row, expiresAt })
    .onConflict((conflict) =>
      conflict
        .columns(['model', 'hash'])
        .doUpdateSet({ payload: row.payload, memberId: row.memberId, expiresAt }),
    )
    .execute()
}

export async function findArtifact(system: Db, { model, hash }: Key) {
  const found = await system
    .selectFrom('auth.oauthArtifact')
    .select('payload')
    .where('model', '=', model)
    .where('hash', '=', hash)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
  return found?.payload as Record<string, unknown> | undefined
}

/**
 * Marks a code or token as used, and tells whether it wasn't: of two that use it at the same instant, one is told so.
 * A use of so many seconds ago doesn't count where `again` says so.
 */
export async function consumeArtifact(
  system: Db,
  { model, hash }: Key,
  again = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const now = Math.floor(Date.now() / 1_000)
  const latest = Number.isFinite(again) ? now - again : 0
  const marked = await system
    .updateTable('auth.oauthArtifact')
    .set({ payload: sql`payload || jsonb_build_object('consumed', ${now}::int)` })
    .where('model', '=', model)
    .where('hash', '=', hash)
    .where(sql<boolean>`coalesce((payload ->> 'consumed')::int, 0) <= ${latest}`)
    .returning('model')
    .executeTakeFirst()
  return marked !== undefined
}

export async function deleteArtifact(system: Db, { model, hash }: Key): Promise<void> {
  await system
    .deleteFrom('auth.oauthArtifact')
    .where('model', '=', model)
    .where('hash', '=', hash)
    .execute()
}

/** Deletes every code and token of an app's access. */
export async function deleteGrant(system: Db, grantId: string): Promise<void> {
  await system.deleteFrom('auth.oauthArtifact').where('grantId', '=', grantId).execute()
}

/** Deletes what has ended, and apps that registered and that nobody has connected for some time. */
export async function deleteEnded(system: Db): Promise<void> {
  await sql`delete from auth.oauth_artifact where expires_at < now()`.execute(system)
  await sql`delete from auth.oauth_client as client
    where registered_at < now() - interval '7 days'
      and not exists (select from connected_app where client_id = client.id)`.execute(system)
}
