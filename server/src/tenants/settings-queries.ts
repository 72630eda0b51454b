import type { Category, SettingsChange } from '@satchel/contract/taxonomy.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

/** Locks the settings until the scope ends, so that their version can't change. */
export async function lockSettings({ db, actor }: Scope): Promise<number> {
  const { settingsVersion } = await db
    .selectFrom('tenant')
    .select('settingsVersion')
    .where('id', '=', actor.tenantId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return settingsVersion
}

export interface Requirement {
  category: Category
  required: boolean
}

/** Requires a value of a category for new items, or no longer does. */
export async function requireCategory(
  { db, actor }: Scope,
  { category, required }: Requirement,
): Promise<void> {
  await db
    .updateTable('tenant')
    .set({
      requiredCategories: required
        ? sql`array_append(array_remove(required_categories, ${category}), ${category})`
        : sql`array_remove(required_categories, ${category})`,
    })
    .where('id', '=', actor.tenantId)
    .execute()
}

export function findDefaults({ db, actor }: Scope) {
  return db
    .selectFrom('tenant')
    .select([
      'settingsVersion',
      'requiredCategories',
      'sharing',
      'notifications',
      'activityKeptMonths',
      'agreementYears',
      'ocrLanguages',
    ])
    .where('id', '=', actor.tenantId)
    .executeTakeFirstOrThrow()
}

export type Defaults = Pick<
  SettingsChange,
  | 'requiredCategories'
  | 'sharing'
  | 'notifications'
  | 'activity'
  | 'agreementYears'
  | 'ocrLanguages'
>

/** Changes the defaults that are given, and increments the version of the settings. */
export async function updateDefaults({ db, actor }: Scope, defaults: Defaults): Promise<void> {
  const { requiredCategories, sharing, notifications, activity, agreementYears, ocrLanguages } =
    defaults
  await db
    .updateTable('tenant')
    .set({
      settingsVersion: sql`settings_version + 1`,
      ...(requiredCategories && { requiredCategories }),
      ...(agreementYears !== undefined && { agreementYears }),
      ...(ocrLanguages && { ocrLanguages }),
      ...(activity?.keptMonths !== undefined && { activityKeptMonths: activity.keptMonths }),
      ...(sharing && { sharing: sql`sharing || ${JSON.stringify(sharing)}::jsonb` }),
      ...(notifications && {
        notifications: sql`notifications || ${JSON.stringify(notifications)}::jsonb`,
      }),
    })
    .where('id', '=', actor.tenantId)
    .execute()
}
