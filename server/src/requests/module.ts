import type { Module } from '../platform/module.ts'
import type { Uploads } from '../uploads/service.ts'
import { isReadable } from './file-queries.ts'
import { requestRoutes } from './routes.ts'
import { REQUEST_CRON, requestTasks } from './tasks.ts'

export const requests: Module<{ uploads: Uploads }> = {
  routes: (http) => requestRoutes(http),
  tasks: ({ uploads }) => requestTasks(uploads.services, uploads),
  cron: REQUEST_CRON,
  files: ({ database: { system } }) => ({
    request: ({ key, reader: [, memberId] }) => isReadable(system, { key, memberId }),
  }),
}
