import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/http/services.ts'
import type { Rule } from '../../platform/security/limits.ts'
import { fingerprint, seal, unseal } from '../../platform/security/sealing.ts'
import * as query from './queries.ts'

/** Wrong passwords and passkeys that a person may try in 15 minutes. */
export const OF_PROOF: Rule = { name: 'second-factor', calls: 10, seconds: 900 }

const PERIOD = 30
/** The number of periods a clock may be off, either way. */
const WINDOW = 1
const SECRET_BYTES = 20

const CODES = 10
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const GROUP = /.{4}/g

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

export function authenticator(email: string, secret: string): TOTP {
  const { base32 } = Secret.fromBase32(secret)
  return new TOTP({ issuer: 'Satchel', label: email, period: PERIOD, secret: base32 })
}

export function sealSecret({ secrets }: Services, userId: string, secret: string): Buffer {
  return seal(secrets.auth, `totp:${userId}`, secret)
}

/** Uses a code up and returns its time step; undefined if it's wrong, late or was used before. */
export async function takeCode(
  services: Services,
  db: Db,
  userId: string,
  input: string,
): Promise<'totp' | 'recovery-code' | undefined> {
  const code = input.replace(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(code)) return (await takeTotp(services, db, userId, code)) ? 'totp' : undefined
  const hash = hashOf(services, userId, code)
  return (await query.useRecoveryCode(db, userId, hash)) ? 'recovery-code' : undefined
}

/** Each code once, and none that is older than one that was taken. */
export async function takeTotp(
  services: Services,
  db: Db,
  userId: string,
  token: string,
): Promise<boolean> {
  const stored = await query.findTotp(db, userId)
  if (!stored) return false
  const secret = unseal(services.secrets.auth, `totp:${userId}`, stored.secret)
  const delta = authenticator('', secret).validate({ token, window: WINDOW })
  if (delta === null) return false
  return query.takeStep(db, userId, TOTP.counter({ period: PERIOD }) + delta)
}

/** Replaces the recovery codes and returns the new ones in readable form, only this once. */
export async function makeRecoveryCodes(
  services: Services,
  db: Db,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, recoveryCode)
  const hashes = codes.map((code) => hashOf(services, userId, code.replaceAll('-', '')))
  await query.replaceRecoveryCodes(db, userId, hashes)
  return codes
}

/** Creates a code of sixty bits, in characters that aren't easily confused. */
function recoveryCode(): string {
  const letters = [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  return (letters.match(GROUP) ?? []).join('-')
}

function hashOf({ secrets }: Services, userId: string, code: string): Buffer {
  const read = code.replaceAll('o', '0').replace(/[il]/g, '1')
  return fingerprint(secrets.auth, `recovery:${userId}`, read)
}
