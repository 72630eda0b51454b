import type { Module } from '../platform/module.ts'
import { keyRoutes } from './routes.ts'

export const apiKeys: Module = { routes: keyRoutes }
