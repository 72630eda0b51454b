import type { Module } from '../platform/module.ts'
import { integrationRoutes } from './routes.ts'
import { integrationTasks } from './tasks.ts'

export const integrations: Module = {
  routes: integrationRoutes,
  tasks: ({ services }) => integrationTasks(services),
  cron: { 'send-webhook-digests': '*/10 * * * *', 'forget-deliveries': '32 3 * * *' },
}
