import type { Import, ImportRow, ImportSource } from '@satchel/contract/imports/imports.ts'
import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

export { percentOf } from '../../../../features/imports/run-labels.ts'

export const SOURCE_LABELS: Readonly<Record<ImportSource, string>> = {
  upload: 'Subidas',
  urls: 'URL',
  csv: 'CSV',
  sitemap: 'Mapa del sitio',
  archive: 'Archivo ZIP',
  links: 'Enlaces',
}

export const STATUS_LABELS: Readonly<Record<Import['status'], string>> = {
  running: 'En curso',
  completed: 'Terminada',
  failed: 'Fallida',
  cancelled: 'Cancelada',
  undoing: 'Se está deshaciendo',
  undone: 'Deshecha',
}

export const ROW_LABELS: Readonly<Record<ImportRow['status'], string>> = {
  waiting: 'En espera',
  done: 'Añadida',
  failed: 'Fallida',
  skipped: 'Omitida',
}

export function formatOutcome({ done, failed, skipped, total, status, source }: Import): string {
  const there = source === 'links' ? 'ya presentes' : 'ya en la biblioteca'
  const left = total - done - failed - skipped
  const parts = [
    formatCount(done, 'añadido', 'añadidos'),
    failed > 0 && formatCount(failed, 'fallido', 'fallidos'),
    skipped > 0 && `${formatNumber(skipped)} ${there}`,
    left > 0 && status === 'cancelled' && `${formatNumber(left)} sin empezar`,
  ]
  return parts.filter(Boolean).join(', ')
}
