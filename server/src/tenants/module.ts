import type { Module } from '../platform/module.ts'
import { tenantRoutes } from './routes.ts'
import { tenantTasks } from './tasks.ts'

export const tenants: Module = {
  routes: tenantRoutes,
  tasks: ({ services }) => tenantTasks(services),
  cron: { 'publish-statuses': '* * * * *' },
}
