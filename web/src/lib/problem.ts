import type { ProblemBody, ProblemCode } from '@satchel/contract/problem.ts'
import { t } from '@satchel/messages/t.ts'
import { isOffline } from './offline/offline.ts'
import { problemText, sentenceText } from './problem-text.ts'

interface Circumstances {
  retryAfter?: number | undefined
  mayRepeat?: boolean
  isForeign?: boolean
}

/** Noun for what was sent, for the sentence on its size. */
export type SizedThing = 'a request' | 'a file'

/** Expected error that is shown where it happens, and not reported. */
export class Expected extends Error {}

/** Problem that the API answered instead of data. */
export class ApiProblem extends Expected {
  override name = 'ApiProblem'
  readonly body: ProblemBody
  /** Seconds from `Retry-After`. */
  readonly retryAfter: number | undefined
  /** True if the request can be repeated safely: nothing was done, or doing it twice changes nothing. */
  readonly mayRepeat: boolean
  /** True if something between browser and server answered, such as a proxy: the status says nothing about our data. */
  readonly isForeign: boolean

  constructor(
    body: ProblemBody,
    { retryAfter, mayRepeat = false, isForeign = false }: Circumstances = {},
  ) {
    super(problemText(body))
    this.body = body
    this.retryAfter = retryAfter
    this.mayRepeat = mayRepeat
    this.isForeign = isForeign
  }

  /** Tells whether the server itself answered with this status. */
  is(status: number): boolean {
    return !this.isForeign && this.body.status === status
  }

  /** True if the server was not reached. */
  get isUnreached(): boolean {
    return this.body.status === 0
  }

  /** Messages by field, as forms take them. */
  get fields(): Record<string, string> {
    return Object.fromEntries(
      (this.body.errors ?? []).map((error) => [error.path, sentenceText(error)]),
    )
  }
}

/**
 * Returns the problem of a response; with `isRepeatable`, the request may be sent again even if the server executed
 * it. Throws the browser's error if the response breaks off, which says nothing about who answered.
 */
export async function problemOf(
  response: Response,
  isRepeatable: boolean,
  sent: SizedThing = 'a request',
): Promise<ApiProblem> {
  const { status } = response
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  const body = jsonIn(await response.text())
  if (!isProblem(body)) return foreign(status, { isRepeatable, retryAfter, sent })
  const mayRepeat = status === 503 || (status >= 500 && isRepeatable)
  return new ApiProblem(body, { retryAfter, mayRepeat })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

interface Failure {
  isRepeatable: boolean
  retryAfter?: number | undefined
  sent?: SizedThing
}

/** Returns the problem of a response from something else, such as a proxy or a hotel's login page. */
export function foreign(status: number, { isRepeatable, retryAfter, sent }: Failure): ApiProblem {
  const code = status === 503 ? 'unavailable' : 'unexpected'
  const mayRepeat = status === 503 || (status !== 413 && isRepeatable)
  const body = ownBody(status, code, sentenceOfForeign(status, sent))
  return new ApiProblem(body, { retryAfter, mayRepeat, isForeign: true })
}

/** Returns a sentence on a response that isn't the server's. */
export function sentenceOfForeign(status: number, sent: SizedThing = 'a request'): string {
  if (status === 413)
    return sent === 'a file'
      ? t('format.fileTooLargeInBetween')
      : t('format.requestTooLargeInBetween')
  if (status === 502 || status === 503 || status === 504)
    return t('format.noAnswerInBetween', { status })
  return status >= 400 ? t('format.refusedInBetween', { status }) : t('format.answeredInBetween')
}

export function isProblem(body: unknown): body is ProblemBody {
  const { code, title, status } = (body ?? {}) as Partial<ProblemBody>
  return typeof code === 'string' && typeof title === 'string' && typeof status === 'number'
}

const FAULTS: ReadonlySet<string> = new Set([
  'TypeError',
  'SyntaxError',
  'ReferenceError',
  'RangeError',
])

/** Returns a sentence on an error: its own message, unless that was written for programmers. */
export function sentenceOf({ name, message }: Error): string {
  return message === '' || FAULTS.has(name) ? t('format.somethingWentWrong') : message
}

export function unreached(error: unknown, mayRepeat: boolean, isBlocked = false): ApiProblem {
  const late = error instanceof DOMException && error.name === 'TimeoutError'
  const away = isOffline()
    ? t('format.offline')
    : isBlocked
      ? t('format.blocked')
      : t('format.serverUnreachable')
  const detail = late ? t('format.serverTimeout') : away
  return new ApiProblem(ownBody(0, 'unavailable', detail), { mayRepeat })
}

function ownBody(status: number, code: ProblemCode, detail: string): ProblemBody {
  return { type: 'about:blank', title: detail, status, code, detail, requestId: '' }
}
