import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Identity } from '../security/identity.ts'

/** The context that a handler may need besides its input. */
export interface Call {
  request: FastifyRequest
  reply: FastifyReply
  identity: Identity
  /** The version from `If-Match`; the change is refused for any other. */
  ifMatch: number | undefined
}
