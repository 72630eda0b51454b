import type { Module } from '../platform/module.ts'
import { searchRoutes } from './routes.ts'
import { searchTasks } from './tasks.ts'

export const search: Module = {
  routes: searchRoutes,
  tasks: ({ services }) => searchTasks(services),
  cron: {
    'sum-searches': '* * * * *',
    'index-again': '* * * * *',
    'cut-passages': '* * * * *',
    'watch-searches': '*/5 * * * *',
    'forget-searches': '57 3 * * *',
  },
}
