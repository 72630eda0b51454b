import type { Module } from '../platform/module.ts'
import { analyticsRoutes } from './routes.ts'
import { analyticsTasks } from './tasks.ts'

export const analytics: Module = {
  routes: analyticsRoutes,
  tasks: ({ services }) => analyticsTasks(services),
  cron: { 'mail-reports': '*/15 * * * *' },
}
