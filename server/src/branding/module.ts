import type { Module } from '../platform/module.ts'
import { brandingRoutes } from './routes.ts'

export const branding: Module = { routes: brandingRoutes }
