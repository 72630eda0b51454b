import type { PartnerCode, PartnerTenant } from '@satchel/contract/tenants/partners.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/database/scope.ts'

/** Newest first. */
export function findCodes({ db }: Scope, id?: string): Promise<PartnerCode[]> {
  let rows = db
    .selectFrom('partnerCode')
    .select(['id', 'code', 'name', 'trialDays', 'withdrawnAt', 'createdAt'])
    .select((eb) =>
      eb
        .selectFrom('partnerTenant')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('partnerTenant.codeId', '=', 'partnerCode.id')
        .as('tenants'),
    )
    .orderBy('id', 'desc')
    .$narrowType<{ tenants: number }>()
  if (id) rows = rows.where('id', '=', id)
  return rows.execute()
}

/** Inserts a code; undefined if it's taken by anyone. */
export async function insertCode(
  { db }: Scope,
  draft: { code: string; name: string; trialDays: number },
): Promise<string | undefined> {
  const row = await db
    .insertInto('partnerCode')
    .values(draft)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function withdrawCode({ db }: Scope, id: string): Promise<string | undefined> {
  const row = await db
    .updateTable('partnerCode')
    .set({ withdrawnAt: sql`coalesce(withdrawn_at, now())` })
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

export async function findTenants(
  { db }: Scope,
  { limit, after }: { limit: number; after: { cameAt: string; id: string } | undefined },
): Promise<PartnerTenant[]> {
  const { rows } = await sql<PartnerTenant>`
    select id, name, status, plan, trial_ends_at, code_name, came_at
    from came_by_partner(${after?.cameAt ?? null}::timestamptz, ${after?.id ?? null}::uuid, ${limit})`.execute(
    db,
  )
  return rows
}

/** Finds a code's partner before there is a tenant; undefined if the partner's account is inactive. */
export function findPartner(system: Db, code: string) {
  return system
    .selectFrom('partnerCode')
    .innerJoin('tenant', 'tenant.id', 'partnerCode.tenantId')
    .select([
      'partnerCode.id as codeId',
      'partnerCode.tenantId',
      'partnerCode.trialDays',
      'tenant.name as partner',
      'tenant.logoUrl',
      'tenant.color',
    ])
    .where('partnerCode.code', '=', code)
    .where('partnerCode.withdrawnAt', 'is', null)
    .where(sql<boolean>`effective_status(tenant) in ('trialing', 'active')`)
    .executeTakeFirst()
}

export async function insertPartnerTenant(
  system: Db,
  row: { tenantId: string; codeId: string; came: string },
): Promise<void> {
  await system.insertInto('partnerTenant').values(row).execute()
}
