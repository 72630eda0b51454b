import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import {
  type Entry,
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  RandomAccessReader,
  validateFileName,
  type ZipFile,
} from 'yauzl'

// Archives of common programs are often not quite what the format asks for, and every unzip reads them.

const END = 0x06054b50
const END_BYTES = 22
const DIRECTORY = 0x02014b50
const LARGE_END = 0x06064b50
const LARGE_END_BYTES = 56
const LOCATOR = 0x07064b50
const LOCATOR_BYTES = 20
/** The bytes in which an archive's end is searched: its longest comment, and a few that came after. */
const TAIL_MAX = 66_000

/**
 * Opens an archive as it is meant: bytes before its start and after its end are left out, a comment may be cut off, and
 * sizes of parts may be wrong. Whoever reads it bounds what it unpacks to.
 */
export async function openZip(path: string): Promise<ZipFile> {
  const file = await open(path)
  try {
    const found = await findEnd(file)
    if (!found) throw new Error('The archive has no end')
    const { start, at, end } = found
    const reader = new Archive({ file, path, start, endAt: at - start, end })
    const options = { decodeStrings: false, validateEntrySizes: false, autoClose: false }
    return await fromRandomAccessReaderPromise(reader, at - start + END_BYTES, options)
  } catch (error) {
    await file.close()
    throw error
  }
}

/**
 * Walks the entries, with names from the archive's root and divided by slashes; throws for one that leads out of it. Names
 * that aren't marked as UTF-8 are in the chosen encoding.
 */
export async function* zipEntries(zip: ZipFile, encoding?: string): AsyncGenerator<Entry> {
  for await (const entry of zip.eachEntry()) {
    entry.fileName = nameOf(entry, encoding).replace(/^(\.?\/+)+/, '')
    const fault = validateFileName(entry.fileName)
    if (fault) throw new Error(fault)
    yield entry
  }
}

/** The flag of a name in UTF-8, and the field of a name that is there in UTF-8 too. */
const UTF8 = 0x800
const UNICODE_PATH = 0x7075

/** Decodes a name as it was meant: without a mark it's said to be in the encoding of DOS, but the Mac's Finder writes UTF-8. */
function nameOf(
  { generalPurposeBitFlag: flags, fileNameRaw: bytes, extraFields }: Entry,
  encoding: string | undefined,
): string {
  const isMarked = (flags & UTF8) !== 0 || extraFields.some(({ id }) => id === UNICODE_PATH)
  if (isMarked || bytes.every((byte) => byte < 128))
    return getFileNameLowLevel(flags, bytes, extraFields, false)
  if (encoding) return new TextDecoder(encoding).decode(bytes).replaceAll('\\', '/')
  return getFileNameLowLevel(isUtf8(bytes) ? flags | UTF8 : flags, bytes, extraFields, false)
}

interface Found {
  /** The offsets at which the archive starts in the file and at which its end record is. */
  start: number
  at: number
  /** The end record of one disk and without a comment. */
  end: Buffer
}

/** Finds the last end record whose directory is where it says, counted from the archive's start or the file's. */
async function findEnd(file: FileHandle): Promise<Found | undefined> {
  const { size } = await file.stat()
  const tailAt = Math.max(0, size - TAIL_MAX)
  const tail = await bytesAt(file, tailAt, size - tailAt)
  for (let index = tail.length - END_BYTES; index >= 0; index--) {
    if (tail.readUInt32LE(index) !== END) continue
    const at = tailAt + index
    const end = Buffer.from(tail.subarray(index, index + END_BYTES))
    const start = (await largeStart(file, at)) ?? (await startOf(file, at, end))
    if (start === undefined) continue
    end.fill(0, 4, 8)
    end.fill(0, 20)
    return { start, at, end }
  }
  return undefined
}

async function startOf(file: FileHandle, at: number, end: Buffer): Promise<number | undefined> {
  const [bytes, directory] = [end.readUInt32LE(12), end.readUInt32LE(16)]
  if (end.readUInt16LE(10) === 0) return 0
  if (await isAt(file, directory, DIRECTORY)) return 0
  const start = at - bytes - directory
  return start > 0 && (await isAt(file, at - bytes, DIRECTORY)) ? start : undefined
}

/** Returns where an archive starts that has the second end record of large ones. */
async function largeStart(file: FileHandle, at: number): Promise<number | undefined> {
  const locatorAt = at - LOCATOR_BYTES
  if (!(await isAt(file, locatorAt, LOCATOR))) return undefined
  const locator = await bytesAt(file, locatorAt, LOCATOR_BYTES)
  const recordAt = Number(locator.readBigUInt64LE(8))
  if (await isAt(file, recordAt, LARGE_END)) return 0
  const start = locatorAt - LARGE_END_BYTES - recordAt
  return start > 0 && (await isAt(file, start + recordAt, LARGE_END)) ? start : undefined
}

async function isAt(file: FileHandle, at: number, signature: number): Promise<boolean> {
  if (!Number.isSafeInteger(at) || at < 0) return false
  const bytes = await bytesAt(file, at, 4)
  return bytes.length === 4 && bytes.readUInt32LE(0) === signature
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}

interface Span {
  file: FileHandle
  path: string
  start: number
  endAt: number
  end: Buffer
}

/** The archive in a file, with its end record as it should be. */
class Archive extends RandomAccessReader {
  readonly #span: Span

  constructor(span: Span) {
    super()
    this.#span = span
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const { path, start: from } = this.#span
    if (end <= start) return new PassThrough().end()
    return createReadStream(path, { start: from + start, end: from + end - 1 })
  }

  override read(
    into: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    const { file, start, endAt, end } = this.#span
    file.read(into, offset, length, start + position).then(
      ({ bytesRead }) => {
        const byteCount = Math.min(bytesRead, endAt + END_BYTES - position)
        if (position <= endAt && byteCount > endAt - position)
          end.copy(into, offset + endAt - position, 0, byteCount - (endAt - position))
        callback(null, byteCount)
      },
      (error) => callback(error),
    )
  }

  override close(callback: (error: Error | null) => void): void {
    this.#span.file.close().then(() => callback(null), callback)
  }
}
