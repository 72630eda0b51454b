import type { FastifyInstance, FastifyRequest } from 'fastify'
import { storable } from '../../platform/text.ts'

/** The largest form of a visitor's page, in bytes. */
const FORM_MAX = 16_384

/** Plain HTML forms alone: no JSON, and a field is a text, the first of its name. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_MAX },
    (_request, text, done) => done(null, new URLSearchParams(text.toString())),
  )
}

export function field({ body }: FastifyRequest, name: string, longest: number): string {
  const value = body instanceof URLSearchParams ? (body.get(name) ?? '') : ''
  return storable(value, longest)
}
