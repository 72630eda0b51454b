import type { Module } from '../platform/module.ts'
import { crmRoutes } from './crm/routes.ts'
import { integrationRoutes } from './routes.ts'
import { integrationTasks } from './tasks.ts'

export const integrations: Module = {
  routes: (app) => {
    integrationRoutes(app)
    crmRoutes(app)
  },
  tasks: ({ services }) => integrationTasks(services),
  cron: {
    'send-webhook-digests': '*/10 * * * *',
    'forget-deliveries': '32 3 * * *',
    'forget-crm': '42 * * * *',
  },
}
