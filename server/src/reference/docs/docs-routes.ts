import type { FastifyInstance, FastifyReply } from 'fastify'
import { docsPicture } from './pages.ts'
import { docsForModels, docsHome, docsMissing, docsPage, docsResults } from './site.ts'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"
const CACHE = 'public, max-age=300'
/** Characters of what is searched for; the rest is left out. */
const QUERY_MAX = 200

/** Serves the docs of this installation, for people without an account too. */
export function docsRoutes(app: FastifyInstance): void {
  app.get('/docs', async (_request, reply) => send(reply, await docsHome()))
  app.get('/docs/', (_request, reply) => reply.redirect('/docs', 302))
  app.get('/help', (_request, reply) => reply.redirect('/docs', 302))
  app.get('/docs/search', async (request, reply) => {
    const { q } = request.query as { q?: string | string[] }
    return send(reply, await docsResults(String([q ?? ''].flat()[0]).slice(0, QUERY_MAX)))
  })
  app.get('/docs/:name', async (request, reply) => {
    const { name } = request.params as { name: string }
    const picture = await docsPicture(name)
    if (picture) return reply.header('cache-control', CACHE).type('image/png').send(picture)
    const page = await docsPage(name)
    return page ? send(reply, page) : send(reply.code(404), await docsMissing())
  })
  app.get('/llms.txt', async (_request, reply) =>
    reply
      .header('cache-control', CACHE)
      .type('text/plain; charset=utf-8')
      .send(await docsForModels(app.services.config.PUBLIC_URL)),
  )
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .headers({ 'content-security-policy': POLICY, 'cache-control': CACHE })
    .type('text/html; charset=utf-8')
    .send(page)
}
