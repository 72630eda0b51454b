import { randomBytes } from 'node:crypto'
import type { AuditAction } from '@satchel/contract/audit.ts'
import type { Erasure } from '@satchel/contract/erasure.ts'
import type { Db } from '../platform/database/database.ts'
import { type Actor, personOf, type Scope, withNewTenant } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { announceChange } from '../platform/security/identity.ts'
import { flushVisits } from '../tracking/service.ts'
import * as users from '../users/service.ts'
import { ERASED_NAME, type Patterns, patternsOf } from './pattern.ts'
import * as query from './queries.ts'
import * as replacing from './replace-queries.ts'

/** Returns an address that nobody has or can have. It isn't made of the erased one. */
const newPseudonym = () => `erased-${randomBytes(5).toString('hex')}@erased.invalid`

/** The address to erase, its patterns, and the address in its place. */
interface Erased {
  email: string
  patterns: Patterns
  pseudonym: string
}

/**
 * Erases a deactivated person, in one transaction: their name and address are replaced wherever the company has them, and
 * nobody signs in as them again. The audit log stays as it is, with a further entry that has neither.
 */
export async function eraseUser(services: Services, actor: Actor, id: string): Promise<Erasure> {
  const pseudonym = newPseudonym()
  const { person, rows, at } = await erase(services, actor, async (scope, system) => {
    const person = await requireErasable(scope, id)
    const names = [person.name, ...(await query.findDirectoryNames(scope, id))]
    const patterns = patternsOf([person.email], names, [id])
    const rows = await replaceAll(scope, system, { email: person.email, patterns, pseudonym })
    const at = await query.emptyPerson(scope, id, pseudonym)
    await query.asOwner(system, () => query.emptySignIn(system, person, pseudonym))
    await announceChange(scope, id)
    await note(scope, 'user.erased', { type: 'user', id }, { pseudonym, rows })
    return { person, rows, at }
  })
  services.forgetIdentities(id)
  const { avatarLarge: large, avatarMedium: medium, avatarThumbnail: thumbnail } = person
  await users.dropAvatar(services, { large, medium, thumbnail })
  return { pseudonym, rows, at }
}

/**
 * Erases whoever has an address that a sharer or a visitor typed in, in one transaction: it and what they are called are
 * replaced wherever the company has them, and the answers of their forms emptied. Links for them still open.
 */
export async function eraseAddress(
  services: Services,
  actor: Actor,
  email: string,
): Promise<Erasure> {
  const pseudonym = newPseudonym()
  return erase(services, actor, async (scope, system) => {
    await requireNoColleague(scope, email)
    const patterns = patternsOf([email], await query.findNames(scope, email))
    const rows = await replaceAll(scope, system, { email, patterns, pseudonym })
    if (rows === 0) throw new Problem('not-found', says('nothingStoredUnderAddress'))
    const at = await query.findTime(scope)
    await note(scope, 'address.erased', { type: 'address' }, { pseudonym, rows })
    return { pseudonym, rows, at }
  })
}

/** Works in the actor's tenant once all visits are stored, with a handle that can have the rights of the product. */
async function erase<T>(
  services: Services,
  actor: Actor,
  work: (scope: Scope, system: Db) => Promise<T>,
): Promise<T> {
  await flushVisits(services, actor.tenantId)
  return withNewTenant(services.database, async (system, enter) => work(await enter(actor), system))
}

async function replaceAll(scope: Scope, system: Db, erased: Erased): Promise<number> {
  const { email, patterns, pseudonym } = erased
  let rows = await replacing.deleteWaiting(scope, email)
  await replacing.replaceMemos(scope, email)
  rows += await replacing.replaceAnswers(scope, email, pseudonym)
  for (const [table, columns] of await replacing.findColumns(scope))
    rows += await replacing.replaceIn(scope, table, columns, erased)
  const { tenantId } = scope.actor
  return query.asOwner(system, async () => {
    rows += await query.deleteWords(system, tenantId, patterns.address)
    return rows + (await query.deleteJobs(system, tenantId, patterns))
  })
}

const note = (
  scope: Scope,
  action: AuditAction,
  target: { type: string; id?: string },
  details: { pseudonym: string; rows: number },
) => audit(scope, { action, target: { ...target, name: ERASED_NAME }, details })

async function requireErasable(scope: Scope, id: string) {
  const person = orNotFound(await query.lockPerson(scope, id), 'User')
  const me = orNotFound(await query.lockPerson(scope, personOf(scope)), 'User')
  if (person.role === 'owner' && me.role !== 'owner')
    throw new Problem('forbidden', says('onlyOwnerCanChangeOwner'))
  if (person.erasedAt !== null) throw new Problem('conflict', says('personErasedAlready'))
  if (person.status !== 'deactivated') throw new Problem('conflict', says('deactivatePersonFirst'))
  return person
}

async function requireNoColleague(scope: Scope, email: string): Promise<void> {
  const colleague = await query.findMemberWith(scope, email)
  if (colleague) throw invalidField('email', says('addressOfPerson'))
}
