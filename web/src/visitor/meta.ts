import type { VisitorCard } from '@satchel/contract/visits/visitor.ts'
import { formatBytes, formatDuration } from '../lib/format/format.ts'
import { fileTypeLabel } from '../ui/FileTypeMark.tsx'
import * as labels from './labels.ts'

/** Formats metadata as "PDF · 24 pages · 2.1 MB". */
export function metaOf({ kind, mime, pageCount, durationS, bytes }: VisitorCard['item']): string {
  return [
    fileTypeLabel(kind, mime ?? ''),
    pageCount !== null && labels.pages(pageCount),
    durationS !== null && formatDuration(durationS),
    bytes !== null && formatBytes(bytes),
  ]
    .filter(Boolean)
    .join(' · ')
}
