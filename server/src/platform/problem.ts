import {
  type FieldError,
  PROBLEMS,
  type ProblemBody,
  type ProblemCode,
  type Sentence,
  type SentenceReason,
} from '@satchel/contract/problem.ts'
import type { MessageKey, Values } from '@satchel/messages/t.ts'
import { isMessageKey, messagesIn } from '@satchel/messages/translate.ts'

/** A sentence on what is wrong, in English and as programs and other languages need it. */
export type Reason = Sentence

type ReasonName = MessageKey extends infer Key
  ? Key extends `problem.${infer Name}`
    ? Exclude<Name, `codes.${string}`>
    : never
  : never

/** Returns the sentence of the catalogue below `problem.`, with its name as the reason and the values put into it. */
export function says<Name extends ReasonName>(
  reason: Name,
  ...values: Values<`problem.${Name}`>
): Reason {
  const message = messagesIn('en')<`problem.${Name}`>(`problem.${reason}`, ...values)
  const [params] = values
  return { message, reason, ...(params && { params }) }
}

/** Returns a sentence in a language by its reason; undefined where the catalogue has none. */
export function sentenceIn(
  language: string,
  { reason, params = {} }: SentenceReason = {},
): string | undefined {
  const key = `problem.${reason}`
  if (!isMessageKey(key)) return undefined
  return (messagesIn(language) as (key: string, values: object) => string)(key, params)
}

interface Options extends ErrorOptions {
  errors?: FieldError[]
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number
}

/** A failure the caller can act on. Anything else that is thrown is a bug and becomes a 500. */
export class Problem extends Error {
  override name = 'Problem'
  readonly code: ProblemCode
  readonly reason: SentenceReason
  readonly errors: FieldError[] | undefined
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, { message, ...reason }: Reason, options: Options = {}) {
    super(message, options)
    this.code = code
    this.reason = reason
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
    super('not-found', says('nothingAtThisAddress'))
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
    ...problem.reason,
    requestId,
    ...(problem.errors && { errors: problem.errors }),
  }
}

/** Returns the row; throws `not-found` if undefined, the same for another tenant's row and a missing one. */
export function orNotFound<T>(row: T | undefined, what: string): T {
  if (row !== undefined) return row
  throw new Problem('not-found', { message: `${what} not found`, reason: notFound(what) })
}

/** Returns the reason for a noun: `savedSearchNotFound` for “Saved search”. Each has a sentence in the catalogue. */
function notFound(what: string): string {
  const name = what.toLowerCase().replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
  return `${name}NotFound`
}

export function invalidField(path: string, reason: Reason): Problem {
  return new Problem('invalid', reason, { errors: [{ path, ...reason }] })
}
