import type { Module } from '../platform/module.ts'
import { empty } from './bin.ts'
import { collectionRoutes } from './routes.ts'

export const collections: Module = {
  routes: collectionRoutes,
  tasks: ({ services }) => ({ 'remove-deleted-collections': () => empty(services) }),
  cron: { 'remove-deleted-collections': '47 2 * * *' },
}
