import type { Module } from '../platform/module.ts'
import { markRoutes } from './routes.ts'

export const marks: Module = {
  routes: markRoutes,
}
