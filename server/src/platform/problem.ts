import {
  type FieldError,
  PROBLEMS,
  type ProblemBody,
  type ProblemCode,
} from '@satchel/contract/problem.ts'

interface Options extends ErrorOptions {
  errors?: FieldError[]
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number
}

/** A failure the caller can act on. Anything else that is thrown is a bug and becomes a 500. */
export class Problem extends Error {
  override name = 'Problem'
  readonly code: ProblemCode
  readonly errors: FieldError[] | undefined
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, detail: string, options: Options = {}) {
    super(detail, options)
    this.code = code
    this.errors = options.errors
    this.retryAfter = options.retryAfter
  }

  get status(): number {
    return PROBLEMS[this.code][0]
  }
}

/** A problem for addresses that never existed, as opposed to something that is gone. */
export class NoSuchAddress extends Problem {
  constructor() {
    super('not-found', 'There’s nothing at this address')
  }
}

/** Returns the body per RFC 9457. */
export function problemBody(problem: Problem, requestId: string): ProblemBody {
  const [status, title] = PROBLEMS[problem.code]
  return {
    type: `/api/docs#problem-${problem.code}`,
    title,
    status,
    code: problem.code,
    detail: problem.message,
    requestId,
    ...(problem.errors && { errors: problem.errors }),
  }
}

/** Returns the row; throws `not-found` if undefined, the same for another tenant's row and a missing one. */
export function orNotFound<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new Problem('not-found', `${what} not found`)
  return row
}

export function invalidField(path: string, message: string): Problem {
  return new Problem('invalid', message, { errors: [{ path, message }] })
}
