import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileTypeFromFile } from 'file-type'
import { decodeText } from '../platform/files/decode-text.ts'
import { isOffice } from '../platform/files/document-types.ts'
import type { Identity, Kind } from './messages.ts'
import { officeType } from './office/office-type.ts'
import { isReadByMagick } from './pictures/magick.ts'

const BINARY = 'application/octet-stream'
const SAMPLE_BYTES = 64 * 1024

/** Formats without a signature, distinguished by name once the content is known to be text. */
const TEXT_BY_EXTENSION: Record<string, string> = {
  '.txt': 'text/plain',
  '.log': 'text/plain',
  '.md': 'text/markdown',
  '.markdown': 'text/markdown',
  '.csv': 'text/csv',
  '.tsv': 'text/tab-separated-values',
}

/** Office formats before 2007, which share one container. */
const COMPOUND_BY_EXTENSION: Record<string, string> = {
  '.doc': 'application/msword',
  '.xls': 'application/vnd.ms-excel',
  '.ppt': 'application/vnd.ms-powerpoint',
  // A new-style document in the old container is an encrypted one.
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}

const IMAGES = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
  'image/heic',
  'image/heif',
  'image/vnd.adobe.photoshop',
  'image/svg+xml',
])

const RECORDINGS = new Set([
  'application/ogg',
  'application/mxf',
  'application/vnd.ms-asf',
  'application/vnd.rn-realmedia',
])

export async function identify(path: string, name: string): Promise<Identity> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    hash.update(chunk)
    bytes += chunk.length
  }
  const mime = await sniff(path, name)
  return { mime, kind: kindOf(mime), bytes, sha256: hash.digest('hex') }
}

function kindOf(mime: string): Kind {
  if (IMAGES.has(mime) || isReadByMagick(mime)) return 'image'
  if (mime === 'application/pdf') return 'pdf'
  if (isOffice(mime)) return 'office'
  if (/^(video|audio)\//.test(mime) || RECORDINGS.has(mime)) return 'media'
  if (/^text\//.test(mime) || mime === 'application/xml') return 'text'
  return 'other'
}

async function sniff(path: string, name: string): Promise<string> {
  const extension = extname(name).toLowerCase()
  const sample = await readPart(path)
  const text = decodeText(sample)
  const named = TEXT_BY_EXTENSION[extension]
  if (text !== null && named) return named
  const mime = (await fileTypeFromFile(path))?.mime ?? beginning(sample)
  if (mime === 'application/x-cfb') return COMPOUND_BY_EXTENSION[extension] ?? mime
  if (mime === 'application/zip') return (await officeType(path)) ?? mime
  if (mime && mime !== 'application/xml') return mime
  if (await isPdf(path, sample, extension)) return 'application/pdf'
  return text === null ? ((await officeType(path)) ?? BINARY) : sniffMarkup(text)
}

/** Returns the type of a TIFF that ends before its description of itself, which the library goes by. */
function beginning(sample: Buffer): string | undefined {
  return /^(II\*\0|MM\0\*)/.test(sample.toString('latin1', 0, 4)) ? 'image/tiff' : undefined
}

/** Readers of PDF take what has the header a little later, behind what a mail or printer program left. */
const PDF_HEADER_BYTES = 1_024
const PDF_HEADER = /%PDF-\d/

/** A text about PDFs has no end of one. */
async function isPdf(path: string, sample: Buffer, extension: string): Promise<boolean> {
  if (!PDF_HEADER.test(sample.toString('latin1', 0, PDF_HEADER_BYTES))) return false
  if (extension === '.pdf') return true
  const { size } = await stat(path)
  return (await readPart(path, Math.max(0, size - SAMPLE_BYTES))).includes('%%EOF')
}

function sniffMarkup(text: string): string {
  const start = text.replace(/^\s*(<\?xml[^>]*>|<!--[\s\S]*?-->|\s)*/, '').slice(0, 200)
  if (/^<!doctype html|^<html/i.test(start)) return 'text/html'
  if (/^<(\w+:)?svg[\s>]/i.test(withoutDoctype(text))) return 'image/svg+xml'
  return text.startsWith('<?xml') ? 'application/xml' : 'text/plain'
}

/** Removes the doctype, which drawing programs extend with their own entities. */
function withoutDoctype(text: string): string {
  return text
    .replace(/^\s*(<\?xml[^>]*>|<!--[\s\S]*?-->|\s)*/, '')
    .replace(/^<!doctype svg[^>[]*(\[[^\]]*\]\s*)?>\s*(<!--[\s\S]*?-->|\s)*/i, '')
    .slice(0, 200)
}

async function readPart(path: string, start = 0): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(SAMPLE_BYTES),
      0,
      SAMPLE_BYTES,
      start,
    )
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
