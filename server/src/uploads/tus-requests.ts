import { Metadata } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { invalidField, Problem, says } from '../platform/problem.ts'

/** Headers of every tus answer. */
const TUS = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' }

/** Leaves bodies to the library, and marks all answers as those of tus. */
export function takeTus(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
  app.addHook('onRequest', async (_request, reply) => void reply.headers(TUS))
}

/** Throws early for what the library would refuse in plain text or too late. */
export function requireTus({ method, headers }: FastifyRequest, reply: FastifyReply): void {
  if (method === 'OPTIONS' || method === 'HEAD') return
  if (headers['tus-resumable'] !== TUS['tus-resumable']) {
    reply.header('tus-version', TUS['tus-resumable'])
    throw new Problem('unsupported-version', says('useTus'))
  }
}

export function requireChunk({ headers }: FastifyRequest): void {
  if (headers['content-type'] !== 'application/offset+octet-stream')
    throw new Problem('unsupported-media-type', says('sendApplicationOffsetOctetStream'))
  if (!/^\d{1,15}$/.test(String(headers['upload-offset'])))
    throw new Problem('malformed', says('uploadOffsetMustBeNumberOfBytes'))
}

/** Returns the bytes that an upload announces; `NaN` if it doesn't. */
export function lengthOf({ headers }: FastifyRequest): number {
  return Number.parseInt(String(headers['upload-length'] ?? ''), 10)
}

export function metadataOf(request: FastifyRequest): Record<string, string | null | undefined> {
  const header = request.headers['upload-metadata']?.toString()
  if (!header) return {}
  try {
    return Metadata.parse(header)
  } catch {
    throw invalidField('Upload-Metadata', says('mustBePairsInBase64'))
  }
}
