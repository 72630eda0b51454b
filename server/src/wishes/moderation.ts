import type { TrustedPerson, WishModeration } from '@satchel/contract/wishes/moderation.ts'
import type { Wish } from '@satchel/contract/wishes/wishes.ts'
import { may, type Scope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { change } from './change.ts'
import * as query from './moderation-queries.ts'
import { forget } from './notify.ts'
import { type Locked, lockAll, updateWish } from './queries.ts'
import { get, publish, requireLocked } from './service.ts'

type Context = Pick<Services, 'config' | 'secrets'>

/** Shows a wish that waits for approval to everyone, and on request those that its author makes from now on. */
export async function approve(scope: Scope, id: string, trust = false): Promise<Wish> {
  const wish = await requireLocked(scope, id)
  if (!wish.approved) await approveLocked(scope, wish)
  if (trust) await trustPerson(scope, wish.authorId)
  return get(scope, id)
}

async function approveLocked(scope: Scope, { id }: Locked): Promise<void> {
  await updateWish(scope, id, { approved: true })
  await publish(scope, id)
}

export async function remove(scope: Scope, id: string): Promise<void> {
  const wish = await requireLocked(scope, id)
  await requireDeletable(scope, wish)
  await removeLocked(scope, [wish])
}

async function requireDeletable(scope: Scope, { id, authorId }: Locked): Promise<void> {
  const { actor } = scope
  if (may(actor, 'library.write')) return
  if (authorId !== actor.id) throw new Problem('forbidden', says('onlyAuthorAndEditorsDeleteWish'))
  if (await query.isOthersToo(scope, id, authorId))
    throw new Problem('conflict', says('othersVotedForWish'))
}

async function removeLocked(scope: Scope, wishes: Locked[]): Promise<void> {
  const deleted = await query.deleteWishes(
    scope,
    wishes.map(({ id }) => id),
  )
  await forget(scope, deleted)
  for (const { id, title } of wishes) {
    await publish(scope, id)
    const target = { type: 'wish', id, name: title }
    await audit(scope, { action: 'wish.deleted', target })
  }
}

/** Decides about several wishes; those that are gone, were merged or decided about before are left out. */
export async function moderate(
  scope: Scope,
  services: Context,
  { wishIds, action, response }: WishModeration,
): Promise<{ changed: number }> {
  const locked = await lockAll(scope, wishIds)
  const chosen = locked.filter((wish) => wish.mergedInto === null && APPLIES[action](wish))
  if (action === 'delete') await removeLocked(scope, chosen)
  for (const wish of chosen) {
    if (action === 'approve') await approveLocked(scope, wish)
    if (action === 'decline') {
      const input = { status: 'declined' as const, ...(response && { response }) }
      await change(scope, services, { id: wish.id, ifMatch: undefined }, input)
    }
  }
  return { changed: chosen.length }
}

const APPLIES: Record<WishModeration['action'], (wish: Locked) => boolean> = {
  approve: ({ approved, status }) => !approved && status === 'open',
  decline: ({ status }) => status !== 'declined',
  delete: () => true,
}

async function trustPerson(scope: Scope, id: string): Promise<void> {
  const name = await query.trust(scope, id)
  if (name === undefined) return
  await audit(scope, { action: 'wishlist.trusted', target: { type: 'user', id, name } })
}

export async function removeTrusted(scope: Scope, id: string): Promise<void> {
  const name = orNotFound(await query.distrust(scope, id), 'Trusted person')
  await audit(scope, { action: 'wishlist.distrusted', target: { type: 'user', id, name } })
}

export async function listTrusted(scope: Scope): Promise<{ items: TrustedPerson[] }> {
  return { items: await query.findTrusted(scope) }
}
