import type { Module } from '../platform/module.ts'
import { sampleRoutes } from './samples/routes.ts'

export const samples: Module = { routes: sampleRoutes }
