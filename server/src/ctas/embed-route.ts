import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const FOLDER = fileURLToPath(new URL('../../../web/dist-visitor/embed/', import.meta.url))

/** Serves `/embed/cta.js`, the script that draws a CTA on pages of others. Its address stays, so it is kept briefly. */
export async function embedRoute(app: FastifyInstance): Promise<void> {
  if (!existsSync(FOLDER)) return
  await app.register(fastifyStatic, {
    root: FOLDER,
    prefix: '/embed/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    maxAge: '1h',
    setHeaders: (reply) => reply.header('cross-origin-resource-policy', 'cross-origin'),
  })
}
