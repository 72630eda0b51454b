import type { ProblemBody, ProblemCode } from '@satchel/contract/problem.ts'
import * as labels from './labels.ts'
import { isOffline } from './offline/offline.ts'

interface Circumstances {
  retryAfter?: number | undefined
  mayRepeat?: boolean
}

/** What may happen and is shown where it does: no fault to report. */
export class Expected extends Error {}

/** What the API answers instead of data. */
export class ApiProblem extends Expected {
  override name = 'ApiProblem'
  readonly body: ProblemBody
  /** From `Retry-After`, in seconds. */
  readonly retryAfter: number | undefined
  /** Sending the same again does no harm: nothing was done, or doing it twice is doing it once. */
  readonly mayRepeat: boolean

  constructor(body: ProblemBody, { retryAfter, mayRepeat = false }: Circumstances = {}) {
    super(body.detail || body.title)
    this.body = body
    this.retryAfter = retryAfter
    this.mayRepeat = mayRepeat
  }

  /** Whether the server was not reached. */
  get isUnreached(): boolean {
    return this.body.status === 0
  }

  /** The message of each field, as forms take them. */
  get fields(): Record<string, string> {
    return Object.fromEntries((this.body.errors ?? []).map(({ path, message }) => [path, message]))
  }
}

/** `isRepeatable`: the request may be sent again even if the server had done what it asks for. */
export async function problemOf(response: Response, isRepeatable: boolean): Promise<ApiProblem> {
  const { status } = response
  const circumstances = {
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
    mayRepeat: status === 503 || (status >= 500 && isRepeatable),
  }
  const body = await response.json().catch(() => null)
  return isProblem(body) ? new ApiProblem(body, circumstances) : unreadable(status, circumstances)
}

/** What somebody else answered in the server's place, as a proxy does or the page of a hotel's network. */
export function unreadable(status: number, circumstances: Circumstances = {}): ApiProblem {
  const code = status === 503 ? 'unavailable' : 'unexpected'
  return new ApiProblem(ownBody(status, code, labels.serverError), circumstances)
}

function isProblem(body: unknown): body is ProblemBody {
  const { code, title, status } = (body ?? {}) as Partial<ProblemBody>
  return typeof code === 'string' && typeof title === 'string' && typeof status === 'number'
}

const FAULTS: ReadonlySet<string> = new Set([
  'TypeError',
  'SyntaxError',
  'ReferenceError',
  'RangeError',
])

/** Returns what to say of an error: its own message, unless it was written for programmers. */
export function sentenceOf({ name, message }: Error): string {
  return message === '' || FAULTS.has(name) ? labels.somethingWentWrong : message
}

export function unreached(error: unknown, mayRepeat: boolean): ApiProblem {
  const late = error instanceof DOMException && error.name === 'TimeoutError'
  const away = isOffline() ? labels.offline : labels.serverUnreachable
  const detail = late ? labels.serverTimeout : away
  return new ApiProblem(ownBody(0, 'unavailable', detail), { mayRepeat })
}

function ownBody(status: number, code: ProblemCode, detail: string): ProblemBody {
  return { type: 'about:blank', title: detail, status, code, detail, requestId: '' }
}
