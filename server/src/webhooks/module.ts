import type { Module } from '../platform/module.ts'
import { webhookRoutes } from './routes.ts'
import { webhookTasks } from './tasks.ts'

export const webhooks: Module = {
  routes: webhookRoutes,
  tasks: ({ services }) => webhookTasks(services),
  cron: {
    'send-webhook-digests': '*/10 * * * *',
    'forget-deliveries': '32 3 * * *',
  },
}
