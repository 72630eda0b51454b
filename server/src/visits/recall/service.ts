import { OUTDATED_MAX, type OutdatedReader } from '@satchel/contract/recall.ts'
import * as items from '../../items/service.ts'
import * as links from '../../links/service.ts'
import { may, personOf, type Scope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { normalAddress } from '../../platform/mail/email-address.ts'
import * as query from './queries.ts'

/** Lists who has an earlier version of a file: by the caller's links, or everyone's if they may see them. */
export async function listOutdated(scope: Scope, services: Services, itemId: string) {
  const { kind, fileVersion: version } = await items.requireItem(scope, itemId)
  if (kind !== 'file' || version === 1)
    return { version: kind === 'file' ? version : null, items: [] }
  const sharedBy = may(scope.actor, 'links.all') ? undefined : personOf(scope)
  const asked = { itemId, version, sharedBy, limit: OUTDATED_MAX }
  const rows = await query.findOutdated(scope, asked)
  const found = await links.findByIds(
    scope,
    services.config,
    rows.map(({ linkId }) => linkId),
  )
  const byId = new Map(found.map((link) => [link.id, link]))
  const readers = rows.flatMap(({ isOpen, ...row }): OutdatedReader[] => {
    const link = byId.get(row.linkId)
    if (!link) return []
    const { url, sharedBy: sharer, sharedToMemo, sharedToOrganization } = link
    const isMine = sharer.id === scope.actor.id
    const mayTell = isMine && isOpen && row.email !== null && row.toldAt === null
    return [{ ...row, url, sharedBy: sharer, sharedToMemo, sharedToOrganization, mayTell }]
  })
  return { version, items: readers }
}

interface Telling {
  readers: { linkId: string; email: string }[]
  message?: string
}

/** Emails those of these readers who may be told, in the transaction that keeps that they were. */
export async function tell(
  scope: Scope,
  services: Services,
  itemId: string,
  { readers, message = '' }: Telling,
) {
  const { version, items: outdated } = await listOutdated(scope, services, itemId)
  const told = new Set<OutdatedReader>()
  const leftOut: Telling['readers'] = []
  for (const reader of readers) {
    const email = normalAddress(reader.email)
    const found = outdated.find(
      (each) => each.mayTell && each.linkId === reader.linkId && each.email === email,
    )
    const { linkId } = reader
    const isNew =
      found && email && version !== null
        ? await query.insertTold(scope, { itemId, version, linkId, email })
        : false
    if (!found || !isNew) leftOut.push(reader)
    else told.add(found)
  }
  const mails = [...told].flatMap(({ linkId, email }) => (email ? [{ linkId, email }] : []))
  await links.mailNewVersion(scope, services, mails, message)
  return { told: told.size, leftOut }
}
