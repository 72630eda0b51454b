import type { Module } from '../platform/module.ts'
import { favoriteRoutes } from './routes.ts'

export const favorites: Module = {
  routes: favoriteRoutes,
}
