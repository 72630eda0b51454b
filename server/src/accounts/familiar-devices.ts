import { randomBytes } from 'node:crypto'
import type { Db } from '../platform/database/database.ts'
import { networkOf } from '../platform/http/network.ts'
import { fingerprint, isFingerprint } from '../platform/security/sealing.ts'
import type { Secrets } from '../platform/security/secrets.ts'
import { isKnownNetwork, saveNetwork } from './familiar-device-queries.ts'

// Where a person signed in before, they get in although strangers fail elsewhere under their address. A browser shows
// it by a cookie, which opens nothing by itself; a network is remembered as a keyed hash.

/** People whose sign-ins a browser remembers. */
const PEOPLE_MAX = 5
const SEPARATOR = '~'

/** Returns the cookie of a browser in which a person has signed in, beside those who did before. */
export function rememberIn({ auth }: Secrets, userId: string, cookie: string | undefined): string {
  const others = entriesOf(cookie).filter((entry) => !isOf(auth, userId, entry))
  const id = randomBytes(12).toString('base64url')
  const proof = fingerprint(auth, `known-browser:${userId}`, id).toString('base64url')
  return [`${id}.${proof}`, ...others.slice(0, PEOPLE_MAX - 1)].join(SEPARATOR)
}

/** Returns the id of a browser in which the person has signed in; undefined for any other. */
export function knownBrowser(
  { auth }: Secrets,
  userId: string,
  cookie: string | undefined,
): string | undefined {
  return entriesOf(cookie)
    .find((entry) => isOf(auth, userId, entry))
    ?.split('.')[0]
}

function entriesOf(cookie: string | undefined): string[] {
  return cookie ? cookie.split(SEPARATOR).slice(0, PEOPLE_MAX) : []
}

function isOf(secret: string, userId: string, entry: string): boolean {
  const [id = '', proof] = entry.split('.')
  return isFingerprint(secret, `known-browser:${userId}`, id, proof)
}

export function rememberNetwork(db: Db, secrets: Secrets, userId: string, ip: string) {
  return saveNetwork(db, userId, networkKey(secrets, userId, ip))
}

/** Tells whether the person has signed in from the network lately. */
export function knowsNetwork(db: Db, secrets: Secrets, userId: string, ip: string) {
  return isKnownNetwork(db, userId, networkKey(secrets, userId, ip))
}

function networkKey({ auth }: Secrets, userId: string, ip: string): Buffer {
  return fingerprint(auth, `known-network:${userId}`, networkOf(ip)).subarray(0, 16)
}
