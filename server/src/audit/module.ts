import type { Module } from '../platform/module.ts'
import { auditRoutes } from './routes.ts'

export const audit: Module = {
  routes: auditRoutes,
}
