import type { Module } from '../platform/module.ts'
import { billingRoutes } from './routes.ts'
import type { Payments } from './stripe.ts'
import { billingTasks } from './tasks.ts'

export const billing: Module<{ payments: Payments }> = {
  routes: (http, { payments }) => billingRoutes(http, payments),
  tasks: ({ payments }) => billingTasks(payments),
  cron: { 'sync-all-billing': '7 4 * * *' },
}
