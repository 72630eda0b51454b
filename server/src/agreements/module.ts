import type { Module } from '../platform/module.ts'
import { agreementRoutes } from './routes.ts'
import { AGREEMENT_CRON, agreementTasks } from './tasks.ts'

export const agreements: Module = {
  routes: agreementRoutes,
  tasks: ({ services }) => agreementTasks(services),
  cron: AGREEMENT_CRON,
}
