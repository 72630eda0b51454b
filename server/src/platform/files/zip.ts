import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { entryNames } from './entry-names.ts'
import type { Files } from './files.ts'

export interface ZipEntry {
  /** Made safe and unique here. */
  name: string
  source: { key: string } | { text: string }
  mime: string | null
  at: string
}

export interface Zip {
  stream: Readable
  /** Known where nothing has to be compressed. */
  bytes: number | undefined
}

/** What gains by it; pictures, films, PDFs and Office files are packed already. */
const COMPRESSED = /^text\/|[/+](json|xml)$/
/** From so many entries on the library takes the index for larger than it is, unless it is told to expect that. */
const FEW = 200
const AT_ONCE = 32

/**
 * Files one after the other, each opened when its turn comes and read as fast as the archive is
 * taken: nothing is kept, and who goes away stops the reading. What the store has lost is told in
 * a list beside the rest.
 */
export async function zipOf(files: Files, entries: ZipEntry[]): Promise<Zip> {
  const zip = new ZipFile()
  const stream = zip.outputStream as Readable
  const sizes = await sizesOf(files, entries)
  const names = entryNames(entries.map(({ name }) => name))
  const missing: string[] = []
  const open = opener(files, stream)
  zip.on('error', (error: Error) => stream.destroy(error))
  for (const [index, { source, mime, at }] of entries.entries()) {
    const [name = '', size] = [names[index], sizes[index]]
    const options = { mtime: new Date(at), compress: COMPRESSED.test(mime ?? '') }
    if ('text' in source) zip.addBuffer(Buffer.from(source.text), name, options)
    else if (size === undefined) missing.push(name)
    else zip.addReadStreamLazy(name, { ...options, size }, (give) => open(source.key, give))
  }
  if (missing.length > 0) {
    const [note = ''] = entryNames([...names, 'missing.txt']).slice(-1)
    zip.addBuffer(noteOf(missing), note, { compress: false })
  }
  return { stream, bytes: end(zip, entries.length) }
}

/** How large the archive will be; its types forget that this is told. */
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
          .map(({ source }) => ('key' in source ? sizeOf(files, source.key) : undefined)),
      )),
    )
  return sizes
}

async function sizeOf(files: Files, key: string): Promise<number | undefined> {
  const found = await stat(files.pathOf(key)).catch(() => undefined)
  return found?.isFile() ? found.size : undefined
}

function noteOf(missing: string[]): Buffer {
  return Buffer.from(`These files could not be found:\r\n\r\n${missing.join('\r\n')}\r\n`)
}
