import { lookup as lookupName } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, fetch, type Response } from 'undici'

/** `wrong-type`: it answered, with something that was not asked for. */
type Reason = 'refused' | 'unreachable' | 'timeout' | 'too-large' | 'wrong-type' | 'bad-status'

export class FetchFailure extends Error {
  override name = 'FetchFailure'
  readonly reason: Reason
  /** Of the answer, where the reason is `bad-status`. */
  readonly status: number | undefined

  constructor(reason: Reason, message: string, options: ErrorOptions & { status?: number } = {}) {
    super(message, options)
    this.reason = reason
    this.status = options.status
  }
}

export interface Address {
  address: string
  family: number
}

export interface FetchOptions {
  /** Media types that are of use, `image/*` too; the body of anything else is not read. */
  accept: readonly string[]
  /** Of the body as it is after decompression. */
  maxBytes: number
  /** Of the whole: names, redirects and body together. */
  timeoutMs: number
  /** CIDR ranges that are let through although they are not public. */
  allowedNetworks?: readonly string[]
  resolve?: (hostname: string) => Promise<readonly Address[]>
}

export interface Fetched {
  /** Where the redirects ended. */
  url: string
  /** As sent, with its parameters. */
  contentType: string
  body: Buffer
}

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/** The only way out to addresses that users name; none but public ones are ever connected to. */
export async function fetchPublic(url: string, options: FetchOptions): Promise<Fetched> {
  const agent = new Agent({ connect: { lookup: publicLookup(options) } })
  const signal = AbortSignal.timeout(options.timeoutMs)
  try {
    const response = await follow(url, options, agent, signal)
    const body = await readBody(response, options.maxBytes)
    return { url: response.url, contentType: response.headers.get('content-type') ?? '', body }
  } catch (error) {
    throw toFailure(error, signal)
  } finally {
    await agent.destroy()
  }
}

/** Whether an address is of the public internet, or in a range the operator let in. */
function isReachable(address: string, allowedNetworks: readonly string[] = []): boolean {
  if (!ipaddr.isValid(address)) return false
  const ip = ipaddr.parse(address)
  const allowed = allowedNetworks
    .map((cidr) => ipaddr.parseCIDR(cidr))
    .some(([network, bits]) => network.kind() === ip.kind() && ip.match(network, bits))
  if (allowed) return true
  if (ip.range() !== 'unicast') return false
  return ip.kind() === 'ipv4' || ip.match(GLOBAL_UNICAST)
}

/** Sockets connect to what this answers, so no second answer of the name server can slip in between. */
function publicLookup({ resolve = resolveName, allowedNetworks }: FetchOptions): LookupFunction {
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
  options: FetchOptions,
  dispatcher: Agent,
  signal: AbortSignal,
): Promise<Response> {
  let url = toUrl(start)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    checkUrl(url, options.allowedNetworks)
    const response = await fetch(url, {
      dispatcher,
      signal,
      redirect: 'manual',
      headers: {
        accept: `${options.accept.join(', ')}, */*;q=0.1`,
        'user-agent': 'Mozilla/5.0 (compatible; Satchel)',
      },
    })
    const location = response.headers.get('location')
    if (!REDIRECTS.has(response.status) || !location) return checkResponse(response, options.accept)
    await response.body?.cancel()
    url = toUrl(location, url)
  }
  throw new FetchFailure('unreachable', `More than ${MAX_REDIRECTS} redirects`)
}

function toUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base)
  if (!url) throw new FetchFailure('refused', 'Not a web address')
  return url
}

/** Addresses written as numbers never reach the lookup; `URL` has brought their odd forms to the usual one. */
function checkUrl(url: URL, allowedNetworks: readonly string[] | undefined): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FetchFailure('refused', `Not a web address: ${url.protocol}`)
  if (url.username || url.password)
    throw new FetchFailure('refused', 'The address carries a user name or a password')
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) && !isReachable(literal, allowedNetworks)) throw notPublic(url.hostname)
}

function checkResponse(response: Response, accept: readonly string[]): Response {
  if (!response.ok)
    throw new FetchFailure('bad-status', `It answered ${response.status}`, {
      status: response.status,
    })
  const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const wanted = accept.some((one) => one === type || one === type.replace(/\/.*/, '/*'))
  if (!wanted) throw new FetchFailure('wrong-type', `It answered with ${type || 'no type'}`)
  return response
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new FetchFailure('too-large', `More than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function notPublic(hostname: string): FetchFailure {
  return new FetchFailure('refused', `${hostname} is not a public address`)
}

function toFailure(error: unknown, signal: AbortSignal): FetchFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof FetchFailure) return cause
  if (signal.aborted) return new FetchFailure('timeout', 'No answer in time', { cause: error })
  return new FetchFailure('unreachable', 'No answer', { cause: error })
}
