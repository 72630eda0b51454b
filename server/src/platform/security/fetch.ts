import { lookup as lookupName } from 'node:dns/promises'
import { createWriteStream } from 'node:fs'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream/promises'
import ipaddr from 'ipaddr.js'
import type { Agent, Response } from 'undici'
import { type Reason, says } from '../problem.ts'
import { cut } from '../text.ts'
import { isProtection } from './protection.ts'

/** The kind of failure of a fetch; `wrong-type` if the response has another media type. */
type Kind =
  | 'refused'
  | 'unreachable'
  | 'redirects'
  | 'timeout'
  | 'too-large'
  | 'wrong-type'
  | 'bad-status'

export class FetchFailure extends Error {
  override name = 'FetchFailure'
  readonly reason: Kind
  readonly sentence: Reason
  /** The response's status, for `bad-status` and `redirects`. */
  readonly status: number | undefined
  /** A protection of the site turned us away, so that nothing is known of the page. */
  readonly isProtection: boolean

  constructor(
    reason: Kind,
    sentence: Reason,
    options: ErrorOptions & { status?: number; isProtection?: boolean } = {},
  ) {
    super(sentence.message, options)
    this.reason = reason
    this.sentence = sentence
    this.status = options.status
    this.isProtection = options.isProtection ?? false
  }
}

export interface Address {
  address: string
  family: number
}

/** The limits of a request. */
export interface Reach {
  /** The total time for DNS, redirects and body. */
  timeoutMs: number
  /** CIDR ranges that are allowed although they aren't public. */
  allowedNetworks?: readonly string[]
  resolve?: (hostname: string) => Promise<readonly Address[]>
}

export interface FetchOptions extends Reach {
  /** Accepted media types, such as `image/*`; other bodies aren't read. */
  accept: readonly string[]
  /** Refused types, if all others are accepted. */
  refuse?: readonly string[]
  /** The maximum size of the decompressed body. */
  maxBytes: number
}

export interface Fetched {
  /** The address after redirects. */
  url: string
  /** The media type as sent, with parameters. */
  contentType: string
  body: Buffer
}

/** Loads the large library with the first request. */
const undici = () => import('undici')

const MAX_REDIRECTS = 5
/** One that sends nothing for so long is not waited for. */
const SILENCE = 30_000
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/** The only way out to addresses that users name; none but public ones are ever connected to. */
export function fetchPublic(url: string, options: FetchOptions): Promise<Fetched> {
  const request = { method: 'GET', accept: `${options.accept.join(', ')}, */*;q=0.1` } as const
  return going(url, options, request, async (response) => {
    checkResponse(response, options)
    const body = await readBody(response, options.maxBytes)
    return { url: response.url, contentType: typeOf(response), body }
  })
}

export interface FetchedFile {
  url: string
  contentType: string
  /** The `Content-Disposition` header. */
  disposition: string
  bytes: number
}

/** Fetches to a file, for large bodies. */
export function fetchToFile(
  url: string,
  path: string,
  options: FetchOptions,
): Promise<FetchedFile> {
  const request = { method: 'GET', accept: '*/*' } as const
  return going(url, options, request, async (response, signal) => {
    checkResponse(response, options)
    let bytes = 0
    const counted = async function* () {
      for await (const chunk of boundedBody(response, options.maxBytes)) {
        bytes += chunk.byteLength
        yield chunk
      }
    }
    await pipeline(counted, createWriteStream(path), { signal })
    const disposition = response.headers.get('content-disposition') ?? ''
    return { url: response.url, contentType: typeOf(response), disposition, bytes }
  })
}

function typeOf(response: Response): string {
  return response.headers.get('content-type') ?? ''
}

/** Returns what is wrong with an address without asking DNS; the rest is checked when it's fetched. */
export function hindranceOf(
  { protocol, username, password, hostname }: URL,
  allowedNetworks: readonly string[] = [],
): Reason | undefined {
  if (protocol !== 'http:' && protocol !== 'https:') return says('notWebProtocol', { protocol })
  if (username || password) return says('addressHasUserNameOrPassword')
  const literal = hostname.replace(/^\[|\]$/g, '')
  const address = hostname === 'localhost' ? '127.0.0.1' : literal
  if (isIP(address) && !isReachable(address, allowedNetworks))
    return says('isntPublicAddress', { host: hostname })
  return undefined
}

const PROTECTION_BYTES = 65_536

/** Returns the status at the end of the redirects, and whether a protection answered, which the start of a bad answer tells. */
export function askPublic(
  url: string,
  method: 'HEAD' | 'GET',
  reach: Reach,
): Promise<{ status: number; isProtection: boolean }> {
  return going(url, reach, { method, accept: 'text/html, */*;q=0.1' }, async (response) => {
    const { status, headers } = response
    const start = status < 400 ? '' : (await readStart(response, PROTECTION_BYTES)).toString()
    if (status < 400) await response.body?.cancel()
    return { status, isProtection: isProtection(status, headers, start) }
  })
}

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  headers: Record<string, string>
  body: string | undefined
}

/** An answer of a server's API, whatever its status; nothing that leads elsewhere is followed. */
export function callPublic(
  url: string,
  { method, headers, body }: ApiRequest,
  options: Reach & Pick<FetchOptions, 'maxBytes'>,
): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const { accept = '*/*', ...rest } = headers
  const request = { method, accept, headers: rest, body, redirects: 0 } as const
  return going(url, options, request, async (response) => ({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await readBody(response, options.maxBytes),
  }))
}

