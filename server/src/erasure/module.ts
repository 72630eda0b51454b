import type { Module } from '../platform/module.ts'
import { erasureRoutes } from './routes.ts'

export const erasure: Module = { routes: erasureRoutes }
