import type { VisitorCard } from '@satchel/contract/visits/visitor.ts'
import { formatBytes, formatDuration } from '../lib/format/format.ts'
import { fillsFrame } from '../lib/items/fills-frame.ts'
import { type FileTypeName, fileTypeOf } from '../ui/FileTypeMark.tsx'
import { facts, type PlainKey, spoken, t } from './messages/messages.ts'

const TYPES: Record<Exclude<FileTypeName, 'pdf'>, PlainKey> = {
  link: 'typeLink',
  file: 'typeFile',
  slides: 'typeSlides',
  spreadsheet: 'typeSpreadsheet',
  document: 'typeDocument',
  image: 'typeImage',
  video: 'typeVideo',
  audio: 'typeAudio',
  webPage: 'typeWebPage',
  archive: 'typeArchive',
  text: 'typeText',
}

/** Returns the name of a file's type, such as "Slides". */
export function typeNameOf(kind: 'file' | 'link', mime: string | null): string {
  const type = fileTypeOf(kind, mime ?? '')
  return type === 'pdf' ? 'PDF' : t(TYPES[type])
}

/** Tells whether an item is a picture that loses little where it fills a frame of 4:3. */
export function isPhoto({ mime, width, height }: VisitorCard['item']): boolean {
  return (
    mime?.startsWith('image/') === true &&
    mime !== 'image/svg+xml' &&
    fillsFrame(width ?? 0, height ?? 0)
  )
}

/** Formats metadata as "PDF · 24 pages · 2.1 MB". */
export function metaOf({ kind, mime, pageCount, durationS, bytes }: VisitorCard['item']): string {
  return facts([
    typeNameOf(kind, mime),
    pageCount !== null && t('pages', { count: pageCount }),
    durationS !== null && formatDuration(durationS),
    bytes !== null && formatBytes(bytes, spoken()),
  ])
}
