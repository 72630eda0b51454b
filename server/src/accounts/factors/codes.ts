import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/http/services.ts'
import type { Rule } from '../../platform/security/limits.ts'
import { fingerprint, seal, unseal } from '../../platform/security/sealing.ts'
import * as query from './queries.ts'

/** Of one person: passwords and passkeys that they may get wrong in a quarter of an hour. */
export const OF_PROOF: Rule = { name: 'second-factor', calls: 10, seconds: 900 }

const PERIOD = 30
/** Clocks may differ by one period, either way. */
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

/** What has just been used up, or undefined where the code is wrong, late or was used before. */
export async function takeCode(
  services: Services,
  db: Db,
  userId: string,
  given: string,
): Promise<'totp' | 'recovery-code' | undefined> {
  const code = given.replace(/[\s-]/g, '').toLowerCase()
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
  const kept = await query.findTotp(db, userId)
  if (!kept) return false
  const secret = unseal(services.secrets.auth, `totp:${userId}`, kept.secret)
  const delta = authenticator('', secret).validate({ token, window: WINDOW })
  if (delta === null) return false
  return query.takeStep(db, userId, TOTP.counter({ period: PERIOD }) + delta)
}

/** New ones in place of those before; as they are told, once. */
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

/** Sixty bits, in letters that are not taken for each other. */
function recoveryCode(): string {
  const letters = [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  return (letters.match(GROUP) ?? []).join('-')
}

function hashOf({ secrets }: Services, userId: string, code: string): Buffer {
  const read = code.replaceAll('o', '0').replace(/[il]/g, '1')
  return fingerprint(secrets.auth, `recovery:${userId}`, read)
}
