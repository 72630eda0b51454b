import type { Module } from '../platform/module.ts'
import { invitationTasks } from './invitation-mail.ts'
import { userRoutes } from './routes.ts'

export const users: Module = {
  routes: userRoutes,
  tasks: ({ services }) => invitationTasks(services),
}
