import type { Module } from '../platform/module.ts'
import { partnerRoutes } from './routes.ts'

export const partners: Module = {
  routes: partnerRoutes,
}
