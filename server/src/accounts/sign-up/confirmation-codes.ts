import { createHash } from 'node:crypto'
import type { Db } from '../../platform/database/database.ts'
import { isSame } from '../../platform/security/hmac.ts'
import { newCode } from '../../platform/security/random-token.ts'
import { fingerprint } from '../../platform/security/sealing.ts'
import type { Secrets } from '../../platform/security/secrets.ts'
import * as query from '../queries.ts'

export const CODE_MINUTES = 15

/** Makes the code that confirms an address, which replaces the one before. */
export async function createCode(db: Db, secrets: Secrets, email: string): Promise<string> {
  const code = newCode()
  await query.putCode(db, { email, codeHash: hashOf(secrets, email, code) }, CODE_MINUTES)
  return code
}

export type Verdict = 'right' | 'wrong' | 'expired'

interface Tried {
  email: string
  code: string
}

/** Tells whether a code is right, and leaves it as it is. */
export async function checkCode(db: Db, secrets: Secrets, tried: Tried): Promise<Verdict> {
  return judge(secrets, tried, await query.findCode(db, tried.email))
}

/** Uses a code up: it's right once, also where it comes twice at the same time. */
export async function takeCode(db: Db, secrets: Secrets, tried: Tried): Promise<Verdict> {
  const mailed = await query.findCode(db, tried.email)
  const verdict = judge(secrets, tried, mailed)
  if (!mailed || verdict !== 'right') return verdict
  return (await query.deleteCode(db, tried.email, mailed.codeHash)) ? 'right' : 'wrong'
}

type Mailed = Awaited<ReturnType<typeof query.findCode>>

function judge(secrets: Secrets, { email, code }: Tried, mailed: Mailed): Verdict {
  if (!mailed) return 'wrong'
  if (!mailed.isFresh) return 'expired'
  const hashes = [hashOf(secrets, email, code), earlierHashOf(code)]
  return hashes.some((hash) => isSame(hash, mailed.codeHash)) ? 'right' : 'wrong'
}

/** Hashes with a key, because six digits are guessed from a copy of the database otherwise. */
function hashOf({ auth }: Secrets, email: string, code: string): Buffer {
  return fingerprint(auth, 'confirmation-code', `${email}\n${code}`)
}

/** Hashes like earlier versions, whose codes stay good for their minutes after an upgrade. */
function earlierHashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
