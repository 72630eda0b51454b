import type { VisitorLook, VisitorRefusal } from '@satchel/contract/visits/visitor.ts'
import type { FastifyError } from 'fastify'
import { toProblem } from '../../platform/http/http.ts'
import { NoSuchAddress } from '../../platform/problem.ts'

/** A link that doesn't open, and its company. */
interface Refused {
  /** The languages of the link and its company. */
  language?: string | null
  locale?: string
  id: string
  tenantId: string
  slug: string
  base: string
  itemType: string
  look: VisitorLook
}

/** A refusal shown to visitors as a page; nothing is stored. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly refusal: VisitorRefusal
  readonly link: Refused | null
  readonly status: number
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(
    refusal: VisitorRefusal,
    link: Refused | null = null,
    { status = STATUSES[refusal], retryAfter }: { status?: number; retryAfter?: number } = {},
  ) {
    super(refusal)
    this.refusal = refusal
    this.link = link
    this.status = status
    this.retryAfter = retryAfter ?? (status === 503 ? RETRY_AFTER : undefined)
  }
}

/** A site that visitors find at another address by now. */
export class Moved extends Error {
  override name = 'Moved'
  readonly slug: string

  constructor(slug: string) {
    super('moved')
    this.slug = slug
  }
}

const RETRY_AFTER = 5

const STATUSES: Record<VisitorRefusal, number> = {
  unknown: 404,
  inactive: 410,
  missing: 404,
  undownloadable: 404,
  withdrawn: 410,
  expired: 410,
  early: 410,
  closed: 410,
  unshared: 410,
  asked: 200,
  held: 429,
  malformed: 400,
  failed: 500,
  unavailable: 503,
}

/** Distinguishes bugs from unavailable parts, where the visitor may retry soon. */
export function toRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof NoSuchAddress) return new Refusal('unknown')
  const { code, status } = toProblem(error)
  if (code === 'unavailable') return new Refusal('unavailable')
  if (code === 'not-found') return new Refusal('missing')
  return status < 500 ? new Refusal('malformed', null, { status }) : new Refusal('failed')
}
