import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { entryNames } from './entry-names.ts'
import type { Files } from './files.ts'

export interface ZipEntry {
  /** The name, made safe and unique here. */
  name: string
  source: { key: string } | { text: string }
  mime: string | null
  at: string
}

/** Files missing in an archive, and why. */
export interface MissingFile {
  name: string
  reason: string
}

export interface Zip {
  stream: Readable
  /** The size, known if nothing is compressed. */
  bytes: number | undefined
}

/** Types worth compressing; images, videos, PDFs and Office files already are. */
const COMPRESSED = /^text\/|[/+](json|xml)$/
/** The number of entries from which the library needs the size in advance. */
const FEW = 200
const AT_ONCE = 32

/**
 * Zips files one after the other, reading each only as fast as the archive is sent. Files missing from the store,
 * and what else was left out, are listed in a text file.
 */
export async function zipOf(
  files: Files,
  entries: ZipEntry[],
  leftOut: readonly MissingFile[] = [],
): Promise<Zip> {
  const zip = new ZipFile()
  const stream = zip.outputStream as Readable
  const sizes = await sizesOf(files, entries)
  const names = entryNames(entries.map(({ name }) => name))
  const missing: MissingFile[] = [...leftOut]
  const open = opener(files, stream)
  zip.on('error', (error: Error) => stream.destroy(error))
  for (const [index, { source, mime, at }] of entries.entries()) {
    const [name = '', size] = [names[index], sizes[index]]
    const options = { mtime: new Date(at), compress: COMPRESSED.test(mime ?? '') }
    if ('text' in source) zip.addBuffer(Buffer.from(source.text), name, options)
    else if (size === undefined) missing.push({ name, reason: 'couldn’t be found' })
    else zip.addReadStreamLazy(name, { ...options, size }, (give) => open(source.key, give))
  }
  if (missing.length > 0) {
    const [note = ''] = entryNames([...names, 'missing.txt']).slice(-1)
    zip.addBuffer(noteOf(missing), note, { compress: false })
  }
  return { stream, bytes: end(zip, entries.length) }
}

/** Ends the archive and returns its size; the library's types lack this result. */
function end(zip: ZipFile, count: number): number | undefined {
  let bytes = -1
  const listen = ((size: number) => {
    bytes = size
  }) as () => void
  zip.end({ forceZip64Format: count > FEW, comment: '' }, listen)
  return bytes < 0 ? undefined : bytes
}

function opener(files: Files, archive: Readable) {
  let current: Readable | undefined
  archive.once('close', () => current?.destroy())
  return (key: string, give: (error: null, stream: Readable) => void) => {
    if (archive.destroyed) return
    current = files.read(key)
    current.on('error', (error) => archive.destroy(error))
    give(null, current)
  }
}

async function sizesOf(files: Files, entries: ZipEntry[]): Promise<(number | undefined)[]> {
  const sizes: (number | undefined)[] = []
  for (let start = 0; start < entries.length; start += AT_ONCE)
    sizes.push(
      ...(await Promise.all(
        entries
          .slice(start, start + AT_ONCE)
          .map(({ source }) => ('key' in source ? files.sizeOf(source.key) : undefined)),
      )),
    )
  return sizes
}

function noteOf(missing: MissingFile[]): Buffer {
  const lines = missing.map(({ name, reason }) => `${name.replace(/\p{Cc}/gu, ' ')}: ${reason}`)
  return Buffer.from(`Not in this archive:\r\n\r\n${lines.join('\r\n')}\r\n`)
}
