import type { Module } from '../platform/module.ts'
import type { Uploads } from '../uploads/service.ts'
import { accountDeletionRoutes } from './routes.ts'
import { accountDeletionTasks } from './tasks.ts'

export const accountDeletion: Module<{ uploads: Uploads }> = {
  routes: accountDeletionRoutes,
  tasks: ({ uploads }) => accountDeletionTasks(uploads.services, uploads),
  cron: { 'tell-accounts': '*/10 * * * *', 'delete-closed-accounts': '*/5 * * * *' },
}
