import type { Module } from '../platform/module.ts'
import { inboundRoute, questionRoutes } from './routes.ts'

export const questions: Module = {
  routes: async (app) => {
    questionRoutes(app)
    await inboundRoute(app)
  },
}
