import type { VisitorLook, VisitorRefusal } from '@satchel/contract/visitor.ts'
import type { FastifyError } from 'fastify'
import { toProblem } from '../platform/http.ts'

/** A visitor is told no, on a page; nothing is stored of it. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly refusal: VisitorRefusal
  readonly look: VisitorLook | null

  constructor(refusal: VisitorRefusal, look: VisitorLook | null = null) {
    super(refusal)
    this.refusal = refusal
    this.look = look
  }
}

export const STATUSES: Record<VisitorRefusal, number> = {
  unknown: 404,
  missing: 404,
  withdrawn: 410,
  expired: 410,
  early: 410,
  closed: 410,
  unshared: 410,
  failed: 500,
  unavailable: 503,
}

/** A bug is told apart from a part that is away: then the visitor may come again soon. */
export function toRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error
  return new Refusal(toProblem(error).code === 'unavailable' ? 'unavailable' : 'failed')
}
