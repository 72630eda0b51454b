import type { Db } from '../database/database.ts'

/** Returns since when emails of how many tenants haven't gone out; null if all do. */
export async function failingMails(system: Db): Promise<{ tenants: number; since: string | null }> {
  return system
    .selectFrom('tenant')
    .select((eb) => [
      eb.fn.count<number>('id').as('tenants'),
      eb.fn.min<string | null>('mailFailingSince').as('since'),
    ])
    .where('mailFailingSince', 'is not', null)
    .executeTakeFirstOrThrow()
}
