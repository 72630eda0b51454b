import type { Locale } from '@satchel/contract/languages.ts'
import {
  WISH_STATUS_COLORS,
  type WishSettings,
  type WishSettingsChange,
} from '@satchel/contract/wishes/settings.ts'
import { WISH_STATUSES } from '@satchel/contract/wishes/wishes.ts'
import { messagesIn } from '@satchel/messages/translate.ts'
import type { Scope } from '../platform/database/scope.ts'
import { requireVersion } from '../platform/http/if-match.ts'
import { record } from '../platform/live/events.ts'
import { mailLocale } from '../platform/mail/member-locale.ts'
import { invalidField, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import * as query from './settings-queries.ts'

type Statuses = WishSettings['statuses']

/** Returns the names of the statuses until the tenant names them. */
function defaultsIn(locale: Locale): Statuses {
  const t = messagesIn(locale)
  const entries = WISH_STATUSES.map((status) => [
    status,
    { label: t(`wishes.statuses.${status}`), color: WISH_STATUS_COLORS[status] },
  ])
  return Object.fromEntries(entries)
}

export async function get(scope: Scope): Promise<WishSettings> {
  const stored = await query.findSettings(scope)
  return {
    version: stored?.version ?? 1,
    needsApproval: stored?.needsApproval ?? false,
    statuses: named(defaultsIn(mailLocale(stored?.locale)), stored?.statuses ?? {}),
  }
}

export async function change(
  scope: Scope,
  ifMatch: number | undefined,
  { needsApproval, statuses = {} }: WishSettingsChange,
): Promise<WishSettings> {
  await query.lockSettings(scope)
  const before = await get(scope)
  requireVersion('settings', before.version, ifMatch)
  const after = named(before.statuses, statuses)
  requireDistinct(after)
  const values = { needsApproval: needsApproval ?? before.needsApproval, statuses: after }
  await query.updateSettings(scope, values)
  await record(scope, { type: 'settings.changed' })
  const details = { ...(needsApproval !== undefined && { needsApproval }), ...statuses }
  await audit(scope, { action: 'wishlist.changed', details })
  return { version: before.version + 1, ...values }
}

/** The names with those of a change in their place. */
function named(before: Statuses, change: query.StoredNames): Statuses {
  const entries = WISH_STATUSES.map((status) => {
    const { label = before[status].label, color = before[status].color } = change[status] ?? {}
    return [status, { label: label.trim(), color: color.toLowerCase() }]
  })
  return Object.fromEntries(entries)
}

function requireDistinct(statuses: Statuses): void {
  const seen = new Set<string>()
  for (const status of WISH_STATUSES) {
    const label = statuses[status].label.toLowerCase()
    if (seen.has(label))
      throw invalidField(`statuses.${status}.label`, says('isLabelOfAnotherStatus'))
    seen.add(label)
  }
}
