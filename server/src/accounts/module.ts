import type { Module } from '../platform/module.ts'
import { accountRoutes } from './routes.ts'
import type { Accounts } from './service.ts'
import { accountTasks } from './tasks.ts'

export const accounts: Module<{ accounts: Accounts }> = {
  routes: (http, { accounts }) => accountRoutes(http, accounts),
  tasks: ({ accounts }) => accountTasks(accounts),
  cron: { 'remove-stale': '17 * * * *', 'end-sessions': '* * * * *' },
}
