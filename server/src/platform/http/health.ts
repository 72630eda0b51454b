import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from './services.ts'

/**
 * Registers `/healthz` (the process is alive) and `/readyz` (it can serve, with each part by name). Without a part that
 * isn't vital it can serve too: PostgreSQL does the work of Redis, and a full disk keeps only additions out.
 */
export function healthRoutes(app: FastifyInstance, { parts }: Services): void {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply: FastifyReply) => {
    const health = await parts.check()
    if (health.status === 'unavailable') reply.code(503).header('retry-after', 5)
    return health
  })
}
