import type { Version } from '@satchel/contract/versions.ts'
import { formatBytes, formatCount, formatDuration, formatNumber } from '../../../lib/format.ts'
import { fileTypeLabel } from '../../../ui/FileTypeMark.tsx'

/** What tells one file from another, each with what it is called. */
export function factsOf(version: Version): [label: string, fact: string][] {
  const { mime, bytes, pageCount, width, height, durationS } = version
  return [
    ['Type', fileTypeLabel('file', mime)],
    ...(bytes === undefined ? [] : [fact('Size', formatBytes(bytes))]),
    ...(pageCount === undefined ? [] : [fact('Pages', formatCount(pageCount, 'page'))]),
    ...(width && height
      ? [fact('Dimensions', `${formatNumber(width)} × ${formatNumber(height)}`)]
      : []),
    ...(durationS === undefined ? [] : [fact('Length', formatDuration(durationS))]),
  ]
}

function fact(label: string, value: string): [string, string] {
  return [label, value]
}
