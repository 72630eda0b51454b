import type { AccountStatus, ProfileAttribute, Tenant } from '@satchel/contract/tenants.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

export async function insertTenant(
  db: Db,
  tenant: { name: string; slug: string; timeZone: string; trialDays: number },
) {
  const { trialDays, ...values } = tenant
  const row = await db
    .insertInto('tenant')
    .values({ ...values, trialEndsAt: sql`now() + make_interval(days => ${trialDays})` })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function findTenant({ db, actor }: Scope): Promise<Tenant> {
  const row = await db
    .selectFrom('tenant')
    .selectAll()
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('domain')
          .select(['domain.version', 'domain.domain', 'domain.status'])
          .whereRef('domain.tenantId', '=', 'tenant.id')
          .orderBy('domain.version', 'desc'),
      ).as('versions'),
    )
    .select([
      sql<AccountStatus>`effective_status(tenant)`.as('effectiveStatus'),
      sql<string | null>`payment_due_by(tenant)`.as('paymentDueBy'),
      sql<string | null>`readable_until(tenant)`.as('readableUntil'),
    ])
    .where('tenant.id', '=', actor.tenantId)
    .executeTakeFirstOrThrow()
  const { id, name, slug, plan, timeZone, website, logoUrl, color, createdAt, versions } = row
  return {
    id,
    name,
    slug,
    accountStatus: {
      status: row.effectiveStatus,
      trialEndsAt: row.trialEndsAt,
      paymentDueBy: row.paymentDueBy,
      readableUntil: row.readableUntil,
      closesAt: row.closesAt,
    },
    plan,
    timeZone,
    website,
    branding: { logoUrl, color },
    customShortDomain: {
      version: row.domainVersion,
      versions: versions as Tenant['customShortDomain']['versions'],
    },
    createdAt,
  }
}

export async function updateProfile(
  { db, actor }: Scope,
  attribute: ProfileAttribute,
  value: string | null,
) {
  await db
    .updateTable('tenant')
    .set({ [attribute]: value })
    .where('id', '=', actor.tenantId)
    .execute()
}
