import { REQUEST_TIMEOUT } from '@satchel/contract/constants.ts'
import type { Endpoint, Input, Reply } from '@satchel/contract/endpoint.ts'
import { isOffline, noteAnswer } from './offline/offline.ts'
import { foreign, problemOf, unreached } from './problem.ts'

export type Values = Record<string, string | number | boolean | null | undefined>

export interface RequestOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Time in ms after which the request is given up, for one that takes longer than others. */
  timeout?: number
}

/** Sends one request of an endpoint; `call` in api.ts adds the access token. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { headers = {}, signal, timeout = REQUEST_TIMEOUT }: RequestOptions = {},
): Promise<Reply<E>> {
  const { params, query, body } = input as { params?: Values; query?: Values; body?: unknown }
  const late = AbortSignal.timeout(timeout)
  const mayRepeat = isRepeatable(endpoint, headers)
  try {
    const response = await fetch(urlOf(endpoint.path, params, query), {
      method: endpoint.method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    })
    noteAnswer()
    if (!response.ok) throw await problemOf(response, mayRepeat)
    return (response.status === 204 ? undefined : await jsonOf(response, mayRepeat)) as Reply<E>
  } catch (error) {
    if (signal?.aborted || !isNetworkFailure(error)) throw error
    throw unreached(error, mayRepeat, await isBlocked(error))
  }
}

/** Returns the JSON of a response; any other format isn't ours. */
async function jsonOf(response: Response, isRepeatable: boolean): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    throw foreign(response.status, { isRepeatable })
  }
}

/** Tells whether a request can be repeated: a response may be lost after the work was done. */
function isRepeatable({ method }: Endpoint, headers: Record<string, string>): boolean {
  return (method !== 'POST' || 'idempotency-key' in headers) && !('if-match' in headers)
}

/** Time in ms in which a server that can be reached says so. */
const REACH_TIMEOUT = 3_000

/** Tells whether a browser's own extension may have stopped a request: the server answers others. */
async function isBlocked(error: unknown): Promise<boolean> {
  if (!(error instanceof TypeError) || isOffline()) return false
  const signal = AbortSignal.timeout(REACH_TIMEOUT)
  const answer = await fetch('/healthz', { cache: 'no-store', signal }).catch(() => undefined)
  const isOurs = answer?.headers.get('content-type')?.startsWith('application/json')
  return answer?.ok === true && isOurs === true
}

/** Tells whether `fetch` failed: a TypeError means no answer, a DOMException a timeout. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException
}

export function urlOf(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const entries = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  )
  return entries.length > 0 ? `${filled}?${new URLSearchParams(entries)}` : filled
}
