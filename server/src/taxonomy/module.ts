import type { Module } from '../platform/module.ts'
import { taxonomyTasks } from './removals.ts'
import { taxonomyRoutes } from './routes.ts'

export const taxonomy: Module = {
  routes: taxonomyRoutes,
  tasks: ({ services }) => taxonomyTasks(services),
  cron: { 'forget-removals': '47 3 * * *' },
}
