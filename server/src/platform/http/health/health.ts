import type { FastifyInstance, FastifyReply } from 'fastify'
import { VERSION } from '../../version.ts'
import type { Services } from '../services.ts'

/**
 * Registers `/healthz` (the process is alive) and `/readyz` (it can serve, with each part by name). Without a part that
 * isn't vital it can serve too: PostgreSQL does the work of Redis, and a full disk keeps only additions out. The
 * version tells nodes apart during an upgrade.
 */
export function healthRoutes(app: FastifyInstance, { parts, config }: Services): void {
  const { SATCHEL_COMMIT: commit } = config
  const running = { version: VERSION, ...(commit && { commit }) }
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply: FastifyReply) => {
    const health = await parts.check()
    if (health.status === 'unavailable') reply.code(503).header('retry-after', 5)
    return { ...running, ...health }
  })
}
