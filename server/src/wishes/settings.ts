import type { WishSettings, WishSettingsChange } from '@satchel/contract/wishes/settings.ts'
import { WISH_STATUSES } from '@satchel/contract/wishes/wishes.ts'
import type { Scope } from '../platform/database/scope.ts'
import { requireVersion } from '../platform/http/if-match.ts'
import { record } from '../platform/live/events.ts'
import { invalidField } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import * as query from './settings-queries.ts'

type Statuses = WishSettings['statuses']

/** Names of the statuses until the tenant names them. */
const DEFAULTS: Statuses = {
  open: { label: 'Open', color: '#64748b' },
  planned: { label: 'Planned', color: '#2563eb' },
  started: { label: 'In progress', color: '#b45309' },
  done: { label: 'Done', color: '#15803d' },
  declined: { label: 'Declined', color: '#b91c1c' },
}

export async function get(scope: Scope): Promise<WishSettings> {
  const stored = await query.findSettings(scope)
  const { version = 1, needsApproval = false, statuses = {} } = stored ?? {}
  return { version, needsApproval, statuses: named(DEFAULTS, statuses) }
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
      throw invalidField(`statuses.${status}.label`, 'is the label of another status')
    seen.add(label)
  }
}
