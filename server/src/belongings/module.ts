import type { Module } from '../platform/module.ts'
import { belongingRoutes } from './routes.ts'

export const belongings: Module = {
  routes: belongingRoutes,
}
