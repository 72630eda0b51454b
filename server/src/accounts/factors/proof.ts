import type { ShownPasskey } from '@satchel/contract/accounts/factors.ts'
import type { Services } from '../../platform/http/services.ts'
import { invalidField, Problem, says } from '../../platform/problem.ts'
import type { Identity } from '../../platform/security/identity.ts'
import { isPassword } from '../../platform/security/passwords.ts'
import { findPassword } from '../password-queries.ts'
import type { Accounts } from '../service.ts'
import { forget, signerOf } from '../sessions.ts'
import { OF_PROOF, takeCode } from './codes.ts'
import { countGuess, forgiveGuesses } from './guesses.ts'
import { checkPasskey } from './passkey-check.ts'
import * as query from './queries.ts'

/** Seconds after a proof of identity during which sensitive changes don't ask again. */
const FRESH_SECONDS = 600

type Standing = NonNullable<Awaited<ReturnType<typeof query.findStanding>>>

type Store = Pick<Services, 'database'>

async function standingOf({ database }: Store, { sessionId }: Identity): Promise<Standing> {
  const standing = await query.findStanding(database.system, sessionId, FRESH_SECONDS)
  if (!standing) throw new Problem('unauthenticated', says('sessionHasEnded'))
  return standing
}

/** Tells whether a proof needs a second factor: with one set up, a password isn't enough. */
function needsSecond({ hasTotp, passkeys, isRequired }: Standing): boolean {
  return hasTotp || (isRequired && passkeys > 0)
}

/** Throws `proof-required` where the person of the session has not shown lately that it is them. */
export async function requireProof(store: Store, identity: Identity): Promise<Standing> {
  const standing = await standingOf(store, identity)
  if (standing.isFresh && (standing.secondFactor || !needsSecond(standing))) return standing
  throw new Problem('proof-required', says('confirmAgainThatItsYou'))
}

/** The last second factor stays where the account asks for one. */
export function requireRemainingFactor({ isRequired }: Standing, hasAnother: boolean): void {
  if (!isRequired || hasAnother) return
  throw new Problem('conflict', says('addAnotherMethodFirst'))
}

export interface Proof {
  password?: string
  code?: string
  passkey?: ShownPasskey
}

export async function prove(
  { services }: Accounts,
  identity: Identity,
  proof: Proof,
): Promise<void> {
  const { limits, database } = services
  const { id } = signerOf(identity.actor)
  const standing = await standingOf(services, identity)
  const isCode = proof.code !== undefined && !proof.passkey
  const guesser = { userId: id, sessionId: identity.sessionId }
  if (isCode) await countGuess(services, guesser)
  else await limits.spend(OF_PROOF, id)
  const isSecond = await check(services, id, proof, standing)
  if (isCode) await forgiveGuesses(services, guesser)
  else await limits.forgive(OF_PROOF, id)
  await query.markProved(database.system, identity.sessionId, isSecond)
  if (isSecond) await forget(services, identity.sessionId)
}

/** Checks a proof: true for a second factor, false for the password; throws for neither. */
async function check(
  services: Services,
  id: string,
  { password, code, passkey }: Proof,
  standing: Standing,
): Promise<boolean> {
  const { system } = services.database
  if (passkey) {
    if (await checkPasskey(services, passkey, { purpose: 'prove', userId: id })) return true
    throw invalidField('passkey', says('isntYoursOrTimedOut'))
  }
  if (code !== undefined) {
    if (standing.hasTotp && (await takeCode(services, system, id, code))) return true
    throw new Problem('wrong-code', says('thatCodeIsntRightOrUsed'), {
      errors: [{ path: 'code', ...says('isntRightOrWasAlreadyUsed') }],
    })
  }
  if (password === undefined) throw invalidField('password', says('isMissing'))
  if (needsSecond(standing)) throw invalidField('password', says('isNotEnoughHere'))
  const stored = await findPassword(system, id)
  if (!stored?.password || !(await isPassword(password, stored.password)))
    throw invalidField('password', says('isWrong'))
  return false
}
