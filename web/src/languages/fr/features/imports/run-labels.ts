import type { Import, ImportRow, ImportSource } from '@satchel/contract/imports/imports.ts'
import { formatNumber, pluralOf } from '../../../../lib/format/format.ts'

export { percentOf } from '../../../../features/imports/run-labels.ts'

export const SOURCE_LABELS: Readonly<Record<ImportSource, string>> = {
  upload: 'Chargements',
  urls: 'URL',
  csv: 'CSV',
  sitemap: 'Sitemap',
  archive: 'Archive',
  links: 'Liens',
}

export const STATUS_LABELS: Readonly<Record<Import['status'], string>> = {
  running: 'En cours',
  completed: 'Terminé',
  failed: 'En échec',
  cancelled: 'Annulé',
  undoing: 'Annulation complète en cours',
  undone: 'Entièrement annulé',
}

export const ROW_LABELS: Readonly<Record<ImportRow['status'], string>> = {
  waiting: 'En attente',
  done: 'Ajoutée',
  failed: 'En échec',
  skipped: 'Ignorée',
}

export function formatOutcome({ done, failed, skipped, total, status, source }: Import): string {
  const there = source === 'links' ? 'déjà là' : 'déjà dans la bibliothèque'
  const left = total - done - failed - skipped
  const parts = [
    `${formatNumber(done)} ${pluralOf(done, 'ajoutée', 'ajoutées')}`,
    failed > 0 && `${formatNumber(failed)} en échec`,
    skipped > 0 && `${formatNumber(skipped)} ${there}`,
    left > 0 &&
      status === 'cancelled' &&
      `${formatNumber(left)} non ${pluralOf(left, 'commencée', 'commencées')}`,
  ]
  return parts.filter(Boolean).join(', ')
}
