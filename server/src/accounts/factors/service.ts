import type { Factors, SignInRules } from '@satchel/contract/accounts/factors.ts'
import { ROLES } from '@satchel/contract/permissions.ts'
import { orNotFound, Problem, says } from '../../platform/problem.ts'
import { auditSignIn } from '../../platform/security/audit.ts'
import type { Identity } from '../../platform/security/identity.ts'
import * as tenants from '../../tenants/service.ts'
import { endAccess } from '../end-access.ts'
import { findPassword } from '../password-queries.ts'
import type { Accounts } from '../service.ts'
import { forget, originOf, signerOf } from '../sessions.ts'
import { notifySecurityChange } from './emails.ts'
import { deletePasskeysOf, listPasskeys } from './passkey-queries.ts'
import { requireProof } from './proof.ts'
import * as query from './queries.ts'

export async function overview({ services }: Accounts, identity: Identity): Promise<Factors> {
  const { system } = services.database
  const { id, tenantId } = signerOf(identity.actor)
  const [totp, recoveryCodesLeft, passkeys, password, rules] = await Promise.all([
    query.findTotp(system, id),
    query.countRecoveryCodes(system, id),
    listPasskeys(system, id),
    findPassword(system, id),
    query.findRules(system, tenantId),
  ])
  return {
    totp: totp?.confirmedAt ? { since: totp.confirmedAt, recoveryCodesLeft } : null,
    passkeys,
    hasPassword: password !== undefined,
    isRequired: rules.secondFactor,
  }
}

/** Resets the second factors of someone who lost them. Nobody can do this for themselves or a higher role. */
export async function reset(
  { services }: Accounts,
  identity: Identity,
  userId: string,
): Promise<void> {
  const { system } = services.database
  const signer = signerOf(identity.actor)
  const person = orNotFound(await query.findPerson(system, userId, signer.tenantId), 'User')
  if (person.id === signer.id) throw new Problem('conflict', says('changeYourOwnSignInMethods'))
  if (rankOf(identity.actor.role) > rankOf(person.role))
    throw new Problem('forbidden', says('thisPersonHasHigherRoleThanYou'))
  await requireProof(services, identity)
  await system.transaction().execute(async (db) => {
    await query.deleteTotp(db, userId)
    await deletePasskeysOf(db, userId)
    await endAccess(db, userId)
    const target = { type: 'user', id: userId, name: person.name }
    await auditSignIn(db, signer, originOf(identity.actor), { action: 'factors.reset', target })
    await notifySecurityChange(db, services.config, userId, (texts) => [
      texts.factorsResetSubject,
      texts.factorsReset(signer.name),
    ])
  })
  await forget(services, userId)
}

function rankOf(role: string): number {
  return (ROLES as readonly string[]).indexOf(role)
}

export function rules({ services }: Accounts, { actor }: Identity): Promise<SignInRules> {
  return query.findRules(services.database.system, actor.tenantId)
}

export async function changeRules(
  { services }: Accounts,
  identity: Identity,
  { secondFactor }: { secondFactor: boolean },
): Promise<SignInRules> {
  const { system } = services.database
  const signer = signerOf(identity.actor)
  const standing = await requireProof(services, identity)
  if (secondFactor && !standing.secondFactor && standing.method !== 'sso')
    throw new Problem('invalid', says('setUpOwnTwoStepVerification'), {
      errors: [{ path: 'secondFactor', ...says('requiresYourOwnTwoStepVerificationFirst') }],
    })
  await system.transaction().execute(async (db) => {
    await tenants.setSecondFactor(db, signer.tenantId, secondFactor)
    const details = { secondFactor }
    await auditSignIn(db, signer, originOf(identity.actor), {
      action: 'sign-in-rules.changed',
      details,
    })
  })
  await forget(services, signer.tenantId)
  return query.findRules(system, signer.tenantId)
}
