import type { Locale } from '@satchel/contract/languages.ts'
import type { AccountStatus, Tenant } from '@satchel/contract/tenants/tenants.ts'
import { sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../platform/database/database.ts'
import type { Tenant as TenantRow } from '../platform/database/database-types.ts'
import type { Scope } from '../platform/database/scope.ts'

export interface TenantDraft {
  name: string
  slug: string
  timeZone: string
  locale: Locale
  trialDays: number
  /** True where the server has no plans. */
  planless: boolean
  /** True if nobody vouches for the company, which then has the limits of a trial wherever strangers have them. */
  planUnpaid?: boolean
}

/** Returns the id of the new tenant; undefined if its slug is taken. */
export async function insertTenant(db: Db, tenant: TenantDraft): Promise<string | undefined> {
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
  const { id, name, slug, plan, timeZone, locale, website, logoUrl, color } = row
  const { embedOrigins, createdAt, versions } = row
  const { imprintUrl, privacyUrl, termsUrl, accessibilityUrl, controller, legalGround } = row
  return {
    id,
    name,
    slug,
    accountStatus: {
      status: row.effectiveStatus,
      trialEndsAt: row.planless ? null : row.trialEndsAt,
      paymentDueBy: row.paymentDueBy,
      readableUntil: row.readableUntil,
      closesAt: row.closesAt,
      suspension:
        row.status === 'suspended'
          ? { reason: row.suspendedReason, pagesClosed: row.pagesClosed }
          : null,
    },
    plan,
    timeZone,
    locale,
    website,
    embedOrigins,
    imprintUrl,
    privacyUrl,
    termsUrl,
    accessibilityUrl,
    controller,
    legalGround,
    branding: { logoUrl, color },
    customShortDomain: {
      version: row.domainVersion,
      versions: versions as Tenant['customShortDomain']['versions'],
    },
    emailsFailingSince: row.mailFailingSince,
    createdAt,
  }
}

export async function updateTenant({ db, actor }: Scope, change: Updateable<TenantRow>) {
  await db.updateTable('tenant').set(change).where('id', '=', actor.tenantId).execute()
}

export async function lockLogo({ db, actor }: Scope): Promise<string | null> {
  const { logoKey } = await db
    .selectFrom('tenant')
    .select('logoKey')
    .where('id', '=', actor.tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return logoKey
}

/** Finds the key of the logo; undefined if none is stored here. */
export async function findLogo(system: Db, tenantId: string): Promise<string | undefined> {
  const row = await system
    .selectFrom('tenant')
    .select('logoKey')
    .where(sql<boolean>`id::text = ${tenantId.toLowerCase()}`)
    .executeTakeFirst()
  return row?.logoKey ?? undefined
}
