import type { Import, ImportRow, ImportSource } from '@satchel/contract/imports/imports.ts'
import { t } from '@satchel/messages/t.ts'
import { formatNumber } from '../../lib/format/format.ts'

export const SOURCE_LABELS: Readonly<Record<ImportSource, string>> = {
  upload: t('imports.run.sourceLabels.upload'),
  urls: t('imports.run.sourceLabels.urls'),
  csv: 'CSV',
  sitemap: t('imports.run.sourceLabels.sitemap'),
  archive: t('imports.run.sourceLabels.archive'),
  links: t('imports.run.sourceLabels.links'),
}

export const STATUS_LABELS: Readonly<Record<Import['status'], string>> = {
  running: t('imports.run.statusLabels.running'),
  completed: t('imports.run.statusLabels.completed'),
  failed: t('imports.run.statusLabels.failed'),
  cancelled: t('imports.run.statusLabels.cancelled'),
  undoing: t('imports.run.statusLabels.undoing'),
  undone: t('imports.run.statusLabels.undone'),
}

export const ROW_LABELS: Readonly<Record<ImportRow['status'], string>> = {
  waiting: t('imports.run.rowLabels.waiting'),
  done: t('imports.run.rowLabels.done'),
  failed: t('imports.run.rowLabels.failed'),
  skipped: t('imports.run.rowLabels.skipped'),
}

/** Formats an outcome as "12 added, 3 failed, 2 were there already". */
export function formatOutcome({ done, failed, skipped, total, status, source }: Import): string {
  const there =
    source === 'links'
      ? t('imports.run.formatOutcome.alreadyHere')
      : t('imports.run.formatOutcome.alreadyInLibrary')
  const left = total - done - failed - skipped
  const parts = [
    t('imports.run.formatOutcome.added', { done }),
    failed > 0 && t('imports.run.formatOutcome.failed', { failed }),
    skipped > 0 && `${formatNumber(skipped)} ${there}`,
    left > 0 && status === 'cancelled' && t('imports.run.formatOutcome.notStarted', { left }),
  ]
  return parts.filter(Boolean).join(', ')
}

export function percentOf({ done, failed, skipped, total }: Import): number {
  return total === 0 ? 0 : Math.round(((done + failed + skipped) / total) * 100)
}
