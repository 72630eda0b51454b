import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import type { HiddenContent } from '@satchel/contract/items/hidden.ts'
import { HiddenCount } from '../hidden-content.ts'
import { Annotations } from './annotations.ts'
import { removeAttachments } from './attachments.ts'
import { HiddenLayers } from './layers.ts'
import { dictionariesIn, removeUnused } from './objects.ts'
import { removeProperties } from './properties.ts'

const name = (text: string) => PDFName.of(text)
/** Entries in which programs keep data for themselves: drafts of drawings, and thumbnails of earlier pages. */
const PRIVATE = ['PieceInfo', 'Thumb']
const LINEARIZED = /\/Linearized\b/
const MARKS_OF_END = /startxref\s+\d+\s+%%EOF/g

export interface Cleaned {
  hidden: HiddenContent
  /** The PDF as its readers see it; undefined where the file itself is that. */
  bytes?: Uint8Array
}

/**
 * Finds what a PDF carries that its readers don't see, and makes a copy without it. Throws where the file can't be
 * taken apart, as with one that needs a password.
 */
export async function cleanPdf(input: Uint8Array): Promise<Cleaned> {
  const document = await PDFDocument.load(input, {
    updateMetadata: false,
    password: '',
    parseSpeed: Number.POSITIVE_INFINITY,
  })
  const { context, catalog } = document
  const hidden = new HiddenCount()
  const isSigned = hasSignature(document)
  const metadata = removeProperties(document, hidden)
  const layers = new HiddenLayers(context, catalog)
  const pages = document.getPages()
  hidden.add('layers', layers.count)
  removeAttachments(context, catalog, hidden)
  const annotations = new Annotations(context, layers, hidden)
  for (const { node } of pages) annotations.clean(node)
  if (layers.count > 0) layers.remove(pages, catalog)
  hidden.add('data', removePrivate(document))
  if (!isSigned) hidden.add('changes', revisionsOf(input))
  const { total } = hidden
  // A signature is worth more than a clean name.
  const kinds = Object.keys(total).filter((kind) => !['authors', 'properties'].includes(kind))
  if (kinds.length === 0 && (isSigned || !metadata)) return { hidden: total }
  removeUnused(context)
  const bytes = await document.save({
    useObjectStreams: true,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  })
  return { hidden: total, bytes }
}

function hasSignature({ context }: PDFDocument): boolean {
  return dictionariesIn(context).some((dict) => dict.has(name('ByteRange')))
}

/** Returns how many earlier states of the file are still in it; what is saved for the web has two ends at first. */
function revisionsOf(bytes: Uint8Array): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = text.subarray(0, 1_024).toString('latin1')
  let ends = 0
  for (let at = text.indexOf('startxref'); at >= 0; at = text.indexOf('startxref', at + 9))
    ends +=
      text
        .subarray(at, at + 60)
        .toString('latin1')
        .match(MARKS_OF_END)?.length ?? 0
  return Math.max(0, ends - (LINEARIZED.test(start) ? 2 : 1))
}

/** Removes them and returns whether a program kept something, as 1 or 0. */
function removePrivate({ context }: PDFDocument): number {
  let found = 0
  for (const dict of dictionariesIn(context)) {
    for (const key of PRIVATE) if (dict.delete(name(key))) found = 1
    dict.delete(name('Metadata'))
  }
  return found
}
