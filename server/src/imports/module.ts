import type { Module } from '../platform/module.ts'
import { relayPlans } from './relay.ts'
import { importRoutes } from './routes.ts'
import { importTasks } from './tasks.ts'

export const imports: Module = {
  routes: importRoutes,
  relays: relayPlans,
  tasks: ({ services }) => importTasks(services),
  cron: { 'remove-old-imports': '47 * * * *' },
}
