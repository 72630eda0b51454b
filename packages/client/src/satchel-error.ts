import type { ProblemCode } from './generated/problems.ts'

/** A field of the input that was refused. */
export interface FieldError {
  path: string
  message: string
}

interface Details {
  code: SatchelError['code']
  status: number
  message: string
  errors?: readonly FieldError[] | undefined
  retryAfter?: number | undefined
  requestId?: string | undefined
}

/** A call that failed: refused by Satchel, or without an answer from it. */
export class SatchelError extends Error {
  override name = 'SatchelError'
  /** A stable code: of the API, `unreachable` without an answer, or `not-satchel` if something else answered. */
  readonly code: ProblemCode | 'unreachable' | 'not-satchel'
  /** The HTTP status; 0 without an answer. */
  readonly status: number
  /** The refused fields, with the reason for each. */
  readonly errors: readonly FieldError[]
  /** Seconds after which to try again, if the server named them. */
  readonly retryAfter: number | undefined
  /** The id under which the server's log has the call. */
  readonly requestId: string | undefined

  constructor({ code, status, message, errors = [], retryAfter, requestId }: Details) {
    super(message)
    this.code = code
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
    this.requestId = requestId
  }
}

interface Answer {
  status: number
  text: string
  header(name: string): string | null | undefined
}

/** Returns the error that an answer stands for. Of what isn't Satchel's, nothing is repeated. */
export function errorFrom({ status, text, header }: Answer): SatchelError {
  const retryAfter = secondsOf(header('retry-after'))
  const body = problemIn(text)
  if (body) {
    const { code, title, detail, errors, requestId } = body
    return new SatchelError({
      ...{ code, status, errors, requestId, retryAfter },
      message: detail || title || code,
    })
  }
  const location = header('location')
  const message = location
    ? `The address leads elsewhere, to ${originOf(location)}. Use that address`
    : `Something other than Satchel answered, with status ${status}`
  return new SatchelError({ code: 'not-satchel', status, message, retryAfter })
}

/** Returns the error for a call that got no answer. The library's own error may hold the request with its key. */
export function unreachable(origin: string, reason: string): SatchelError {
  return new SatchelError({
    ...{ code: 'unreachable', status: 0 },
    message: `Couldn’t reach Satchel at ${origin}: ${reason}`,
  })
}

interface ProblemBody {
  code: ProblemCode
  title?: string
  detail?: string
  requestId?: string
  errors?: FieldError[]
}

function problemIn(text: string): ProblemBody | undefined {
  try {
    const body = JSON.parse(text)
    return typeof body?.code === 'string' && typeof body.status === 'number' ? body : undefined
  } catch {
    return undefined
  }
}

/** Returns the seconds of `Retry-After`, which is a number or a date. */
function secondsOf(value: string | null | undefined): number | undefined {
  if (!value) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

function originOf(location: string): string {
  return URL.canParse(location) ? new URL(location).origin : location.slice(0, 200)
}
