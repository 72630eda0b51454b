import type { Module } from '../platform/module.ts'
import type { Uploads } from '../uploads/service.ts'
import { closingRoutes } from './routes.ts'
import { closingTasks } from './tasks.ts'

export const closing: Module<{ uploads: Uploads }> = {
  routes: closingRoutes,
  tasks: ({ uploads }) => closingTasks(uploads.services, uploads),
  cron: { 'tell-accounts': '*/10 * * * *', 'delete-closed-accounts': '*/5 * * * *' },
}
