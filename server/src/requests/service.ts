import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import {
  type FileRequest,
  type FileRequestChange,
  type FileRequestDetails,
  type FileRequestDraft,
  type FileRequestQuery,
  REQUEST_BYTES_DEFAULT,
} from '@satchel/contract/requests.ts'
import { Id } from '@satchel/contract/schemas.ts'
import { Type } from 'typebox'
import * as collections from '../collections/service.ts'
import * as links from '../links/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { requireVersion } from '../platform/http/if-match.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { record } from '../platform/live/events.ts'
import { invalidField, orNotFound, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import * as sites from '../sites/service.ts'
import { findFiles } from './file-queries.ts'
import { presentFile } from './present.ts'
import * as query from './queries.ts'

export { giveRequests } from './queries.ts'
export {
  begin,
  cancel,
  finish,
  forgetFilesOf,
  list as listShown,
  requireUpload,
} from './receive.ts'
export { findOfEmail, hasOpenRequest, type Sender } from './visitor-queries.ts'

export async function list(
  scope: Scope,
  { limit = PAGE_DEFAULT, cursor, ...filter }: FileRequestQuery,
) {
  const after = readCursor(cursor, Type.Object({ id: Id }))
  const place = { limit: limit + 1, before: after?.id }
  return pageOf(await query.findRequests(scope, filter, place), limit, ({ id }) => ({ id }))
}

export async function get(
  scope: Scope,
  services: Services,
  id: string,
): Promise<FileRequestDetails> {
  const request = orNotFound(await query.findRequest(scope, id), 'Request')
  const files = await findFiles(scope, id)
  return { ...request, files: files.map((file) => presentFile(scope, services, file)) }
}

/** Opens a request: from now on, visitors of its link can send files. */
export async function create(
  scope: Scope,
  services: Services,
  { title, note = '', slots = [], types = [], maxBytes, lastDay = null, ...rest }: FileRequestDraft,
): Promise<FileRequestDetails> {
  const target = await requireTarget(scope, services, rest)
  const id = await query.insertRequest(scope, {
    ...target,
    title: title.trim(),
    note: note.trim(),
    slots: distinctNames(slots),
    types: types.map((type) => type.toLowerCase()),
    maxBytes: maxBytes ?? REQUEST_BYTES_DEFAULT,
    lastDay,
  })
  const request = await get(scope, services, id)
  requireOpen(request)
  await publish(scope, 'files.requested', request)
  return request
}

type Target = Pick<FileRequestDraft, 'linkId' | 'collectionId' | 'siteId'>

/** Throws unless exactly one link, collection or site is named, and the caller may show it to visitors. */
async function requireTarget(
  scope: Scope,
  { config }: Services,
  { linkId, collectionId, siteId }: Target,
): Promise<Target> {
  const named = Object.entries({ linkId, collectionId, siteId }).filter(([, id]) => id)
  const [first, second] = named
  if (!first || second)
    throw invalidField(second?.[0] ?? 'linkId', says('nameOneLinkCollectionOrSite'))
  if (linkId) await links.requireLink(scope, config, linkId)
  if (collectionId) await collections.requireCollection(scope, collectionId)
  if (siteId) await sites.requireSite(scope, siteId)
  return Object.fromEntries([first])
}

function distinctNames(slots: { name: string }[]): string[] {
  const names = slots.map(({ name }) => name.trim())
  const again = names.findIndex((name, at) => names.indexOf(name) !== at)
  if (again >= 0) throw invalidField(`slots.${again}.name`, says('isNamedAlready'))
  return names
}

/** Throws if a request that is to be open isn't, as its last day is over. */
function requireOpen({ state }: FileRequest): void {
  if (state === 'closed') throw invalidField('lastDay', says('mustNotBeInPast'))
}

/** Changes the fields given; `state` closes a request or opens it again. */
export async function change(
  scope: Scope,
  services: Services,
  { id, ifMatch }: { id: string; ifMatch: number | undefined },
  { title, note, lastDay, state }: FileRequestChange,
): Promise<FileRequestDetails> {
  const before = orNotFound(await query.lockRequest(scope, id), 'Request')
  requireVersion('request', before.version, ifMatch)
  await query.updateRequest(scope, id, {
    ...(title !== undefined && { title: title.trim() }),
    ...(note !== undefined && { note: note.trim() }),
    ...(lastDay !== undefined && { lastDay }),
    ...(state && { closedAt: state === 'closed' ? new Date().toISOString() : null }),
  })
  const after = await get(scope, services, id)
  if (state === 'open' || (lastDay && state === undefined && before.isOpen)) requireOpen(after)
  const isOpen = after.state === 'open'
  if (isOpen === before.isOpen) await record(scope, eventOf(id))
  else await publish(scope, isOpen ? 'files.requested' : 'files.request-closed', after)
  return after
}

/** Records that visitors may send files, or no longer may. */
async function publish(
  scope: Scope,
  action: 'files.requested' | 'files.request-closed',
  { id, title, linkId, collectionId, siteId }: FileRequest,
): Promise<void> {
  const target = { type: 'file-request', id, name: title }
  await audit(scope, { action, target, details: { linkId, collectionId, siteId } })
  await record(scope, eventOf(id))
}

const eventOf = (requestId: string) => ({ type: 'request.changed', data: { requestId } }) as const
