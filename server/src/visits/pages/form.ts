import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What a form of a visitor's page may hold. */
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

/** Without what PostgreSQL cannot keep: zeros, and halves of a pair. */
export function field({ body }: FastifyRequest, name: string, longest: number): string {
  const value = body instanceof URLSearchParams ? (body.get(name) ?? '') : ''
  return value.toWellFormed().replaceAll('\0', '').slice(0, longest)
}
