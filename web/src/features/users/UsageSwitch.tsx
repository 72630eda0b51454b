import { Switch } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import {
  asksForPrivacy,
  isUsageCounted,
  onUsageChoice,
  setUsageCounted,
} from '../../lib/tracker/usage-choice.ts'
import * as labels from './labels.ts'

/** Choice of this person, for this browser. */
export function UsageSwitch() {
  const isCounted = useSyncExternalStore(onUsageChoice, isUsageCounted)
  const isForced = asksForPrivacy()
  return (
    <Switch
      label={labels.shareUsage}
      description={isForced ? labels.browserAsksForPrivacy : labels.usageHint}
      checked={isCounted}
      disabled={isForced}
      onChange={({ currentTarget }) => setUsageCounted(currentTarget.checked)}
    />
  )
}
