import type { Module } from '../platform/module.ts'
import { referenceRoutes } from './routes.ts'

export const reference: Module = {
  routes: referenceRoutes,
}
