import type { Module } from '../platform/module.ts'
import { operatorRoutes } from './routes.ts'

export const operator: Module = { routes: operatorRoutes }
