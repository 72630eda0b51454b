import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { Services } from './services.ts'

/**
 * Registers `/healthz` (the process is alive) and `/readyz` (it can serve, with each part by name). It can serve
 * without Redis too: PostgreSQL then does its work. With an almost full disk it still answers everything that adds
 * nothing.
 */
export function healthRoutes(app: FastifyInstance, services: Services): void {
  const { database, files, notices, disk } = services
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply: FastifyReply) => {
    const parts = {
      database: await works(sql`select 1`.execute(database.system)),
      files: await works(files.check()),
    }
    const ready = Object.values(parts).every(Boolean)
    if (!ready) reply.code(503).header('retry-after', 5)
    const redis = notices.hasRedis()
    const listed = { ...parts, disk: !disk.isFull(), ...(redis !== undefined && { redis }) }
    return { status: ready ? 'ok' : 'unavailable', parts: listed }
  })
}

async function works(attempt: Promise<unknown>): Promise<boolean> {
  return attempt.then(
    () => true,
    () => false,
  )
}
