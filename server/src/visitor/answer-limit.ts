import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem, says } from '../platform/problem.ts'
import { SECOND } from '../platform/time.ts'

/**
 * The time in which a page is answered: sooner than proxies give up, which would show one of theirs. PgBouncer alone lets
 * statements wait for two minutes while PostgreSQL is away.
 */
const ANSWER_MAX = 20 * SECOND
/** Paths whose answers take as long as they take: files, and pictures of pages that are drawn first. */
const LASTING = /\/(download|pages\/.*)$/

/** Refuses what isn't answered in time. Fastify's `handlerTimeout` ends once a body was read, so it would spare forms. */
export function limitAnswers(pages: FastifyInstance): void {
  pages.addHook('onRequest', (request, reply, done) => {
    if (!LASTING.test(request.routeOptions.url ?? '')) limit(reply)
    done()
  })
}

function limit(reply: FastifyReply): void {
  const timer = setTimeout(() => {
    if (!reply.sent && !reply.raw.headersSent)
      reply.send(new Problem('unavailable', says('tookTooLong'), { retryAfter: 5 }))
  }, ANSWER_MAX)
  reply.raw.once('close', () => clearTimeout(timer))
}
