import type { Module } from '../platform/module.ts'
import { relayReplies } from './relay.ts'
import { conversationRoutes } from './routes.ts'

export const conversations: Module = {
  routes: conversationRoutes,
  relays: relayReplies,
}
