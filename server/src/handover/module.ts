import type { Module } from '../platform/module.ts'
import { handoverRoutes } from './routes.ts'

export const handover: Module = {
  routes: handoverRoutes,
}
