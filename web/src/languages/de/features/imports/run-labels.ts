import type { Import, ImportRow, ImportSource } from '@satchel/contract/imports/imports.ts'
import { formatNumber } from '../../../../lib/format/format.ts'

export { percentOf } from '../../../../features/imports/run-labels.ts'

export const SOURCE_LABELS: Readonly<Record<ImportSource, string>> = {
  upload: 'Hochgeladen',
  urls: 'URLs',
  csv: 'CSV',
  sitemap: 'Sitemap',
  archive: 'Archiv',
  links: 'Links',
}

export const STATUS_LABELS: Readonly<Record<Import['status'], string>> = {
  running: 'Läuft',
  completed: 'Fertig',
  failed: 'Fehlgeschlagen',
  cancelled: 'Abgebrochen',
  undoing: 'Wird rückgängig gemacht',
  undone: 'Rückgängig gemacht',
}

export const ROW_LABELS: Readonly<Record<ImportRow['status'], string>> = {
  waiting: 'Wartet',
  done: 'Hinzugefügt',
  failed: 'Fehlgeschlagen',
  skipped: 'Übersprungen',
}

/** Formats an outcome as "12 hinzugefügt, 3 fehlgeschlagen, 2 schon in der Bibliothek". */
export function formatOutcome({ done, failed, skipped, total, status, source }: Import): string {
  const there = source === 'links' ? 'schon vorhanden' : 'schon in der Bibliothek'
  const left = total - done - failed - skipped
  const parts = [
    `${formatNumber(done)} hinzugefügt`,
    failed > 0 && `${formatNumber(failed)} fehlgeschlagen`,
    skipped > 0 && `${formatNumber(skipped)} ${there}`,
    left > 0 && status === 'cancelled' && `${formatNumber(left)} nicht begonnen`,
  ]
  return parts.filter(Boolean).join(', ')
}
