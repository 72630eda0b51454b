import type { Module } from '../platform/module.ts'
import { relayNotifications } from './relay.ts'
import { inboxRoutes } from './routes.ts'
import { inboxTasks } from './send.ts'

export const inbox: Module = {
  routes: inboxRoutes,
  tasks: ({ services }) => inboxTasks(services),
  cron: {
    'mail-notifications': '* * * * *',
    'mail-notification-digests': '*/15 * * * *',
    'forget-notifications': '37 3 * * *',
  },
  relays: relayNotifications,
}
