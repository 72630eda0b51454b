import {
  KIND_NAMES,
  NOTIFICATION_KINDS,
  type NotificationChoice,
  type NotificationSettings,
} from '@satchel/contract/notifications.ts'
import type { Scope } from '../platform/database/scope.ts'
import { invalidField, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import * as defaultQuery from './default-queries.ts'
import * as query from './preference-queries.ts'

/** Returns what a person chose, else what the tenant's admins set, else what the product has. */
export async function settings(scope: Scope, memberId: string): Promise<NotificationSettings> {
  const own = await query.findPreference(scope, memberId)
  const set = await defaultQuery.findDefaults(scope)
  const isOwn = own.digest !== null || Object.keys(own.choices).length > 0
  return { ...merged([own, set]), isOwn }
}

/** Returns what people of the tenant are notified of unless they chose otherwise. */
export async function defaults(scope: Scope): Promise<NotificationSettings> {
  return merged([await defaultQuery.findDefaults(scope)])
}

/** The first of these that has a choice counts. */
function merged(sources: query.Preference[]): NotificationSettings {
  const kinds = KIND_NAMES.map((kind) => {
    const { app, mail } = NOTIFICATION_KINDS[kind]
    const chosen = (channel: 'app' | 'mail') =>
      sources.map(({ choices }) => choices[kind]?.[channel]).find((each) => each !== undefined)
    return {
      kind,
      app: chosen('app') ?? app,
      mail: mail === null ? null : (chosen('mail') ?? mail),
    }
  })
  const digest = sources.map((source) => source.digest).find((each) => each !== null)
  return { kinds, digest: digest ?? 'none' }
}

export interface SettingsChange {
  kinds?: NotificationChoice[]
  digest?: NotificationSettings['digest']
}

export async function changeSettings(
  scope: Scope,
  memberId: string,
  { kinds = [], digest }: SettingsChange,
): Promise<NotificationSettings> {
  requireChoosable(kinds)
  await query.changePreference(scope, memberId, { kinds, digest })
  return settings(scope, memberId)
}

export async function resetSettings(scope: Scope, memberId: string): Promise<NotificationSettings> {
  await query.clearPreference(scope, memberId)
  return settings(scope, memberId)
}

export async function changeDefaults(
  scope: Scope,
  change: SettingsChange,
): Promise<NotificationSettings> {
  const { kinds = [], digest } = change
  requireChoosable(kinds)
  await defaultQuery.changeDefaults(scope, { kinds, digest })
  await audit(scope, { action: 'notifications.changed', details: { ...change } })
  return defaults(scope)
}

function requireChoosable(kinds: NotificationChoice[]): void {
  const fixed = kinds.findIndex(
    ({ kind, mail }) => mail !== undefined && NOTIFICATION_KINDS[kind].mail === null,
  )
  if (fixed >= 0) throw invalidField(`kinds.${fixed}.mail`, says('cantBeChosenHere'))
}
