import type { Version } from '@satchel/contract/items/versions.ts'
import { t } from '@satchel/messages/t.ts'
import { formatBytes, formatDuration, formatNumber } from '../../../lib/format/format.ts'
import { fileTypeLabel } from '../../../ui/FileTypeMark.tsx'

/** Returns the facts in which two file versions can differ, with their labels. */
export function factsOf(version: Version): [label: string, fact: string][] {
  const { mime, bytes, pageCount, width, height, durationS } = version
  return [
    [t('items.versions.type'), fileTypeLabel('file', mime)],
    ...(bytes === undefined ? [] : [fact(t('items.versions.size'), formatBytes(bytes))]),
    ...(pageCount === undefined
      ? []
      : [fact(t('items.versions.pages'), t('items.versions.pageCount', { count: pageCount }))]),
    ...(width && height
      ? [fact(t('items.versions.dimensions'), `${formatNumber(width)} × ${formatNumber(height)}`)]
      : []),
    ...(durationS === undefined
      ? []
      : [fact(t('items.versions.length'), formatDuration(durationS))]),
  ]
}

function fact(label: string, value: string): [string, string] {
  return [label, value]
}
