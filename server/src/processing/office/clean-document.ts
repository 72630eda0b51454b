import { createWriteStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { ZipFile } from 'yazl'
import { openZip, zipEntries } from '../../platform/files/open-zip.ts'
import { Unreadable } from '../messages.ts'
import { isGzip, isMarkup, xmlCleaner } from './clean-xml.ts'
import { isTypes, TYPES } from './office-type.ts'

/** The bytes that identify a part. */
const START = 1_024
/** The maximum size of an image compressed once more within the measured archive. */
const UNPACKED_MAX = 100_000_000
const RTF_MAX = 100_000_000
const ENCODING = /^[^>]{0,100}<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/
/** RTF destinations that name files and programs. Unknown ones are skipped with their group. */
const RTF_REFERENCES = /\\(?:fldinst|objdata|template|subdocument|filetbl|mailmerge)(?![a-z])/g

/** Rewrites an Office archive without external references, with its tracked changes accepted. */
export async function cleanArchive(from: string, to: string): Promise<void> {
  const archive = await openZip(from)
  const cleaned = new ZipFile()
  const written = pipeline(cleaned.outputStream, createWriteStream(to))
  // It is waited for at the end; what fails before is thrown from there.
  written.catch(() => undefined)
  try {
    for await (const entry of zipEntries(archive)) {
      const name = entry.fileName
      if (name === '' || name.endsWith('/')) continue
      const part: Readable = await archive.openReadStreamPromise(entry)
      await addPart(cleaned, isTypes(name) ? TYPES : name, Readable.from(cleanPart(part)))
    }
  } finally {
    archive.close()
  }
  cleaned.end()
  await written
}

/** Adds a part; OpenDocument's first part names its type and isn't compressed. */
async function addPart(cleaned: ZipFile, name: string, content: Readable): Promise<void> {
  if (name === 'mimetype') {
    const bytes = Buffer.concat(await content.toArray())
    return cleaned.addBuffer(bytes, name, { compress: false })
  }
  const read = finished(content)
  cleaned.addReadStream(content, name, { compressionLevel: 1 })
  await read
}

/** Cleans a part that is XML by content, whatever its name; drawings may be compressed separately. */
async function* cleanPart(part: Readable, isUnpacked = false): AsyncGenerator<Buffer> {
  const chunks = part[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let start = Buffer.alloc(0)
  while (start.length < START) {
    const { value, done } = await chunks.next()
    if (done) break
    start = Buffer.concat([start, value])
  }
  const all = join(start, chunks)
  if (isMarkup(start)) yield* cleanXml(start, all)
  else if (isGzip(start) && !isUnpacked) yield* cleanPart(unpacked(all), true)
  else yield* all
}

async function* join(start: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield start
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

function unpacked(packed: AsyncIterable<Buffer>): Readable {
  return Readable.from(bounded(Readable.from(packed).compose(createGunzip()) as Readable))
}

async function* bounded(content: Readable): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > UNPACKED_MAX) throw new Unreadable('An image in the document is too large')
    yield chunk
  }
}

async function* cleanXml(start: Buffer, all: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const decoder = decoderOf(start)
  const cleaner = xmlCleaner()
  for await (const chunk of all)
    yield Buffer.from(cleaner.write(decoder.decode(chunk, { stream: true })))
  yield Buffer.from(cleaner.write(decoder.decode()) + cleaner.end())
}

function decoderOf(start: Buffer): TextDecoder {
  const [first, second] = start
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder('utf-16le')
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be')
  try {
    return new TextDecoder(ENCODING.exec(start.toString('latin1'))?.[1] ?? 'utf-8')
  } catch {
    return new TextDecoder()
  }
}

/** Copies RTF with renamed fields and objects, so that readers skip them and show their last results. */
export async function cleanRtf(from: string, to: string): Promise<void> {
  const { size } = await stat(from)
  if (size > RTF_MAX) throw new Unreadable('The document is too large to show')
  const text = await readFile(from, 'latin1')
  await writeFile(to, text.replace(RTF_REFERENCES, '\\*\\leftout'), 'latin1')
}
