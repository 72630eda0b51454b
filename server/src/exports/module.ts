import type { Module } from '../platform/module.ts'
import { isExport } from './file-access-queries.ts'
import { exportRoutes } from './routes.ts'
import { exportTasks } from './service.ts'

export const exports: Module = {
  routes: exportRoutes,
  files: ({ database }) => ({ export: (grant) => isExport(database.system, grant) }),
  tasks: ({ services }) => exportTasks(services),
  cron: { 'remove-old-exports': '52 * * * *' },
}
