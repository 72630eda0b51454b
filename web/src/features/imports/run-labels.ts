import type { Import, ImportRow, ImportSource } from '@satchel/contract/imports/imports.ts'
import { formatNumber } from '../../lib/format/format.ts'

export const SOURCE_LABELS: Readonly<Record<ImportSource, string>> = {
  upload: 'Uploads',
  urls: 'URLs',
  csv: 'CSV',
  sitemap: 'Sitemap',
  archive: 'Archive',
  links: 'Links',
}

export const STATUS_LABELS: Readonly<Record<Import['status'], string>> = {
  running: 'Running',
  completed: 'Done',
  failed: 'Failed',
  cancelled: 'Canceled',
  undoing: 'Being undone',
  undone: 'Undone',
}

export const ROW_LABELS: Readonly<Record<ImportRow['status'], string>> = {
  waiting: 'Waiting',
  done: 'Added',
  failed: 'Failed',
  skipped: 'Skipped',
}

/** Formats an outcome as "12 added, 3 failed, 2 were there already". */
export function formatOutcome({ done, failed, skipped, total, status, source }: Import): string {
  const there = source === 'links' ? 'already here' : 'already in library'
  const left = total - done - failed - skipped
  const parts = [
    `${formatNumber(done)} added`,
    failed > 0 && `${formatNumber(failed)} failed`,
    skipped > 0 && `${formatNumber(skipped)} ${there}`,
    left > 0 && status === 'cancelled' && `${formatNumber(left)} not started`,
  ]
  return parts.filter(Boolean).join(', ')
}

export function percentOf({ done, failed, skipped, total }: Import): number {
  return total === 0 ? 0 : Math.round(((done + failed + skipped) / total) * 100)
}
