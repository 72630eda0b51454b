import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { toProblem } from '../../platform/http/http.ts'
import type { Problem } from '../../platform/problem.ts'

const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error'
export const MEDIA_TYPE = 'application/scim+json'

/** A refusal as RFC 7644 has it. */
export class ScimFailure extends Error {
  override name = 'ScimFailure'
  readonly status: number
  readonly scimType: string | undefined

  constructor(status: number, message: string, scimType?: string) {
    super(message)
    this.status = status
    this.scimType = scimType
  }
}

export function answerFailures(
  error: FastifyError | Problem | ScimFailure,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = error instanceof ScimFailure ? error : toProblem(error)
  if (refusal.status >= 500) request.log.error({ err: error }, 'unhandled error')
  const { status, message } = refusal
  if ('retryAfter' in refusal && refusal.retryAfter) reply.header('retry-after', refusal.retryAfter)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  const scimType = refusal instanceof ScimFailure ? refusal.scimType : undefined
  return reply
    .code(status)
    .type(MEDIA_TYPE)
    .serializer(JSON.stringify)
    .send({
      schemas: [ERROR_SCHEMA],
      status: String(status),
      ...(scimType && { scimType }),
      ...('code' in refusal && { code: refusal.code }),
      detail: message,
    })
}
