import type { Module } from '../platform/module.ts'
import { clientEventRoutes } from './routes.ts'
import { clientEventTasks } from './tasks.ts'

export const clientEvents: Module = {
  routes: clientEventRoutes,
  tasks: ({ services }) => clientEventTasks(services),
  cron: { 'forget-events': '12 3 * * *' },
}
