import type { Module } from '../platform/module.ts'
import { assistantRoutes } from './routes.ts'

export const assistants: Module = {
  routes: assistantRoutes,
}
