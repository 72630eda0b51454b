import { withoutTurns } from '@satchel/contract/invisible.ts'
import { isLoopback } from '../../platform/security/loopback.ts'

const ADDRESSES_MAX = 10
const ADDRESS_MAX = 500
const NAME_MAX = 100
const LISTED_MAX = 10
const TEXT_MAX = 500

type Metadata = Record<string, unknown>

/** A registration that is refused, as RFC 7591 has it. */
export class RegistrationRefused extends Error {
  override name = 'RegistrationRefused'
  readonly error: 'invalid_client_metadata' | 'invalid_redirect_uri'

  constructor(error: RegistrationRefused['error'], message: string) {
    super(message)
    this.error = error
  }
}

/**
 * Returns what is kept of an app's registration (RFC 7591). What else it sends is left out, as the RFC asks: such
 * metadata turns on features of the library, some of which call addresses of the app's.
 */
export function readRegistration(body: unknown): Metadata {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new RegistrationRefused('invalid_client_metadata', 'Send a JSON object')
  const metadata = body as Metadata
  const addresses = addressesOf(metadata.redirect_uris)
  const name = cleanName(metadata.client_name)
  return {
    redirect_uris: addresses,
    // RFC 8252 7.3: whatever its type, an app on somebody's machine listens on any port.
    application_type: addresses.every(isWeb) ? 'web' : 'native',
    ...(name && { client_name: name }),
    ...text(metadata, 'token_endpoint_auth_method'),
    ...text(metadata, 'scope'),
    ...text(metadata, 'software_id'),
    ...list(metadata, 'grant_types'),
    ...list(metadata, 'response_types'),
  }
}

/** Returns the name that an app gives itself, without signs that turn the writing around it; '' for none. */
export function cleanName(name: unknown): string {
  if (typeof name !== 'string') return ''
  return withoutTurns(name)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX)
}

function addressesOf(value: unknown): string[] {
  const refuse = (message: string) => new RegistrationRefused('invalid_redirect_uri', message)
  const addresses = Array.isArray(value) ? value : []
  if (addresses.length === 0 || addresses.length > ADDRESSES_MAX)
    throw refuse(`redirect_uris must have 1 to ${ADDRESSES_MAX} addresses`)
  for (const address of addresses) {
    const isRead = typeof address === 'string' && address.length <= ADDRESS_MAX
    const url = isRead ? URL.parse(address) : null
    if (!url) throw refuse(`redirect_uris must be addresses of up to ${ADDRESS_MAX} characters`)
    if (!isSafe(url))
      throw refuse(
        'redirect_uris must be https, http on the own machine, or a scheme of the app’s own',
      )
  }
  return addresses
}

/** Schemes by which a browser does something else than leave for an app. */
const BROWSERS = /^(javascript|data|vbscript|file|blob|about|view-source|filesystem|ws|wss|ftp):$/

/** Codes pass through where people are sent back: encrypted, or on their own machine. */
function isSafe({ protocol, href }: URL): boolean {
  if (protocol === 'http:') return isLoopback(href)
  return protocol === 'https:' || !BROWSERS.test(protocol)
}

const isWeb = (address: string) => address.startsWith('https:')

function text(metadata: Metadata, name: string): Metadata {
  const value = metadata[name]
  if (value === undefined || value === null) return {}
  if (typeof value === 'string' && value.length <= TEXT_MAX) return { [name]: value }
  throw new RegistrationRefused(
    'invalid_client_metadata',
    `${name} must be text of up to ${TEXT_MAX} characters`,
  )
}

function list(metadata: Metadata, name: string): Metadata {
  const value = metadata[name]
  if (value === undefined || value === null) return {}
  const isListed = (one: unknown) => typeof one === 'string' && one.length <= TEXT_MAX
  if (Array.isArray(value) && value.length <= LISTED_MAX && value.every(isListed))
    return { [name]: value }
  throw new RegistrationRefused(
    'invalid_client_metadata',
    `${name} must be a list of up to ${LISTED_MAX} texts`,
  )
}
