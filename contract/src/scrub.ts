/** Placeholder for a removed secret. */
export const REMOVED = '[removed]'

const NAME =
  'authorization|identity|(?:\\w|-)*token|(?:\\w|-)*passw(?:or)?d|(?:\\w|-)*secret|(?:\\w|-)*cookie|code|otp|totp|api[-_]?key|signature|jwt|session|sid|credentials?'
const SECRET_NAME = new RegExp(`^(?:x-)?(?:${NAME})s?$`, 'i')
/** `token=…` in addresses, forms and cookies. */
const PAIR = new RegExp(`(^|[?&#;\\s"'(])(${NAME})=([^&#;\\s"')]+)`, 'gi')
/** `"password":"…"` in JSON, also in JSON inside a string. */
const JSON_PAIR = new RegExp(
  `(\\\\?["'](?:${NAME})\\\\?["']\\s*:\\s*)\\\\?["'](?:[^"'\\\\]|\\\\[^"'])*\\\\?["']`,
  'gi',
)
/** `Authorization: …` in headers written as text. */
const HEADER = /\b(authorization|(?:set-)?cookie|x-identity-token)\s*:\s*[^\r\n"']+/gi
const JWT = /\beyJ[\w-]{10,4000}(?:\.[\w-]{1,4000}){0,2}/g
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi
/** Addresses of files, which open without a sign-in. */
const FILE = /\/files\/[\w.~%=-]+/g
const USER_INFO = /(\w:\/\/)[^\s/@:]+:[^\s/@]+@/g

/** Returns text without passwords, codes, cookies and tokens. */
export function scrubText(text: string): string {
  return text
    .replace(JWT, REMOVED)
    .replace(BEARER, `$1 ${REMOVED}`)
    .replace(HEADER, `$1: ${REMOVED}`)
    .replace(PAIR, `$1$2=${REMOVED}`)
    .replace(JSON_PAIR, `$1"${REMOVED}"`)
    .replace(USER_INFO, `$1${REMOVED}@`)
    .replace(FILE, '/files/…')
}

/** Returns data of any shape without the values of secret names and the secrets in its text. */
export function scrub<T>(value: T): T {
  return scrubbed(value, 0) as T
}

const DEPTH_MAX = 20

function scrubbed(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrubText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEPTH_MAX) return REMOVED
  if (Array.isArray(value)) return value.map((part) => scrubbed(part, depth + 1))
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    isSecret(key, part) ? REMOVED : scrubbed(part, depth + 1),
  ])
  return Object.fromEntries(entries)
}

/** Tells whether a value is secret; `cookies` may contain many. Numbers are error codes, not secrets. */
function isSecret(key: string, value: unknown): boolean {
  return SECRET_NAME.test(key) && value !== null && typeof value !== 'boolean'
}
