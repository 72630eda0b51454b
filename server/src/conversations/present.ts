import type { Link } from '@satchel/contract/links/links.ts'
import type { Message } from '@satchel/contract/links/messages.ts'
import { own } from '@satchel/contract/own.ts'
import { nameOfLead } from '../ctas/service.ts'
import * as links from '../links/service.ts'
import type { Config } from '../platform/config.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { MessageRow } from './list-queries.ts'

/** Returns messages as an answer shows them, with those of the attached links that the caller may see. */
export async function presentAll(
  scope: Scope,
  config: Config,
  rows: MessageRow[],
): Promise<Message[]> {
  const ids = [...new Set(rows.flatMap(({ linkIds }) => linkIds))]
  const attached = ids.length > 0 ? await links.findByIds(scope, config, ids) : []
  const byId = new Map(attached.map((link) => [link.id, link]))
  return rows.map((row) => present(row, byId))
}

function present(row: MessageRow, links: Map<string, Link>): Message {
  const { id, kind, at, conversationId, text, mailed, unread, memberId, memberName } = row
  const { email, emailProved, ctaId, ctaName, linkId, itemId, itemType, itemName } = row
  const { sharedToEmail, sharedToName, sharedToMemo, sharedToOrganization } = row
  const answers = row.values ? answersOf(row) : undefined
  const name = row.values ? nameOfLead(row.fields ?? [], row.values) : row.name
  return {
    ...{ id, kind, at, conversationId, mailed, unread },
    link: {
      ...{ id: linkId, itemId, itemType, itemName },
      ...{ sharedToEmail, sharedToName, sharedToMemo, sharedToOrganization },
    },
    by: memberId ? { id: memberId, name: memberName ?? '' } : null,
    visitor: { name, email, emailProved },
    text: answers ? answers.map(({ label, value }) => `${label}: ${value}`).join('\n') : text,
    ...(answers && { answers }),
    ...(ctaId && { cta: { id: ctaId, name: ctaName ?? '' } }),
    attached: row.linkIds.flatMap((each) => {
      const link = links.get(each)
      return link ? [attachedOf(link)] : []
    }),
  }
}

const attachedOf = ({ id, url, itemId, itemType, itemName }: Link) => ({
  ...{ linkId: id, url, itemId, itemType, itemName },
})

/** Returns the answers under their labels; a consent isn't an answer. */
function answersOf({ fields, values }: MessageRow): { label: string; value: string }[] {
  return (fields ?? []).flatMap(({ name, label, type }) => {
    const value = own(values ?? {}, name)
    if (value === undefined || value === false || value === '' || type === 'consent') return []
    return [{ label, value: value === true ? '✓' : value }]
  })
}
