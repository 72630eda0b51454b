import { Switch } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { useSyncExternalStore } from 'react'
import {
  asksForPrivacy,
  isUsageCounted,
  onUsageChoice,
  setUsageCounted,
} from '../../lib/tracker/usage-choice.ts'

/** Choice of this person, for this browser. */
export function UsageSwitch() {
  const isCounted = useSyncExternalStore(onUsageChoice, isUsageCounted)
  const isForced = asksForPrivacy()
  return (
    <Switch
      label={t('users.shareUsage')}
      description={isForced ? t('users.browserAsksForPrivacy') : t('users.usageHint')}
      checked={isCounted}
      disabled={isForced}
      onChange={({ currentTarget }) => setUsageCounted(currentTarget.checked)}
    />
  )
}
