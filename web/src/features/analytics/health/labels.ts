import type { HealthKind } from '@satchel/contract/analytics/health.ts'
import { t } from '@satchel/messages/t.ts'

export type Kind = HealthKind | 'gaps'

export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  expiring: t('analytics.health.kindLabels.expiring'),
  broken: t('analytics.health.kindLabels.broken'),
  unclassified: t('analytics.health.kindLabels.unclassified'),
  stale: t('analytics.health.kindLabels.stale'),
  unused: t('analytics.health.kindLabels.unused'),
  gaps: t('analytics.health.kindLabels.gaps'),
}

export const KIND_LINES: Readonly<Record<Kind, string>> = {
  expiring: t('analytics.health.kindLines.expiring'),
  broken: t('analytics.health.kindLines.broken'),
  unclassified: t('analytics.health.kindLines.unclassified'),
  stale: t('analytics.health.kindLines.stale'),
  unused: t('analytics.health.kindLines.unused'),
  gaps: t('analytics.health.kindLines.gaps'),
}

export const EMPTY: Readonly<Record<Kind, string>> = {
  expiring: t('analytics.health.empty.expiring'),
  broken: t('analytics.health.empty.broken'),
  unclassified: t('analytics.health.empty.unclassified'),
  stale: t('analytics.health.empty.stale'),
  unused: t('analytics.health.empty.unused'),
  gaps: t('analytics.health.empty.gaps'),
}
