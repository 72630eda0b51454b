import {
  type LeftOutReason,
  OUTDATED_MAX,
  type OutdatedReader,
} from '@satchel/contract/links/recall.ts'
import * as items from '../../items/service.ts'
import * as links from '../../links/service.ts'
import { may, personOf, type Scope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { normalEmail } from '../../platform/mail/email-address.ts'
import * as query from './queries.ts'

/** Lists who has an earlier version of a file: by the caller's links, or everyone's if they may see them. */
export async function listOutdated(
  scope: Scope,
  services: Services,
  itemId: string,
  emails?: string[],
) {
  const { kind, name, fileVersion: version } = await items.requireItem(scope, itemId)
  if (kind !== 'file' || version === 1)
    return { name, version: kind === 'file' ? version : null, items: [], remaining: 0 }
  const hasAll = may(scope.actor, 'links.all')
  const sharedBy = hasAll ? undefined : personOf(scope)
  const outdated = { itemId, version, sharedBy, emails }
  const rows = await query.findOutdated(scope, outdated, emails ? null : OUTDATED_MAX)
  const found = await links.findByIds(
    scope,
    services.config,
    rows.map(({ linkId }) => linkId),
  )
  const byId = new Map(found.map((link) => [link.id, link]))
  const readers = rows.flatMap(({ isOpen, remaining: _, ...row }): OutdatedReader[] => {
    const link = byId.get(row.linkId)
    if (!link) return []
    const { url, sharedBy: sharer, sharedToName, sharedToMemo, sharedToOrganization } = link
    const isTheirs = hasAll || sharer.id === scope.actor.id
    const mayTell = isTheirs && isOpen && row.email !== null && row.toldAt === null
    return [
      { ...row, url, sharedBy: sharer, sharedToName, sharedToMemo, sharedToOrganization, mayTell },
    ]
  })
  return { name, version, items: readers, remaining: rows[0]?.remaining ?? 0 }
}

interface Telling {
  readers: query.Reader[]
  message?: string
}

/**
 * Emails those of these readers who may be told, in the transaction that keeps that they were. Those left out because
 * of a limit can be told later.
 */
export async function tell(
  scope: Scope,
  services: Services,
  itemId: string,
  { message = '', ...rest }: Telling,
) {
  const named = rest.readers.map((each) => ({ ...each, email: normalEmail(each.email) }))
  const readers = [...new Map(named.map((each) => [keyOf(each), each])).values()]
  const emails = readers.map(({ email }) => email)
  const { name, version, items: outdated } = await listOutdated(scope, services, itemId, emails)
  const byKey = new Map(outdated.map((reader) => [keyOf(reader), reader]))
  const chosen = readers.filter((reader) => byKey.get(keyOf(reader))?.mayTell)
  const file = { itemId, version: version ?? 0 }
  const isNew = new Set((await query.insertNotified(scope, file, chosen)).map(keyOf))
  const due = chosen.filter((reader) => isNew.has(keyOf(reader)))
  const changes = await items.findChangesTo(scope, itemId, file.version)
  const recipients = due.map((reader) => {
    const from = byKey.get(keyOf(reader))?.version
    return { ...reader, changes: from === undefined ? undefined : changes.get(from) }
  })
  const refused = await links.mailNewVersion(scope, services, recipients, { name, message })
  await query.deleteNotified(scope, file, [...refused.keys()])
  const leftOut = readers.flatMap((reader) => {
    const key = keyOf(reader)
    const limit = refused.get(reader.email)
    if (isNew.has(key) && !limit) return []
    return [{ ...reader, reason: reasonOf(byKey.get(key), limit) }]
  })
  return { told: due.length - refused.size, leftOut }
}

function reasonOf(
  reader: OutdatedReader | undefined,
  limit: LeftOutReason | undefined,
): LeftOutReason {
  if (!reader) return 'up-to-date'
  if (reader.mayTell) return limit ?? 'told'
  return reader.toldAt === null ? 'link' : 'told'
}

const keyOf = ({ linkId, email }: Pick<OutdatedReader, 'linkId' | 'email'>) => `${linkId} ${email}`
