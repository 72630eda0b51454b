import type { Version } from '@satchel/contract/items/versions.ts'
import { formatBytes, formatDuration, formatNumber } from '../../../lib/format/format.ts'
import { fileTypeLabel } from '../../../ui/FileTypeMark.tsx'
import * as labels from './labels.ts'

/** Returns the facts in which two file versions can differ, with their labels. */
export function factsOf(version: Version): [label: string, fact: string][] {
  const { mime, bytes, pageCount, width, height, durationS } = version
  return [
    [labels.type, fileTypeLabel('file', mime)],
    ...(bytes === undefined ? [] : [fact(labels.size, formatBytes(bytes))]),
    ...(pageCount === undefined ? [] : [fact(labels.pages, labels.pageCount(pageCount))]),
    ...(width && height
      ? [fact(labels.dimensions, `${formatNumber(width)} × ${formatNumber(height)}`)]
      : []),
    ...(durationS === undefined ? [] : [fact(labels.length, formatDuration(durationS))]),
  ]
}

function fact(label: string, value: string): [string, string] {
  return [label, value]
}