/** The status and the first bytes of an answer; of what follows nothing is read, and no redirect is followed. */
export function sendPublic(
  url: string,
  { headers, body }: Pick<ApiRequest, 'headers' | 'body'>,
  reach: Reach & { keptBytes: number },
): Promise<{ status: number; retryAfter: string | null; start: Buffer }> {
  const request = { method: 'POST', accept: '*/*', headers, body, redirects: 0 } as const
  return going(url, reach, request, async (response) => ({
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    start: await readStart(response, reach.keptBytes),
  }))
}

interface Request {
  method: 'HEAD' | ApiRequest['method']
  accept: string
  headers?: Record<string, string>
  body?: string | undefined
  redirects?: number
}

async function going<T>(
  url: string,
  reach: Reach,
  request: Request,
  take: (response: Response, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { Agent } = await undici()
  const agent = new Agent({
    connect: { lookup: publicLookup(reach) },
    headersTimeout: SILENCE,
    bodyTimeout: SILENCE,
  })
  const signal = AbortSignal.timeout(reach.timeoutMs)
  try {
    return await take(await follow(url, reach, request, { agent, signal }), signal)
  } catch (error) {
    throw toFailure(error, signal)
  } finally {
    await agent.destroy()
  }
}

/** Tells whether an address is of the public internet, or in a range the operator let in. */
export function isReachable(address: string, allowedNetworks: readonly string[] = []): boolean {
  if (!ipaddr.isValid(address)) return false
  const ip = ipaddr.parse(address)
  const allowed = allowedNetworks
    .map((cidr) => ipaddr.parseCIDR(cidr))
    .some(([network, bits]) => network.kind() === ip.kind() && ip.match(network, bits))
  if (allowed) return true
  if (ip.range() !== 'unicast') return false
  return ip.kind() === 'ipv4' || ip.match(GLOBAL_UNICAST)
}

/** Resolves a name to public addresses. Sockets connect to exactly these, so a second DNS response can't differ. */
function publicLookup({ resolve = resolveName, allowedNetworks }: Reach): LookupFunction {
  return (hostname, { all }, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses
        if (!first || addresses.some(({ address }) => !isReachable(address, allowedNetworks)))
          callback(notPublic(hostname), [])
        else if (all) callback(null, [...addresses])
        else callback(null, first.address, first.family)
      },
      (error: Error) => callback(error, []),
    )
  }
}

function resolveName(hostname: string): Promise<Address[]> {
  return lookupName(hostname, { all: true, verbatim: true })
}

async function follow(
  start: string,
  reach: Reach,
  { method, accept, headers = {}, body, redirects: max = MAX_REDIRECTS }: Request,
  { agent: dispatcher, signal }: { agent: Agent; signal: AbortSignal },
): Promise<Response> {
  const { fetch } = await undici()
  let url = toUrl(start)
  let status = 0
  for (let redirects = 0; redirects <= max; redirects++) {
    checkUrl(url, reach.allowedNetworks)
    const response = await fetch(url, {
      method,
      dispatcher,
      signal,
      redirect: 'manual',
      body: body ?? null,
      headers: { ...headers, accept, 'user-agent': 'Mozilla/5.0 (compatible; Satchel)' },
    })
    const location = response.headers.get('location')
    if (!REDIRECTS.has(response.status) || !location) return response
    await response.body?.cancel()
    status = response.status
    url = toUrl(location, url)
  }
  throw new FetchFailure(
    'redirects',
    max > 0
      ? says('tooManyRedirects', { max })
      : says('serverRedirects', { status, address: cut(url.origin + url.pathname, TARGET_MAX) }),
    { status },
  )
}

const TARGET_MAX = 300

function toUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base)
  if (!url) throw new FetchFailure('refused', says('notWebAddress'))
  return url
}

/** Checks numeric addresses, which are never resolved; `URL` has normalized their unusual forms. */
function checkUrl(url: URL, allowedNetworks: readonly string[] | undefined): void {
  const hindrance = hindranceOf(url, allowedNetworks)
  if (hindrance) throw new FetchFailure('refused', hindrance)
}

function checkResponse(response: Response, { accept, refuse = [], maxBytes }: FetchOptions): void {
  if (!response.ok)
    throw new FetchFailure('bad-status', says('serverRespondedWith', { status: response.status }), {
      status: response.status,
      isProtection: isProtection(response.status, response.headers),
    })
  const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const fits = (one: string) => one === type || one === '*/*' || one === type.replace(/\/.*/, '/*')
  if (!accept.some(fits) || refuse.some(fits))
    throw new FetchFailure(
      'wrong-type',
      type ? says('serverRespondedWith', { status: type }) : says('serverRespondedWithoutType'),
    )
  const announced = Number(response.headers.get('content-length'))
  if (announced > maxBytes && !response.headers.has('content-encoding')) throw tooLarge(maxBytes)
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(boundedBody(response, maxBytes)))
}

/** Returns the first bytes, or those that came before it broke off: the status says what became of the request. */
async function readStart(response: Response, bytes: number): Promise<Buffer> {
  let start = Buffer.alloc(0)
  try {
    for await (const chunk of response.body ?? []) {
      start = Buffer.concat([start, chunk])
      if (start.length >= bytes) break
    }
  } catch {
    // What is missing is text for people to read.
  }
  return start.subarray(0, bytes)
}

async function* boundedBody(response: Response, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw tooLarge(maxBytes)
    yield chunk
  }
}

function tooLarge(maxBytes: number): FetchFailure {
  return new FetchFailure('too-large', says('responseTooLarge', { max: maxBytes }))
}

function notPublic(hostname: string): FetchFailure {
  return new FetchFailure('refused', says('isntPublicAddress', { host: hostname }))
}

function toFailure(error: unknown, signal: AbortSignal): FetchFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof FetchFailure) return cause
  if (signal.aborted) return new FetchFailure('timeout', says('serverTooSlow'), { cause: error })
  return new FetchFailure('unreachable', says('serverDidntRespond'), { cause: error })
}
