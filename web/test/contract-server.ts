import { createRequire, enableCompileCache } from 'node:module'
import { issueSocketTokens } from '@satchel/contract/accounts/sessions.ts'
import type { Endpoint, Input, Reply } from '@satchel/contract/endpoint.ts'
import type { FieldError, ProblemCode } from '@satchel/contract/problem.ts'
import type * as Unknown from '@satchel/contract/unknown-fields.ts'
import { expect, onTestFinished, vi } from 'vitest'
import { problem, SOCKET_TOKENS } from './server.ts'

type CallInput<E extends Endpoint> = Input<E> & { headers: Headers }
type Result<E extends Endpoint> = Reply<E> | Response
type Answer<E extends Endpoint> =
  | Reply<E>
  | ((input: CallInput<E>) => Result<E> | Promise<Result<E>>)
  | undefined

export interface Answered {
  endpoint: Endpoint
  answer: (value: unknown) => unknown
}

interface Call {
  endpoint: Endpoint
  input: unknown
}

/** Answers an endpoint with a constant, or by its input. Without an answer it is a 204. */
export function answers<E extends Endpoint>(endpoint: E, answer?: Answer<E>): Answered {
  const run = typeof answer === 'function' ? (answer as (value: unknown) => unknown) : () => answer
  return { endpoint, answer: run }
}

interface Refusal {
  detail?: string
  errors?: FieldError[]
  /** Seconds. */
  retryAfter?: number
}

/** Answers an endpoint with a Problem. */
export function refuses(endpoint: Endpoint, code: ProblemCode, refusal: Refusal = {}): Answered {
  return { endpoint, answer: () => refusalOf(code, refusal) }
}

export function refusalOf(code: ProblemCode, { retryAfter, ...body }: Refusal = {}): Response {
  const response = problem(code, body)
  if (retryAfter !== undefined) response.headers.set('retry-after', String(retryAfter))
  return response
}

/** Answers an endpoint once `release` is called, to test what is shown until then. */
export function answersLater<E extends Endpoint>(endpoint: E, answer: Result<E>) {
  const { promise, resolve } = Promise.withResolvers<Result<E>>()
  return { ...answers(endpoint, () => promise), release: () => resolve(answer) }
}

export type ContractServer = ReturnType<typeof serveContract>

/**
 * Replaces the network. The test fails if what the page sends, or what the test answers, does not match the contract,
 * and if the page calls an endpoint without an answer.
 */
export function serveContract(...replies: readonly Answered[]) {
  // Every page opens a socket.
  const answered = [answers(issueSocketTokens, SOCKET_TOKENS), ...replies]
  const calls: Call[] = []
  const misfits: string[] = []
  onTestFinished(() => expect(misfits, 'calls that do not fit the contract').toEqual([]))
  vi.stubGlobal('fetch', async (target: string, init: RequestInit = {}) => {
    const url = new URL(target, 'http://localhost')
    const { method = 'GET' } = init
    const fitting = answered.filter(({ endpoint }) => matches(endpoint, method, url))
    // `/users/list` is not the user `list`.
    const fewest = Math.min(...fitting.map(({ endpoint }) => parametersOf(endpoint)))
    const existing = fitting.findLast(({ endpoint }) => parametersOf(endpoint) === fewest)
    if (!existing) {
      // With the start of what was sent: an error of the page that is reported says which.
      misfits.push(
        `Nothing answers ${method} ${url.pathname} ${String(init.body ?? '').slice(0, 500)}`,
      )
      return problem('unexpected')
    }
    const { endpoint, answer } = existing
    const call = { ...readInput(endpoint, url, init), headers: new Headers(init.headers) }
    misfits.push(...inputMisfits(endpoint, call))
    calls.push({ endpoint, input: call })
    const result = await answer(call)
    if (result instanceof Response) return result
    misfits.push(...replyMisfits(endpoint, result))
    return result === undefined ? new Response(null, { status: 204 }) : Response.json(result)
  })
  return {
    /** Inputs of an endpoint, call by call. */
    calls: <E extends Endpoint>(endpoint: E) =>
      calls.filter((call) => call.endpoint === endpoint).map((call) => call.input as CallInput<E>),
    /** Changes answers from now on; the latest answer of an endpoint counts. */
    now: (...changed: readonly Answered[]) => {
      answered.push(...changed)
    },
  }
}

function matches({ method, path }: Endpoint, input: string, { pathname }: URL): boolean {
  return method === input && patternOf(path).test(pathname)
}

function parametersOf({ path }: Endpoint): number {
  return path.split(':').length - 1
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
}

type Part = 'params' | 'query' | 'body'

function readInput({ name, path }: Endpoint, url: URL, { body }: RequestInit) {
  const groups = patternOf(path).exec(url.pathname)?.groups ?? {}
  const params = Object.entries(groups).map(([key, value]) => [key, decodeURIComponent(value)])
  const parts = {
    params: Object.fromEntries(params) as Record<string, string>,
    query: Object.fromEntries(url.searchParams) as Record<string, string>,
    body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body,
  }
  const schema = schemasOf(name)
  // They travel as text, and are read as what they stand for.
  const read = (part: 'params' | 'query') =>
    schema[part] ? values.Convert(schema[part], parts[part]) : parts[part]
  return { params: read('params'), query: read('query'), body: parts.body }
}

function inputMisfits({ name }: Endpoint, fields: Record<Part, unknown>): string[] {
  const schema = schemasOf(name)
  return (['params', 'query', 'body'] as const).flatMap((part) =>
    schema[part]
      ? [
          ...misfitsOf(`The ${part} of ${name}`, schema[part], fields[part]),
          ...unknownFields(schema[part], fields[part]).map(
            ({ path }) => `The ${part} of ${name} has ${path.join('.')}, which isn’t known`,
          ),
        ]
      : [],
  )
}

function replyMisfits({ name }: Endpoint, reply: unknown): string[] {
  const schema = schemasOf(name).reply
  if (schema) return misfitsOf(`The reply of ${name}`, schema, reply)
  return reply === undefined ? [] : [`The reply of ${name} has no body`]
}

function misfitsOf(what: string, schema: object, value: unknown): string[] {
  if (values.Check(schema, value)) return []
  const [first] = values.Errors(schema, value)
  return [`${what} ${first?.instancePath ?? ''} ${first?.message ?? 'does not fit'}`]
}

interface Values {
  Check: (schema: object, value: unknown) => boolean
  Convert: (schema: object, value: unknown) => unknown
  Errors: (schema: object, value: unknown) => Iterable<{ instancePath: string; message: string }>
}

// Past Vite: in the bundle of the browser, and so in its tests, TypeBox and with it the schemas are empty.
enableCompileCache()
const load = createRequire(import.meta.url)
const loadForContract = createRequire(load.resolve('@satchel/contract/endpoints.ts'))
const { Value: values } = loadForContract('typebox/value') as { Value: Values }
const { ENDPOINTS } = load('@satchel/contract/endpoints.ts') as {
  ENDPOINTS: readonly { endpoint: Endpoint }[]
}
const { unknownFields } = load('@satchel/contract/unknown-fields.ts') as typeof Unknown
const byName = new Map(ENDPOINTS.map(({ endpoint }) => [endpoint.name, endpoint]))

function schemasOf(name: string): Partial<Record<Part | 'reply', object>> {
  const endpoint = byName.get(name)
  if (!endpoint) throw new Error(`The contract has no endpoint ${name}`)
  return endpoint
}
