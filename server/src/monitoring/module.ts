import type { Module } from '../platform/module.ts'
import { monitoringRoutes } from './routes.ts'
import { monitoringTasks } from './tasks.ts'

export const monitoring: Module = {
  routes: monitoringRoutes,
  tasks: ({ services }) => monitoringTasks(services),
  cron: { 'forget-errors': '7 3 * * *' },
}
