import type { LeftOutReason } from '@satchel/contract/links/recall.ts'
import { t } from '@satchel/messages/t.ts'

const REASONS: Record<LeftOutReason, string> = {
  told: t('links.recall.reasons.told'),
  'up-to-date': t('links.recall.reasons.upToDate'),
  link: t('links.recall.reasons.link'),
  'hourly-limit': t('links.recall.reasons.hourlyLimit'),
  'daily-limit': t('links.recall.reasons.dailyLimit'),
}
export const leftOutBecause = (reason: LeftOutReason, people: number) =>
  t('links.recall.leftOutBecause', { people, reason: REASONS[reason] })
