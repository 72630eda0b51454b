import type { Module } from '../platform/module.ts'
import { crmRoutes } from './routes.ts'
import { crmTasks } from './tasks.ts'

export const crm: Module = {
  routes: crmRoutes,
  tasks: ({ services }) => crmTasks(services),
  cron: { 'forget-crm': '42 * * * *' },
}
