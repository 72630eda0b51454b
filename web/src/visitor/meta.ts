import type { VisitorCard } from '@satchel/contract/visitor.ts'
import { formatBytes, formatCount, formatDuration } from '../lib/format.ts'
import { fileTypeLabel } from '../ui/FileTypeMark.tsx'

/** "PDF · 24 pages · 2.1 MB" */
export function metaOf({ kind, mime, pageCount, durationS, bytes }: VisitorCard['item']): string {
  return [
    fileTypeLabel(kind, mime ?? ''),
    pageCount !== null && formatCount(pageCount, 'page'),
    durationS !== null && formatDuration(durationS),
    bytes !== null && formatBytes(bytes),
  ]
    .filter(Boolean)
    .join(' · ')
}
