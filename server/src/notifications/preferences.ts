import {
  KIND_NAMES,
  NOTIFICATION_KINDS,
  type NotificationChoice,
  type NotificationSettings,
} from '@satchel/contract/notifications.ts'
import type { Scope } from '../platform/database/scope.ts'
import { invalidField } from '../platform/problem.ts'
import * as query from './preference-queries.ts'

export async function settings(scope: Scope, memberId: string): Promise<NotificationSettings> {
  const { choices, digest } = await query.findPreference(scope, memberId)
  const kinds = KIND_NAMES.map((kind) => {
    const { app, mail } = NOTIFICATION_KINDS[kind]
    const chosen = choices[kind]
    return {
      kind,
      app: chosen?.app ?? app,
      mail: mail === null ? null : (chosen?.mail ?? mail),
    }
  })
  return { kinds, digest }
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
  const fixed = kinds.findIndex(
    ({ kind, mail }) => mail !== undefined && NOTIFICATION_KINDS[kind].mail === null,
  )
  if (fixed >= 0) throw invalidField(`kinds.${fixed}.mail`, 'can’t be chosen here')
  await query.changePreference(scope, memberId, { kinds, digest })
  return settings(scope, memberId)
}
