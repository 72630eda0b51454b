import type { Origin } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { orNotFound, Problem, says } from '../../platform/problem.ts'
import { auditSignIn } from '../../platform/security/audit.ts'
import type { Identity } from '../../platform/security/identity.ts'
import { typedCode } from '../../platform/text.ts'
import { type Account, findAccount } from '../queries.ts'
import type { Accounts } from '../service.ts'
import { forget, originOf, signerOf } from '../sessions.ts'
import {
  authenticator,
  makeRecoveryCodes,
  newSecret,
  OF_PROOF,
  sealSecret,
  takeCode,
  takeTotp,
} from './codes.ts'
import { notifySecurityChange } from './emails.ts'
import { ACCOUNT_LOCKS_FROM, countGuess, forgiveGuesses } from './guesses.ts'
import { requireProof, requireRemainingFactor } from './proof.ts'
import * as query from './queries.ts'

export async function begin({ services }: Accounts, identity: Identity) {
  const { system } = services.database
  const { id } = signerOf(identity.actor)
  await requireProof(services, identity)
  const { email } = orNotFound(await findAccount(system, id), 'User')
  const secret = newSecret()
  if (!(await query.draftTotp(system, id, sealSecret(services, id, secret))))
    throw new Problem('conflict', says('authenticatorAppExists'))
  const uri = authenticator(email, secret).toString()
  const { toString: drawQr } = await import('qrcode')
  const svg = await drawQr(uri, { type: 'svg', margin: 4, errorCorrectionLevel: 'M' })
  return { secret, uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

export async function confirm(
  { services }: Accounts,
  identity: Identity,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const { limits, database, config } = services
  const signer = signerOf(identity.actor)
  await limits.spend(OF_PROOF, signer.id)
  const recoveryCodes = await database.system.transaction().execute(async (db) => {
    const isRight = await takeTotp(services, db, signer.id, typedCode(code))
    if (!isRight) throw wrongCode()
    if (!(await query.confirmTotp(db, signer.id)))
      throw new Problem('conflict', says('authenticatorAppIsAlreadyConfirmed'))
    await query.markProved(db, identity.sessionId, true)
    await auditSignIn(db, signer, originOf(identity.actor), { action: 'totp.added' })
    await notifySecurityChange(db, config, signer.id, (texts) => [
      texts.totpAddedSubject,
      texts.totpAdded,
    ])
    return makeRecoveryCodes(services, db, signer.id)
  })
  await limits.forgive(OF_PROOF, signer.id)
  await forget(services, identity.sessionId)
  return { recoveryCodes }
}

export async function remove({ services }: Accounts, identity: Identity): Promise<void> {
  const signer = signerOf(identity.actor)
  const standing = await requireProof(services, identity)
  requireRemainingFactor(standing, standing.passkeys > 0)
  await services.database.system.transaction().execute(async (db) => {
    if (!(await query.deleteTotp(db, signer.id)))
      throw new Problem('not-found', says('youDontHaveAuthenticatorApp'))
    if (standing.passkeys === 0) await query.dropSecondFactor(db, signer.id)
    await auditSignIn(db, signer, originOf(identity.actor), { action: 'totp.removed' })
    await notifySecurityChange(db, services.config, signer.id, (texts) => [
      texts.totpRemovedSubject,
      texts.totpRemoved,
    ])
  })
  await forget(services, signer.id)
}

export async function renewRecoveryCodes({ services }: Accounts, identity: Identity) {
  const { system } = services.database
  const signer = signerOf(identity.actor)
  const { hasTotp } = await requireProof(services, identity)
  if (!hasTotp) throw new Problem('not-found', says('recoveryCodesNeedAuthenticatorApp'))
  const recoveryCodes = await system.transaction().execute(async (db) => {
    await auditSignIn(db, signer, originOf(identity.actor), { action: 'recovery-codes.renewed' })
    return makeRecoveryCodes(services, db, signer.id)
  })
  return { recoveryCodes }
}

/** Checks the second factor after the password: true if it was shown, false if there is none. */
export async function passTotp(
  { services }: Accounts,
  account: Account,
  input: string | undefined,
  origin: Origin,
): Promise<boolean> {
  const { database } = services
  const stored = await query.findTotp(database.system, account.id)
  if (!stored?.confirmedAt) return false
  if (!input?.trim()) throw new Problem('totp-required', says('sendAuthenticatorOrRecoveryCode'))
  const guesser = { userId: account.id }
  const failures = await countGuess(services, guesser)
  const accepted = await takeCode(services, database.system, account.id, input)
  if (!accepted) {
    const details = { method: 'totp' }
    await auditSignIn(database.system, account, origin, { action: 'session.refused', details })
    if (failures === ACCOUNT_LOCKS_FROM) await warnOfGuesses(services, account.id)
    throw new Problem('totp-required', says('codeWrongOrUsed'), {
      errors: [{ path: 'totp', ...says('isntRightOrWasAlreadyUsed') }],
    })
  }
  await forgiveGuesses(services, guesser)
  if (accepted === 'recovery-code') await noteRecovery(services, account, origin)
  return true
}

async function warnOfGuesses({ database, config }: Services, userId: string): Promise<void> {
  await notifySecurityChange(database.system, config, userId, (texts) => [
    texts.guessesSubject,
    texts.guesses(ACCOUNT_LOCKS_FROM),
  ])
}

async function noteRecovery(services: Services, account: Account, origin: Origin) {
  const { system } = services.database
  const left = await query.countRecoveryCodes(system, account.id)
  await auditSignIn(system, account, origin, { action: 'recovery-code.used', details: { left } })
  await notifySecurityChange(system, services.config, account.id, (texts) => [
    texts.recoverySubject,
    texts.recovery(left),
  ])
}

function wrongCode(): Problem {
  return new Problem('wrong-code', says('thatCodeIsntRight'), {
    errors: [{ path: 'code', ...says('isWrong') }],
  })
}
