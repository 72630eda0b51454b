import type { Module } from '../platform/module.ts'
import { partnerRoutes } from './partners/routes.ts'
import { tenantRoutes } from './routes.ts'
import { tenantTasks } from './tasks.ts'

export const tenants: Module = {
  routes: (app) => {
    tenantRoutes(app)
    partnerRoutes(app)
  },
  tasks: ({ services }) => tenantTasks(services),
  cron: { 'publish-statuses': '* * * * *' },
}
