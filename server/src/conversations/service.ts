import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import { Type } from 'typebox'
import * as links from '../links/service.ts'
import * as notifications from '../notifications/service.ts'
import type { Config } from '../platform/config.ts'
import { personOf, requirePermission, type Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import { deleteOfSubjects } from '../webhooks/service.ts'
import { findMessages, type MessageFilter } from './list-queries.ts'
import { presentAll } from './present.ts'
import * as query from './queries.ts'

export { answerEmail } from './emails.ts'
export { threadHeaders } from './message-ids.ts'
export { withNames } from './names.ts'
export { notifySharer } from './notify-queries.ts'
export { findOfEmail } from './queries.ts'
export { receive } from './receive.ts'
export { threadOf } from './thread.ts'

/** Lists what is written on a link that the caller may see. */
export async function listOfLink(scope: Scope, config: Config, linkId: string, page: CursorQuery) {
  await links.requireLink(scope, config, linkId)
  return pageOfMessages(scope, config, { linkId }, page)
}

interface Chosen extends CursorQuery {
  email?: string
  unread?: boolean
  everyone?: boolean
}

/** Lists what is written on the caller's links, or on everyone's if they may see them. */
export async function list(
  scope: Scope,
  config: Config,
  { email, unread = false, everyone = false, ...page }: Chosen,
) {
  if (everyone) requirePermission(scope.actor, 'links.all')
  const filter = {
    unread,
    ...(email && { email }),
    ...(!everyone && { sharedBy: personOf(scope) }),
  }
  return pageOfMessages(scope, config, filter, page)
}

async function pageOfMessages(
  scope: Scope,
  config: Config,
  filter: Omit<MessageFilter, 'limit'>,
  { limit = PAGE_DEFAULT, cursor }: CursorQuery,
) {
  const before = readCursor(cursor, Type.Object({ id: Id }))?.id
  const rows = await findMessages(scope, {
    ...filter,
    ...(before && { before }),
    limit: limit + 1,
  })
  const page = pageOf(rows, limit, ({ id }) => ({ id }))
  return { ...page, items: await presentAll(scope, config, page.items) }
}

/** Marks everything on a link as read by the caller, also in their notifications. */
export async function markRead(scope: Scope, config: Config, linkId: string): Promise<void> {
  await links.requireLink(scope, config, linkId)
  await query.markRead(scope, linkId)
  await notifications.markPageRead(scope, `/links/${linkId}`, ['share-reply', 'cta-submission'])
}

/** Deletes the conversations with an address, as its owner asks. */
export async function forgetMessagesOf(scope: Scope, email: string): Promise<void> {
  await deleteOfSubjects(scope, await query.deleteOfEmail(scope, email))
}
