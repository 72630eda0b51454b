import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { writeIfAble } from '../../platform/database/optional-write.ts'
import { personOf, type Scope } from '../../platform/database/scope.ts'
import { PROGRAM_OWES_FACTOR } from '../factors/queries.ts'
import { selectAccounts } from '../queries.ts'

interface Which {
  memberId?: string
  id?: string
}

export function findApps({ db }: Scope, { memberId, id }: Which) {
  let rows = db
    .selectFrom('connectedApp as app')
    .innerJoin('member', 'member.id', 'app.memberId')
    .select(['app.id', 'app.name', 'app.host', 'app.scopes', 'app.createdAt', 'app.lastUsedAt'])
    .select(['member.id as memberId', 'member.name as memberName'])
    .orderBy('app.id', 'desc')
  if (memberId) rows = rows.where('app.memberId', '=', memberId)
  if (id) rows = rows.where('app.id', '=', id)
  return rows.execute()
}

interface Draft {
  clientId: string
  name: string
  host: string
  scopes: string[]
}

/** Inserts the access that a person gives an app, in place of an earlier one, whose id is returned too. */
export async function insertApp(scope: Scope, draft: Draft) {
  const { db } = scope
  const memberId = personOf(scope)
  const earlier = await db
    .selectFrom('connectedApp')
    .select('id')
    .where('memberId', '=', memberId)
    .where('clientId', '=', draft.clientId)
    .forUpdate()
    .executeTakeFirst()
  if (earlier) {
    // Its webhooks go on under the new id; its tokens don't.
    const { id } = await db
      .updateTable('connectedApp')
      .set({ ...draft, id: sql`new_id()`, createdAt: sql`now()`, lastUsedAt: null })
      .where('id', '=', earlier.id)
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, replaced: earlier.id }
  }
  const { id } = await db
    .insertInto('connectedApp')
    .values({ ...draft, memberId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, replaced: undefined }
}

export function deleteApp({ db }: Scope, id: string) {
  return db.deleteFrom('connectedApp').where('id', '=', id).returning(['name']).executeTakeFirst()
}

/** Deletes the access of all apps that act for a person. */
export async function deleteAppsOf(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('connectedApp').where('memberId', '=', memberId).execute()
}

/** Tells whether a person may still sign in and, where there is one, still allows an app. */
export async function isAllowed(
  system: Db,
  memberId: string,
  grantId: string | undefined,
): Promise<boolean> {
  let people = system
    .selectFrom('member')
    .select('member.id')
    .where('member.id', '=', memberId)
    .where('member.status', '=', 'active')
  if (grantId)
    people = people
      .innerJoin('connectedApp as app', (join) =>
        join
          .onRef('app.tenantId', '=', 'member.tenantId')
          .onRef('app.memberId', '=', 'member.id')
          .on('app.id', '=', grantId),
      )
      .select('member.id')
  return (await people.executeTakeFirst()) !== undefined
}

/** Finds the person for whom an access token was made and what it may; undefined for an unknown or ended one. */
export function findTokenAccount(system: Db, hash: Buffer) {
  return selectAccounts(system)
    .innerJoin('auth.oauthArtifact as token', 'token.memberId', 'member.id')
    .innerJoin('connectedApp as app', (join) =>
      join
        .onRef('app.tenantId', '=', 'member.tenantId')
        .onRef('app.memberId', '=', 'member.id')
        .onRef('app.id', '=', 'token.grantId'),
    )
    .select(['app.id as appId', 'app.name as appName', 'token.expiresAt'])
    .select(sql<string>`coalesce(token.payload ->> 'scope', '')`.as('scope'))
    .select(PROGRAM_OWES_FACTOR.as('owesSecondFactor'))
    .select(
      sql<boolean>`app.last_used_at is null or app.last_used_at < now() - interval '1 minute'`.as(
        'isUnseen',
      ),
    )
    .where('token.model', '=', 'AccessToken')
    .where('token.hash', '=', hash)
    .where('token.expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
}

export async function touchApp(system: Db, id: string): Promise<void> {
  const lastUsedAt = sql<string>`now()`
  await writeIfAble(
    system.updateTable('connectedApp').set({ lastUsedAt }).where('id', '=', id).execute(),
  )
}
