import type { Module } from '../platform/module.ts'
import { sampleRoutes } from './routes.ts'

export const samples: Module = { routes: sampleRoutes }
