import type { Module } from '../platform/module.ts'
import { dayTasks } from './days.ts'
import { isReadable } from './file-access-queries.ts'
import { purgeTasks } from './purge.ts'
import { readingTasks } from './reading/tasks.ts'
import { itemRoutes } from './routes.ts'

export const items: Module = {
  routes: itemRoutes,
  files: ({ database: { system } }) => ({
    member: (grant) => isReadable(system, grant),
    bin: (grant) => isReadable(system, grant),
  }),
  tasks: ({ services }) => ({
    ...purgeTasks(services),
    ...dayTasks(services),
    ...readingTasks(services),
  }),
  cron: {
    'empty-bin': '37 2 * * *',
    'reach-days': '*/15 * * * *',
    'tell-expiring': '47 * * * *',
    'check-pages': '57 * * * *',
  },
}
