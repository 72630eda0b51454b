import type { ProblemBody, ProblemCode } from '@satchel/contract/problem.ts'
import * as labels from './labels.ts'
import { isOffline } from './offline.ts'

interface Circumstances {
  retryAfter?: number | undefined
  mayRepeat?: boolean
}

/** What the API answers instead of data. */
export class ApiProblem extends Error {
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

export async function problemOf(response: Response): Promise<ApiProblem> {
  const circumstances = {
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
    mayRepeat: response.status === 503,
  }
  if (response.headers.get('content-type')?.includes('json')) {
    return new ApiProblem((await response.json()) as ProblemBody, circumstances)
  }
  const code = response.status === 503 ? 'unavailable' : 'unexpected'
  const detail = labels.serverError
  return new ApiProblem(ownBody(response.status, code, detail), circumstances)
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
