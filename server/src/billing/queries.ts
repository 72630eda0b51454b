import type { AccountStatus } from '@satchel/contract/tenants/tenants.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Invoice, Subscription } from '../platform/database/database-types.ts'
import type { Scope } from '../platform/database/scope.ts'

export function findSubscription({ db }: Scope) {
  return db.selectFrom('subscription').selectAll().executeTakeFirst()
}

/** Locks the subscription until the scope ends. */
export function lockSubscription({ db }: Scope) {
  return db.selectFrom('subscription').selectAll().forUpdate().executeTakeFirst()
}

/** Two that begin at once have the same customer: Stripe made it once. */
export async function saveCustomer({ db }: Scope, customerId: string): Promise<void> {
  await db
    .insertInto('subscription')
    .values({ customerId })
    .onConflict((conflict) => conflict.column('tenantId').doNothing())
    .execute()
}

export async function updateSubscription(
  { db }: Scope,
  values: Updateable<Subscription>,
): Promise<void> {
  await db.updateTable('subscription').set(values).execute()
}

export type InvoiceRow = Omit<Insertable<Invoice>, 'tenantId'>

export async function upsertInvoices({ db }: Scope, rows: InvoiceRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('invoice')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'id']).doUpdateSet((eb) => ({
        number: eb.ref('excluded.number'),
        status: eb.ref('excluded.status'),
        amount: eb.ref('excluded.amount'),
        pageUrl: eb.ref('excluded.pageUrl'),
        pdfUrl: eb.ref('excluded.pdfUrl'),
      })),
    )
    .execute()
}

export function findInvoices(
  { db }: Scope,
  { limit, after }: { limit: number; after?: { createdAt: string; id: string } },
) {
  return db
    .selectFrom('invoice')
    .select(['id', 'number', 'status', 'amount', 'currency', 'createdAt', 'pageUrl', 'pdfUrl'])
    .$if(after !== undefined, (page) =>
      page.where(sql<boolean>`(created_at, id) < (${after?.createdAt}::timestamptz, ${after?.id})`),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Locks the account's status until the scope ends. */
export function lockAccount({ db, actor }: Scope) {
  return db
    .selectFrom('tenant')
    .select(['plan', 'status'])
    .where('id', '=', actor.tenantId)
    .forUpdate()
    .$narrowType<{ status: AccountStatus }>()
    .executeTakeFirstOrThrow()
}

export async function findEmail({ db }: Scope, memberId: string): Promise<string> {
  const member = db.selectFrom('member').select('email').where('id', '=', memberId)
  return (await member.executeTakeFirstOrThrow()).email
}

export async function countDomains({ db }: Scope): Promise<number> {
  const { count } = await db
    .selectFrom('domain')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Saves an event's id; false if it arrived before. */
export async function saveEvent(system: Db, id: string, type: string): Promise<boolean> {
  const row = await system
    .insertInto('billing.stripeEvent')
    .values({ id, type })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findTenantOf(system: Db, customerId: string): Promise<string | undefined> {
  const row = await system
    .selectFrom('subscription')
    .select('tenantId')
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  return row?.tenantId
}

export async function findCustomerOf(system: Db, tenantId: string): Promise<string | undefined> {
  const row = await system
    .selectFrom('subscription')
    .select('customerId')
    .where('tenantId', '=', tenantId)
    .executeTakeFirst()
  return row?.customerId
}

/** Finds customers that pay or could start to. */
export async function findCustomers(system: Db): Promise<string[]> {
  const rows = await system
    .selectFrom('subscription')
    .select('tenantId')
    .where((eb) => eb.or([eb('status', 'is', null), eb('status', '!=', 'canceled')]))
    .execute()
  return rows.map(({ tenantId }) => tenantId)
}

export async function forgetEvents(system: Db): Promise<void> {
  await system
    .deleteFrom('billing.stripeEvent')
    .where('receivedAt', '<', sql<string>`now() - interval '30 days'`)
    .execute()
}
