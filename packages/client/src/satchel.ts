import { LISTS, type ListName, Methods } from './generated/methods.ts'
import { VERSION } from './generated/version.ts'
import { type CallOptions, type Content, type Operation, partsOf, type Send } from './operation.ts'
import { currentPlatform } from './platform.ts'
import { errorFrom, type SatchelError, unreachable } from './satchel-error.ts'
import type { Uploaded, UploadOptions } from './upload-options.ts'
import { waitFor } from './wait.ts'

export interface SatchelOptions {
  /** The address of Satchel, such as `https://satchel.example.com`. */
  url: string | URL
  /** An API key or the access token of a connected app, or a function that returns one for each call. */
  key: string | (() => string | Promise<string>)
  /** The most tries after a first 429, 502, 503, 504 or broken connection; 3 by default. */
  retries?: number
  /** The longest wait for another try, in seconds; 60 by default. Longer ones fail at once. */
  maxWait?: number
  /** Seconds to wait for an answer; 60 by default. */
  timeout?: number
  /** The name and version of your program, such as `crm-sync/2.1`, which the server’s log has. */
  userAgent?: string
}

type Listed<N extends ListName> = Awaited<ReturnType<Methods[N]>>['items'][number]
type ListInput<N extends ListName> = Omit<
  NonNullable<Parameters<Methods[N]>[0]>,
  'cursor' | 'offset'
>

type Answer =
  | { ok: true; value: unknown }
  /** `isBroken`: the connection was there, so the call may have been done. */
  | { ok: false; error: SatchelError; isBroken?: boolean }

/** Calls the API of one Satchel. The key is in no field that can be printed. */
export class Satchel extends Methods {
  readonly url: string
  readonly #key: SatchelOptions['key']
  readonly #retries: number
  readonly #maxWait: number
  readonly #timeout: number
  readonly #agent: string | undefined

  constructor({ url, key, retries = 3, maxWait = 60, timeout = 60, userAgent }: SatchelOptions) {
    super()
    this.url = addressFrom(url)
    if (typeof key === 'string') requireKey(key)
    this.#key = key
    this.#retries = retries
    this.#maxWait = maxWait
    this.#timeout = timeout
    const agent = [userAgent, `satchel-client/${VERSION}`].filter(Boolean).join(' ')
    this.#agent = currentPlatform().namesItself ? agent : undefined
  }

  /** Goes through all pages of a list, which are fetched as they are needed. */
  async *each<N extends ListName>(
    name: N,
    input?: ListInput<N>,
    options?: CallOptions,
  ): AsyncGenerator<Listed<N>> {
    const { by, limit } = LISTS[name]
    const call = this[name].bind(this) as unknown as (
      input: object,
      options?: CallOptions,
    ) => Promise<{ items: Listed<N>[]; nextCursor?: string | null }>
    let place: object = {}
    for (let offset = 0; ; ) {
      const { items, nextCursor } = await call({ limit, ...input, ...place }, options)
      yield* items
      offset += items.length
      if (items.length === 0 || (by === 'cursor' && !nextCursor)) return
      place = by === 'cursor' ? { cursor: nextCursor } : { offset }
    }
  }

