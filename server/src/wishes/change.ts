import type { Wish, WishChange, WishStatus } from '@satchel/contract/wishes/wishes.ts'
import type { Updateable } from 'kysely'
import * as items from '../items/service.ts'
import type { Wish as WishTable } from '../platform/database/database-types.ts'
import { actingPerson, may, personOf, type Scope } from '../platform/database/scope.ts'
import { requireVersion } from '../platform/http/if-match.ts'
import type { Services } from '../platform/http/services.ts'
import { invalidField, Problem, says } from '../platform/problem.ts'
import { publishToWebhooks } from '../webhooks/service.ts'
import { findActive } from './comment-queries.ts'
import { notifyOfAssignment, notifyOfStatus } from './notify.ts'
import * as query from './queries.ts'
import { get, lineOf, publish, requireLocked, textOf, titleOf } from './service.ts'

type Context = Pick<Services, 'config' | 'secrets'>

/** The fields given, all of them or none. */
export async function change(
  scope: Scope,
  services: Context,
  { id, ifMatch }: { id: string; ifMatch: number | undefined },
  input: WishChange,
): Promise<Wish> {
  const before = await requireLocked(scope, id)
  requireRights(scope, before, input)
  requireVersion('wish', before.version, ifMatch)
  await requireAssignee(scope, before, input.assigneeId)
  if (input.itemIds) await requireItems(scope, input.itemIds)
  await requireDelivery(scope, before, input)
  if (input.itemIds) await query.setItems(scope, id, input.itemIds)
  await query.updateWish(scope, id, columnsOf(scope, before, input))
  await publish(scope, id)
  const after = await get(scope, id)
  const { assigneeId, status } = input
  if (assigneeId && assigneeId !== before.assigneeId)
    await notifyOfAssignment(scope, after, assigneeId)
  if (status && status !== before.status)
    await notifyOfStatus(scope, services, id, before.status as WishStatus, status)
  if (status === 'done' && before.status !== 'done') await publishDelivered(scope, after)
  return after
}

function publishDelivered(scope: Scope, wish: Wish): Promise<void> {
  const { id, kind, title, organization, itemIds, author } = wish
  const by = actingPerson(scope)
  const data = { id, kind, title, organization, itemIds, author, by }
  return publishToWebhooks(scope, 'wish.delivered', data)
}

function requireRights({ actor }: Scope, before: query.Locked, input: WishChange): void {
  if (may(actor, 'library.write')) return
  if (before.authorId !== actor.id)
    throw new Problem('forbidden', says('onlyAuthorAndEditorsChangeWish'))
  if (input.status !== undefined && input.status !== before.status)
    throw new Problem('forbidden', says('onlyEditorsCanChangeStatusOfWish'))
}

async function requireAssignee(
  scope: Scope,
  before: query.Locked,
  assigneeId: string | null | undefined,
): Promise<void> {
  if (!assigneeId || assigneeId === before.assigneeId) return
  const [active] = await findActive(scope, [assigneeId])
  if (!active) throw invalidField('assigneeId', says('mustBeMember'))
}

async function requireItems(scope: Scope, itemIds: string[]): Promise<void> {
  const existing = new Set(await items.visibleIds(scope, itemIds))
  const errors = itemIds.flatMap((id, index) =>
    existing.has(id) ? [] : [{ path: `itemIds.${index}`, ...says('isNotItem') }],
  )
  if (errors.length > 0) throw new Problem('invalid', says('someIdsAreInvalid'), { errors })
}

/** Content is done by items: whoever asked for it wants to have it. */
async function requireDelivery(
  scope: Scope,
  before: query.Locked,
  { kind = before.kind as Wish['kind'], status, itemIds }: WishChange,
): Promise<void> {
  if (kind !== 'content' || (status ?? before.status) !== 'done') return
  const isDelivered = itemIds ? itemIds.length > 0 : await query.hasItems(scope, before.id)
  // What was done stays done although its items were deleted in the meantime.
  const isTouched = itemIds !== undefined || before.status !== 'done' || before.kind !== kind
  if (isTouched && !isDelivered) throw invalidField('itemIds', says('mustNameItemsThatDeliver'))
}

function columnsOf(scope: Scope, before: query.Locked, input: WishChange): Updateable<WishTable> {
  const { itemIds: _, title, organization, response, status, ...own } = input
  return {
    ...own,
    ...(title !== undefined && { title: titleOf(title) }),
    ...(organization !== undefined && { organization: lineOf(organization) }),
    ...(response !== undefined && { response: textOf(response) }),
    ...(status && status !== before.status && statusColumns(scope, before, status, own.assigneeId)),
  }
}

/** Returns columns of the status: a wish an editor decided about needs no approval, unless they declined it. */
function statusColumns(
  scope: Scope,
  before: query.Locked,
  status: Wish['status'],
  assigneeId: string | null = before.assigneeId,
): Updateable<WishTable> {
  const isDone = status === 'done'
  return {
    status,
    approved: before.approved || status !== 'declined',
    doneAt: isDone ? new Date().toISOString() : null,
    doneBy: isDone ? (assigneeId ?? personOf(scope)) : null,
  }
}
