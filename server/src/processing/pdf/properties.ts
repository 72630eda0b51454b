import {
  decodePDFRawStream,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import type { HiddenCount } from '../hidden-content.ts'
import { xmlReader } from '../office/xml-reader.ts'

const name = (text: string) => PDFName.of(text)
/** Properties that say nothing about people or the text. */
const TECHNICAL = new Set([
  ...['/Title', '/Creator', '/Producer', '/CreationDate', '/ModDate', '/Trapped'],
])
const PROPERTIES = new Set(['dc:description', 'dc:subject', 'pdf:Keywords', 'photoshop:Credit'])

/** Counts and removes a PDF's properties but its title; tells whether there were any. */
export function removeProperties(document: PDFDocument, hidden: HiddenCount): boolean {
  const { context, catalog } = document
  const info = context.lookup(context.trailerInfo.Info)
  let found = false
  const note = (kind: 'author' | 'property', text: string) => {
    if (!text.trim()) return
    found = true
    if (kind === 'author') hidden.addName(text)
    else hidden.add('properties')
  }
  const inInfo = new Set<string>()
  for (const [key, given] of info instanceof PDFDict ? info.entries() : []) {
    const value = context.lookup(given)
    const text =
      value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : ''
    if (TECHNICAL.has(String(key))) continue
    note(key === name('Author') ? 'author' : 'property', text)
    inInfo.add(text.trim())
    if (info instanceof PDFDict) info.delete(key)
  }
  const metadata = catalog.lookup(name('Metadata'))
  // Most of it is said twice.
  if (metadata instanceof PDFRawStream)
    readMetadata(metadata, (kind, text) => inInfo.has(text.trim()) || note(kind, text))
  return found
}

/** Reads metadata; anything but XML counts as empty. */
function readMetadata(
  stream: PDFRawStream,
  say: (kind: 'author' | 'property', text: string) => void,
): void {
  let inside: string | undefined
  let text = ''
  const reader = xmlReader({
    open(tag, attributes) {
      if (tag === 'dc:creator' || PROPERTIES.has(tag)) inside = tag
      const keywords = attributes['pdf:Keywords']
      if (keywords) say('property', keywords)
      text = ''
    },
    text(data) {
      text += data
    },
    close(tag) {
      if (inside && text.trim()) say(inside === 'dc:creator' ? 'author' : 'property', text)
      text = ''
      if (tag === inside) inside = undefined
    },
  })
  try {
    reader.write(Buffer.from(decodePDFRawStream(stream).decode()))
  } catch {
    // Unreadable metadata is removed too.
  }
}