  /** Uploads a file from a path (in Node), or bytes, in parts that go on after a lost connection. */
  async upload(file: string | Uint8Array | Blob, options: UploadOptions = {}): Promise<Uploaded> {
    const uploaded = await currentPlatform().upload(file, options, {
      ...{ url: this.url, retries: this.#retries, maxWait: this.#maxWait, agent: this.#agent },
      key: () => this.#currentKey(),
    })
    const { replaces, signal } = options
    const rest = signal ? { signal } : {}
    if (replaces) await this.replaceItemFile({ id: replaces, uploadId: uploaded.uploadId }, rest)
    return replaces ? { ...uploaded, itemId: replaces } : uploaded
  }

  protected readonly send: Send = async <R>(
    operation: Operation,
    input: object,
    options: CallOptions = {},
    content?: Content,
  ): Promise<R> => {
    const { path, body } = partsOf(operation, input)
    const headers = new Headers({ accept: 'application/json' })
    if (this.#agent) headers.set('user-agent', this.#agent)
    if (operation.once)
      headers.set('idempotency-key', options.idempotencyKey ?? crypto.randomUUID())
    if (options.ifMatch !== undefined) headers.set('if-match', `"${options.ifMatch}"`)
    if (body) headers.set('content-type', 'application/json')
    if (content !== undefined) headers.set('content-type', 'text/csv')
    const sent = content ?? (body ? JSON.stringify(body) : null)
    // A change of a version that was made is refused the second time.
    const isSafe = operation.once || (operation.repeatable && options.ifMatch === undefined)
    for (let attempt = 0; ; attempt++) {
      headers.set('authorization', `Bearer ${await this.#currentKey()}`)
      const request = { method: operation.method, headers, body: sent }
      const answer = await this.#answer(operation, path, request, options)
      if (answer.ok) return answer.value as R
      const seconds = this.#waitFor(answer, isSafe, attempt)
      if (seconds === undefined) throw answer.error
      await waitFor(seconds, options.signal)
    }
  }

  /** Sends a request once. The time limit holds until the answer is there, but not while a file is read from it. */
  async #answer(
    { raw }: Operation,
    path: string,
    request: RequestInit,
    { signal }: CallOptions,
  ): Promise<Answer> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), this.#timeout * 1_000)
    try {
      const response = await fetch(this.url + path, {
        ...request,
        // Elsewhere, the key would be somebody else's.
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
      })
      if (response.ok && raw) return { ok: true, value: response }
      const text = await response.text()
      if (response.ok && isJson(response)) return { ok: true, value: JSON.parse(text) }
      if (response.status === 204) return { ok: true, value: undefined }
      const header = (name: string) => response.headers.get(name)
      return { ok: false, error: errorFrom({ status: response.status, text, header }) }
    } catch (error) {
      signal?.throwIfAborted()
      if (late.signal.aborted) throw unreachable(this.url, `no answer in ${this.#timeout} seconds`)
      return { ok: false, error: unreachable(this.url, reasonOf(error)), isBroken: isBroken(error) }
    } finally {
      clearTimeout(timer)
    }
  }

  /** Returns the seconds until another try; undefined if there is none. */
  #waitFor(
    { error: { status, retryAfter }, isBroken }: Answer & { ok: false },
    isSafe: boolean | undefined,
    attempt: number,
  ): number | undefined {
    const isPassing = isBroken || [502, 503, 504].includes(status)
    const mayRepeat = status === 429 || (isPassing && isSafe)
    const seconds = retryAfter ?? 2 ** attempt
    return mayRepeat && attempt < this.#retries && seconds <= this.#maxWait ? seconds : undefined
  }

  async #currentKey(): Promise<string> {
    return requireKey(typeof this.#key === 'string' ? this.#key : await this.#key())
  }
}

/** Returns the key; throws without repeating it if no header can carry it. */
function requireKey(key: string): string {
  if (typeof key === 'string' && /^[\x21-\x7e]+$/.test(key)) return key
  throw new TypeError('The key is missing, or has characters that no key has')
}

function addressFrom(url: string | URL): string {
  const isAddress = URL.canParse(String(url)) && /^https?:$/.test(new URL(url).protocol)
  if (!isAddress) throw new TypeError('The address of Satchel starts with https:// or http://')
  const { origin, username, password } = new URL(url)
  if (username || password) throw new TypeError('The address of Satchel can’t have a password')
  return origin
}

function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('json') ?? false
}

/** Codes of a system that never reached a server, which another try doesn't either: the address is wrong, or it is down. */
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/** Tells whether a connection broke, as far as the system says why a call failed. */
function isBroken(error: unknown): boolean {
  const { cause } = error as Error & { cause?: { code?: string } }
  // Browsers don't say.
  if (cause === undefined) return true
  const { code } = cause
  return code !== undefined && !UNREACHED.includes(code) && !/CERT|SSL|TLS/.test(code)
}

/** Returns what the system says about a failed connection, without the request. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? message
}
