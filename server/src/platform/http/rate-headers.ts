import type { FastifyInstance } from 'fastify'
import type { NoteRate, Rate } from '../security/limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Says in the answer's headers what a limit that was counted has left. */
    noteRate: NoteRate
  }
}

/**
 * Adds `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers) to answers of calls that were counted, also
 * to those that are refused or written by a library.
 */
export function answerRates(app: FastifyInstance): void {
  app.decorateRequest('noteRate')
  app.addHook('onRequest', (request, reply, done) => {
    const rates: Rate[] = []
    request.noteRate = (rate) => {
      rates.push(rate)
      reply.headers({ 'ratelimit-policy': policyOf(rates), ratelimit: stateOf(rates) })
    }
    done()
  })
}

function policyOf(rates: Rate[]): string {
  return rates
    .map(({ rule: { name, calls, seconds } }) => `"${name}";q=${calls};w=${seconds}`)
    .join(', ')
}

function stateOf(rates: Rate[]): string {
  return rates.map(({ rule, left, seconds }) => `"${rule.name}";r=${left};t=${seconds}`).join(', ')
}
