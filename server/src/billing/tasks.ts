import { network, type Tasks } from '../platform/jobs/jobs.ts'
import { followClosing, forgetCustomer } from './cancellation.ts'
import * as query from './queries.ts'
import type { Payments } from './stripe.ts'
import { enqueueSync, sync } from './sync.ts'

export function billingTasks(payments: Payments): Tasks {
  const { system } = payments.services.database
  return {
    'sync-billing': network((payload) =>
      sync(payments, (payload as { tenantId: string }).tenantId),
    ),
    'forget-customer': network((payload) =>
      forgetCustomer(payments, (payload as { customerId: string }).customerId),
    ),
    'follow-closing': network((payload) =>
      followClosing(payments, (payload as { tenantId: string }).tenantId),
    ),
    /** Runs daily to catch up on events that never arrived. */
    'sync-all-billing': async () => {
      await query.forgetEvents(system)
      if (!payments.stripe) return
      for (const tenantId of await query.findCustomers(system)) await enqueueSync(system, tenantId)
    },
  }
}
