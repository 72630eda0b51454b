import type { Module } from '../platform/module.ts'
import { wishRoutes } from './routes.ts'
import { wishTasks } from './tasks.ts'

export const wishes: Module = {
  routes: wishRoutes,
  tasks: ({ services }) => wishTasks(services),
}
