import type { FastifyInstance } from 'fastify'
import { networkOf } from '../platform/http/network.ts'
import { meterOf } from '../platform/http/serve.ts'
import { metered } from '../platform/metering.ts'
import { Refusal } from './link/refusal.ts'

/** Measures what pages cost, and refuses networks whose pages took too much of the server's time. */
export function limitTime(pages: FastifyInstance): void {
  const { services } = pages
  pages.addHook('onRequest', (request, _reply, done) => {
    const network = { kind: 'network', id: networkOf(request.ip) } as const
    const retryAfter = services.timeBudgets.waitOf([network])
    done(retryAfter === undefined ? undefined : new Refusal('held', null, { retryAfter }))
  })
  // After the body was read, which comes in another context.
  pages.addHook('preHandler', (request, _reply, done) => metered(meterOf(services, request), done))
}
