import type { FastifyInstance } from 'fastify'
import { Problem, says } from '../platform/problem.ts'
import { recordBeat } from './heartbeats.ts'

const BEAT_MAX = 16_384

/** `sendBeacon` of a page of ours: plain text, so that no browser asks beforehand. */
export function beatRoute(app: FastifyInstance): void {
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  )
  const options = { bodyLimit: BEAT_MAX }
  for (const path of ['/l/:slug/beats', '/p/:slug/beats'])
    app.post<{ Params: { slug: string } }>(path, options, async (request, reply) => {
      const { body, params } = request
      if (typeof body !== 'string')
        throw new Problem('unsupported-media-type', says('sendTextPlain'))
      await recordBeat(app.services, params.slug.toLowerCase(), body)
      return reply.code(204).header('cache-control', 'no-store').send()
    })
}
