import type { Limits } from '@satchel/contract/tenants/plans.ts'
import type { AccountStatus } from '@satchel/contract/tenants/tenants.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'

// What other modules keep in the tenant's row.

/** The stored status of an account. */
export interface Standing {
  status: AccountStatus
  plan: string
}

/** Saves the status and plan; `since` is when the status began, now unless given. */
export async function setStanding(
  scope: Scope,
  standing: Standing & { trialEndsAt?: string },
  since?: string,
): Promise<void> {
  const { db, actor } = scope
  const own = db.updateTable('tenant').where('id', '=', actor.tenantId)
  await own.set(standing).execute()
  // Of its own: with a change of the status the trigger would set it to now.
  if (since) await own.set({ statusSince: since }).execute()
  await notePublished(scope)
}

/** Saves whether the plan is one that nobody paid for. */
export async function setUnpaid({ db, actor }: Scope, planUnpaid: boolean): Promise<void> {
  await db
    .updateTable('tenant')
    .set({ planUnpaid })
    .where('id', '=', actor.tenantId)
    .where('planUnpaid', '!=', planUnpaid)
    .execute()
}

/**
 * Takes plans away from all accounts, or gives them back, as the server is configured. A trial that time passed by
 * meanwhile starts again, so that nobody is locked out by the change.
 */
export async function applyPlans(system: Db, planless: boolean, trialDays: number): Promise<void> {
  const newEnd = sql<string>`now() + make_interval(days => ${trialDays})`
  await system
    .updateTable('tenant')
    .set({
      planless,
      ...(!planless && {
        trialEndsAt: sql`case when status = 'trialing' then greatest(trial_ends_at, ${newEnd})
          else trial_ends_at end`,
      }),
    })
    .where('planless', '!=', planless)
    .execute()
}

/** Saves limits in place of the plan's. Whoever sets them vouches for the company. */
export async function setLimits({ db, actor }: Scope, limits: Partial<Limits>): Promise<void> {
  await db
    .updateTable('tenant')
    .set({ limits: JSON.stringify(limits), planUnpaid: false })
    .where('id', '=', actor.tenantId)
    .execute()
}

interface Suspension {
  /** The status before. */
  from: AccountStatus | null
  reason: string | null
  pagesClosed: boolean
}

/** Saves why an account is suspended, beside its status. */
export async function setSuspension(
  { db, actor }: Scope,
  { from, reason, pagesClosed }: Suspension,
): Promise<void> {
  await db
    .updateTable('tenant')
    .set({ suspendedFrom: from, suspendedReason: reason, pagesClosed })
    .where('id', '=', actor.tenantId)
    .execute()
}

/** Lets a company in whatever the rule for signing up is. */
export async function admit({ db, actor }: Scope): Promise<void> {
  await db
    .updateTable('tenant')
    .set({ admittedAt: sql`now()` })
    .where('id', '=', actor.tenantId)
    .execute()
}

/** Finds accounts whose status changed since it was published. */
export async function findUnpublished(system: Db): Promise<string[]> {
  const rows = await system
    .selectFrom('tenant')
    .select('id')
    .where('publishedStatus', '<>', sql<string>`effective_status(tenant)`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Notes the status as published; false if it already is. */
export async function notePublished({ db, actor }: Scope): Promise<boolean> {
  const status = sql<string>`effective_status(tenant)`
  const { numUpdatedRows } = await db
    .updateTable('tenant')
    .set({ publishedStatus: status })
    .where('id', '=', actor.tenantId)
    .where('publishedStatus', '<>', status)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Notes whether emails go out; false if that was known. Those that don't, don't since the first of them failed. */
export async function noteMail({ db, actor }: Scope, goesOut: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tenant')
    .set({ mailFailingSince: goesOut ? null : sql`now()` })
    .where('id', '=', actor.tenantId)
    .where('mailFailingSince', goesOut ? 'is not' : 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Starts closing; false if the account is already being closed. */
export async function startClosing(scope: Scope, days: number): Promise<boolean> {
  const { db, actor } = scope
  const { numUpdatedRows } = await db
    .updateTable('tenant')
    .set({ closesAt: sql`now() + make_interval(days => ${days})` })
    .where('id', '=', actor.tenantId)
    .where('closesAt', 'is', null)
    .executeTakeFirst()
  await notePublished(scope)
  return Number(numUpdatedRows) > 0
}

/** Cancels this closing; false if it was canceled before or has ended. */
export async function endClosing(scope: Scope, closesAt: string): Promise<boolean> {
  const { db, actor } = scope
  const { numUpdatedRows } = await db
    .updateTable('tenant')
    .set({ closesAt: null })
    .where('id', '=', actor.tenantId)
    .where('closesAt', '=', closesAt)
    .where('closesAt', '>', sql<string>`clock_timestamp()`)
    .executeTakeFirst()
  await notePublished(scope)
  return Number(numUpdatedRows) > 0
}

/** Tells whether an account must be deleted, once nobody is about to keep it; from then on nobody can. */
export async function isClosed(system: Db, id: string): Promise<boolean> {
  // Rewrites the row unchanged, so that a concurrent cancellation checks again.
  const { numUpdatedRows } = await system
    .updateTable('tenant')
    .set({ closesAt: sql`closes_at` })
    .where('id', '=', id)
    .where('closesAt', '<=', sql<string>`now()`)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Deletes a tenant in which nobody but this person is, unconfirmed; false if there is somebody else. */
export async function deleteUnconfirmed(db: Db, id: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tenant')
    .where('id', '=', id)
    .where(
      sql<boolean>`not exists (select from member where member.tenant_id = tenant.id
        and (member.id <> ${userId} or member.status <> 'unconfirmed'))`,
    )
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}

/** Sets whether the tenant requires a second factor. */
export async function setSecondFactor(db: Db, id: string, secondFactor: boolean): Promise<void> {
  await db.updateTable('tenant').set({ secondFactor }).where('id', '=', id).execute()
}

/** Returns the next domain's number; the row is held, so they are given one at a time. */
export async function nextDomainVersion({ db, actor }: Scope): Promise<number> {
  const { domainVersion } = await db
    .updateTable('tenant')
    .set({ domainVersion: sql`domain_version + 1` })
    .where('id', '=', actor.tenantId)
    .returning('domainVersion')
    .executeTakeFirstOrThrow()
  return domainVersion
}

/** Moves to the current day and returns it with the last one, once; undefined if another node was faster. */
export async function enterDay({
  db,
}: Scope): Promise<{ last: string; today: string } | undefined> {
  const { rows } = await sql<{ last: string; today: string }>`
    with before as (
      select id, day_told from tenant where id = current_tenant() for update)
    update tenant set day_told = today() from before
    where tenant.id = before.id and before.day_told <> today()
    returning before.day_told as last, tenant.day_told as today`.execute(db)
  return rows[0]
}
