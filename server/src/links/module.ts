import type { Module } from '../platform/module.ts'
import { linkRoutes } from './routes.ts'

export const links: Module = {
  routes: linkRoutes,
}
