import type { FastifyInstance } from 'fastify'
import { Problem, says } from '../problem.ts'
import { SECOND } from '../time.ts'

/** The time requests may go on after a stop. Clients resume uploads and downloads that are cut off then. */
const GRACE = 3 * SECOND

/**
 * Ends what still runs some seconds after a stop: Fastify would wait for as long as the slowest client sends. What comes
 * on open connections meanwhile is refused, since another process can answer it and the parts of this one are closed.
 */
export function stopGently(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    const timer = setTimeout(() => app.server.closeAllConnections(), GRACE)
    app.server.once('close', () => clearTimeout(timer))
    done()
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(
      isStopping
        ? new Problem('unavailable', says('serverRestarting'), { retryAfter: 1 })
        : undefined,
    )
  })
}
