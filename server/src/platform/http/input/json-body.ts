import { JSON_DEPTH_MAX } from '@satchel/contract/constants.ts'
import type { FastifyInstance } from 'fastify'
import { Problem, says } from '../../problem.ts'

/** Reads bodies of a JSON media type. An empty one is no body: every request says it carries JSON. */
export function readJson(app: FastifyInstance, mediaType = 'application/json'): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(mediaType, { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    void parse(request, text.toString(), (error, value) =>
      !error && isTooDeep(value) ? done(tooDeep()) : done(error, value),
    )
  })
}

/** Parses JSON; throws `malformed` if it's nested too deeply for recursive code. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (isTooDeep(value)) throw tooDeep()
  return value
}

/** Tells whether JSON is too deep, level by level because recursion could overflow. */
function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > JSON_DEPTH_MAX) return true
    level = level.flatMap((part) =>
      typeof part === 'object' && part !== null ? Object.values(part) : [],
    )
  }
  return false
}

function tooDeep(): Problem {
  return new Problem('malformed', says('jsonNestedTooDeeply', { max: JSON_DEPTH_MAX }))
}
