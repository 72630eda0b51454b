import type { Config } from '../../platform/config.ts'
import { callPublic, FetchFailure } from '../../platform/security/fetch.ts'
import { SsoFailure } from './failure.ts'

const TIMEOUT = 10_000
const ANSWER_MAX = 1_048_576
const BODILESS = [101, 204, 205, 304]

export function reachOf({ FETCH_ALLOWED_NETWORKS }: Config) {
  return { timeoutMs: TIMEOUT, maxBytes: ANSWER_MAX, allowedNetworks: FETCH_ALLOWED_NETWORKS }
}

/** Returns the OIDC library's fetch, limited like fetches of addresses that people enter. */
export function fetchOf(config: Config) {
  return async (
    url: string,
    { method, headers, body }: { method: string; headers?: Record<string, string>; body?: unknown },
  ): Promise<Response> => {
    const request = {
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      body: body === undefined || body === null ? undefined : String(body),
    } as const
    const answer = await callPublic(url, request, reachOf(config))
    // The body is as it was before it was packed.
    const { 'content-encoding': _, 'content-length': __, ...rest } = answer.headers
    const content = BODILESS.includes(answer.status) ? null : new Uint8Array(answer.body)
    return new Response(content, { status: answer.status, headers: rest })
  }
}

/** Describes why a call failed, naming the server it went to. */
export function unreached(error: unknown, what: string): SsoFailure | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof FetchFailure)
      return new SsoFailure('unreachable', `${what}: ${cause.message}`, { cause: error })
  return undefined
}
