import type { Module } from '../platform/module.ts'
import { checkDomain } from './check.ts'
import { followDomains } from './follow.ts'
import { domainRoutes } from './routes.ts'

export const domains: Module = {
  routes: domainRoutes,
  tasks: ({ services }) => ({ 'check-domain': checkDomain(services) }),
  relays: followDomains,
}
