import type { MadePasskey, Passkey, ShownPasskey } from '@satchel/contract/accounts/factors.ts'
import type { Origin } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { invalidField, orNotFound, Problem, says } from '../../platform/problem.ts'
import { auditSignIn } from '../../platform/security/audit.ts'
import type { Identity } from '../../platform/security/identity.ts'
import { openSession } from '../open-session.ts'
import { findAccount } from '../queries.ts'
import type { Accounts } from '../service.ts'
import { forget, originOf, signerOf } from '../sessions.ts'
import type { IssuedTokens } from '../tokens/tokens.ts'
import { notifySecurityChange } from './emails.ts'
import { checkPasskey, partyOf, webAuthn } from './passkey-check.ts'
import * as query from './passkey-queries.ts'
import { requireProof, requireRemainingFactor } from './proof.ts'
import { dropSecondFactor, markProved } from './queries.ts'

/** Seconds to find a key and enter its PIN. */
const ANSWER_SECONDS = 300
const PASSKEYS_MAX = 20

/** The algorithms EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257]

export async function beginAdding({ services }: Accounts, identity: Identity) {
  const { database, config } = services
  const { system } = database
  const { id: userId } = signerOf(identity.actor)
  const standing = await requireProof(services, identity)
  if (standing.passkeys >= PASSKEYS_MAX)
    throw new Problem(
      'conflict',
      says('youAlreadyHavePasskeysRemoveOneFirst', { max: PASSKEYS_MAX }),
    )
  const { email, name } = orNotFound(await findAccount(system, userId), 'User')
  const options = await (await webAuthn()).generateRegistrationOptions({
    rpName: 'Satchel',
    rpID: partyOf(config).id,
    userID: new TextEncoder().encode(userId),
    userName: email,
    userDisplayName: name,
    timeout: ANSWER_SECONDS * 1_000,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: (await query.listCredentials(system, userId)).map(credentialOf),
  })
  const { challenge } = options
  await query.saveChallenge(system, { challenge, purpose: 'add', userId }, ANSWER_SECONDS)
  return { options: { ...options } }
}

export async function add(
  { services }: Accounts,
  identity: Identity,
  { name, passkey }: { name: string; passkey: MadePasskey },
): Promise<Passkey> {
  const { database, config } = services
  const signer = signerOf(identity.actor)
  const verification = await verified(services, passkey, signer.id)
  const stored = await database.system.transaction().execute(async (db) => {
    const row = await query.insertPasskey(db, {
      userId: signer.id,
      credentialId: verification.credential.id,
      publicKey: Buffer.from(verification.credential.publicKey),
      counter: verification.credential.counter,
      transports: passkey.response.transports ?? [],
      name: name.trim(),
      isSynced: verification.credentialBackedUp,
    })
    if (!row) throw new Problem('conflict', says('thisPasskeyIsAlreadyRegistered'))
    await markProved(db, identity.sessionId, true)
    const target = { type: 'passkey', id: row.id, name: row.name }
    await auditSignIn(db, signer, originOf(identity.actor), { action: 'passkey.added', target })
    await notifySecurityChange(db, config, signer.id, (texts) => [
      texts.passkeyAddedSubject,
      texts.passkeyAdded(row.name),
    ])
    return row
  })
  await forget(services, identity.sessionId)
  return stored
}

async function verified(
  { database, config, log }: Services,
  registration: MadePasskey,
  userId: string,
) {
  const { id, origin } = partyOf(config)
  try {
    const result = await (await webAuthn()).verifyRegistrationResponse({
      response: { ...registration, clientExtensionResults: {} },
      expectedChallenge: (challenge) =>
        query.takeChallenge(database.system, challenge, 'add', userId),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (result.verified) return result.registrationInfo
  } catch (error) {
    log.info({ reason: String(error) }, 'passkey not saved')
  }
  throw invalidField('passkey', says('wasForAnotherRequestOrLate'))
}

export async function rename(
  { services }: Accounts,
  identity: Identity,
  passkeyId: string,
  name: string,
): Promise<Passkey> {
  const signer = signerOf(identity.actor)
  return services.database.system.transaction().execute(async (db) => {
    const row = orNotFound(
      await query.renamePasskey(db, passkeyId, signer.id, name.trim()),
      'Passkey',
    )
    const target = { type: 'passkey', id: row.id, name: row.name }
    await auditSignIn(db, signer, originOf(identity.actor), { action: 'passkey.renamed', target })
    return row
  })
}

export async function remove(
  { services }: Accounts,
  identity: Identity,
  passkeyId: string,
): Promise<void> {
  const signer = signerOf(identity.actor)
  const standing = await requireProof(services, identity)
  const isLast = standing.passkeys === 1 && !standing.hasTotp
  await services.database.system.transaction().execute(async (db) => {
    const { name } = orNotFound(await query.deletePasskey(db, passkeyId, signer.id), 'Passkey')
    requireRemainingFactor(standing, !isLast)
    if (isLast) await dropSecondFactor(db, signer.id)
    const target = { type: 'passkey', id: passkeyId, name }
    await auditSignIn(db, signer, originOf(identity.actor), { action: 'passkey.removed', target })
    await notifySecurityChange(db, services.config, signer.id, (texts) => [
      texts.passkeyRemovedSubject,
      texts.passkeyRemoved(name),
    ])
  })
  await forget(services, signer.id)
}

/** Starts using a passkey: one of a person's, or any of them for signing in. */
export async function beginShowing({ services }: Accounts, identity?: Identity) {
  const { database, config } = services
  const userId = identity ? signerOf(identity.actor).id : null
  const existing = userId === null ? [] : await query.listCredentials(database.system, userId)
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID: partyOf(config).id,
    timeout: ANSWER_SECONDS * 1_000,
    userVerification: 'required',
    ...(userId !== null && { allowCredentials: existing.map(credentialOf) }),
  })
  const { challenge } = options
  const purpose = userId === null ? 'sign-in' : 'prove'
  await query.saveChallenge(database.system, { challenge, purpose, userId }, ANSWER_SECONDS)
  return { options: { ...options } }
}

/** A passkey is two factors in one: it was had, and opened by a finger, a face or a number. */
export async function signIn(
  accounts: Accounts,
  assertion: ShownPasskey,
  origin: Origin,
): Promise<IssuedTokens> {
  const person = await checkPasskey(accounts.services, assertion, {
    purpose: 'sign-in',
    userId: null,
  })
  if (!person) throw new Problem('bad-credentials', says('passkeyUnknownOrTimedOut'))
  return openSession(accounts, person.userId, { method: 'passkey', secondFactor: true, origin })
}

function credentialOf(stored: { credentialId: string; transports: string[] }) {
  return { id: stored.credentialId, transports: stored.transports }
}
