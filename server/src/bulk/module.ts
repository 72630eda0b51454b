import type { Module } from '../platform/module.ts'
import { bulkTask } from './job.ts'
import { relayBulkJobs } from './relay.ts'
import { bulkRoutes } from './routes.ts'
import { forgetChanges } from './service.ts'

export const bulk: Module = {
  routes: bulkRoutes,
  tasks: ({ services }) => ({
    'change-items': bulkTask(services),
    'forget-bulk-changes': () => forgetChanges(services),
  }),
  cron: { 'forget-bulk-changes': '*/10 * * * *' },
  relays: relayBulkJobs,
}
