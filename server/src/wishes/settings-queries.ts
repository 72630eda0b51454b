import type { WishSettingsChange } from '@satchel/contract/wishes/settings.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

export type StoredNames = NonNullable<WishSettingsChange['statuses']>

/** Returns what was set, nothing of which may be, with the stored tag of the company's language. */
export function findSettings({ db, actor }: Scope) {
  return db
    .selectFrom('tenant')
    .leftJoin('wishSettings', 'wishSettings.tenantId', 'tenant.id')
    .where('tenant.id', '=', actor.tenantId)
    .select(['wishSettings.version', 'wishSettings.needsApproval', 'tenant.locale'])
    .select(sql<StoredNames | null>`wish_settings.statuses`.as('statuses'))
    .executeTakeFirst()
}

/** Makes sure that there is a row, and locks it until the scope ends. */
export async function lockSettings({ db }: Scope): Promise<void> {
  await sql`insert into wish_settings default values
    on conflict (tenant_id) do update set version = wish_settings.version`.execute(db)
}

export async function updateSettings(
  { db }: Scope,
  { needsApproval, statuses }: { needsApproval: boolean; statuses: object },
): Promise<void> {
  await db
    .updateTable('wishSettings')
    .set({ needsApproval, statuses: JSON.stringify(statuses), version: sql`version + 1` })
    .execute()
}
