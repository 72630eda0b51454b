import { issueSocketTokens } from '@satchel/contract/accounts/sessions.ts'
import type { Endpoint, Reply } from '@satchel/contract/endpoint.ts'
import { PROBLEMS, type ProblemBody, type ProblemCode } from '@satchel/contract/problem.ts'
import { vi } from 'vitest'

export interface Received {
  endpoint: string
  url: URL
  headers: Headers
  body: unknown
}

type Answer = (received: Received) => Response | Promise<Response>

export const SOCKET_TOKENS = { authorization: 'once', identity: 'only' }

/** Tells whether a call asks for what opens the socket of every page, which is answered unless a test does. */
function isForSocket(method: string | undefined, { pathname }: URL): boolean {
  return method === issueSocketTokens.method && pathname === issueSocketTokens.path
}

/** Replaces the network: answers the given endpoints and records requests. */
export function serve(answers: readonly [Endpoint, Answer][]) {
  const received: Received[] = []
  vi.stubGlobal('fetch', async (target: string, init: RequestInit) => {
    const url = new URL(target, 'http://localhost')
    const match = answers.find(
      ([{ method, path }]) => method === init.method && fits(path, url.pathname),
    )
    if (!match && isForSocket(init.method, url)) return reply(issueSocketTokens, SOCKET_TOKENS)
    if (!match) throw new TypeError(`Nobody answers ${init.method} ${url.pathname}`)
    const [{ name }, answer] = match
    const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined
    const request = { endpoint: name, url, headers: new Headers(init.headers), body }
    received.push(request)
    return answer(request)
  })
  return received
}

/** Tells whether a path matches, such as any id `/api/items/v1/:id`. */
function fits(path: string, pathname: string): boolean {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname)
}

export function reply<E extends Endpoint>(_: E, body: Reply<E>): Response {
  return Response.json(body)
}

export function problem(code: ProblemCode, more: Partial<ProblemBody> = {}): Response {
  const [status, title] = PROBLEMS[code]
  const body: ProblemBody = {
    type: 'about:blank',
    title,
    status,
    code,
    detail: title,
    requestId: 'test',
    ...more,
  }
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } })
}
