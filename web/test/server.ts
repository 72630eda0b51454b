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

/** Replaces the network: answers the given endpoints and records requests. */
export function serve(answers: readonly [Endpoint, Answer][]) {
  const received: Received[] = []
  vi.stubGlobal('fetch', async (target: string, init: RequestInit) => {
    const url = new URL(target, 'http://localhost')
    const match = answers.find(
      ([{ method, path }]) => method === init.method && fits(path, url.pathname),
    )
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
