import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  ARCHIVE_ITEMS,
  ARCHIVE_MANIFEST,
  ArchiveItem,
  ArchiveManifest,
} from '@satchel/contract/imports/archive.ts'
import { Compile } from 'typebox/compile'
import type { Entry, ZipFile } from 'yauzl'
import { openZip, zipEntries } from '../../platform/files/open-zip.ts'
import { parseJson } from '../../platform/http/input/json-body.ts'
import { type Reason, says } from '../../platform/problem.ts'
import '../../platform/http/input/formats.ts'
import { normalizing } from '../../platform/http/input/normal-values.ts'
import { unusableText } from '../../platform/text.ts'
import { UnreadableFile } from '../reading/unreadable-file.ts'
import type { Archived } from './row.ts'
import { type Tree, treeOf } from './tree.ts'

const ENTRIES_MAX = 500_000
const MANIFEST_MAX = 16 * 1024 ** 2
const LINES_MAX = 2 * 1024 ** 3
const LINE_MAX = 1024 ** 2
const FILE_MAX = 5 * 1024 ** 3
/** The highest plausible ratio: archived content is already compressed, so more is a bomb. */
const RATIO_MAX = 200
const RATIO_FREE = 50 * 1024 ** 2

const isManifest = Compile(ArchiveManifest)
const isItem = Compile(ArchiveItem)
const plainManifest = normalizing(ArchiveManifest)
const plainItem = normalizing(ArchiveItem)

export interface OpenArchive {
  manifest: ArchiveManifest
  /** Each line as it is, also those that are no items. */
  items(): AsyncGenerator<Archived>
  /** Extracts a file to a path; returns what is wrong with it, if anything. */
  extract(file: NonNullable<ArchiveItem['file']>, path: string): Promise<Reason | undefined>
  close(): void
}

/** Opens an untrusted ZIP within our own limits, without relying on its metadata; names are in the chosen encoding. */
export async function openArchive(path: string, encoding?: string): Promise<OpenArchive> {
  const zip = await openZip(path).catch((cause) => {
    throw new UnreadableFile(says('isntZipOrDamaged'), { cause })
  })
  try {
    const entries = await index(zip, encoding)
    const tree = isExport(entries) ? undefined : treeOf(entries)
    return {
      manifest: tree?.manifest ?? (await readManifest(zip, entries)),
      items: () => (tree ? readFiles(zip, entries, tree) : readItems(zip, entries)),
      extract: (file, to) => extract(zip, entries, file, to),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(says('archiveIsDamaged'), { cause: error })
  }
}

type Entries = Map<string, Entry>

/** Any other ZIP is taken for files in folders. */
function isExport(entries: Entries): boolean {
  return entries.has(ARCHIVE_MANIFEST) || entries.has(ARCHIVE_ITEMS)
}

/** Reads each file once for its hash, by which duplicates are found. */
async function* readFiles(zip: ZipFile, entries: Entries, tree: Tree): AsyncGenerator<Archived> {
  for (const { entry, item } of tree.items) {
    const problem = item.file ? hindranceOf(item.file, entries) : undefined
    const sha256 = problem ? undefined : await hashOf(zip, entry)
    if (!item.file || !sha256) yield { item, problem: problem ?? DAMAGED }
    else yield { item: { ...item, file: { ...item.file, sha256 } } }
  }
}

const DAMAGED = says('fileDamagedInArchive')

/** Undefined for a file that can't be unpacked. */
async function hashOf(zip: ZipFile, entry: Entry): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of bounded(zip, entry, entry.uncompressedSize)) hash.update(chunk)
  } catch {
    return undefined
  }
  return hash.digest('hex')
}

async function index(zip: ZipFile, encoding: string | undefined): Promise<Entries> {
  if (zip.entryCount > ENTRIES_MAX)
    throw new UnreadableFile(says('archiveHasTooManyFiles', { max: ENTRIES_MAX }))
  const entries: Entries = new Map()
  try {
    for await (const entry of zipEntries(zip, encoding))
      if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry)
  } catch (cause) {
    const isOutside = /relative path|absolute path/.test(String(cause))
    if (!isOutside) throw cause
    throw new UnreadableFile(says('archiveRefersOutside'), { cause })
  }
  return entries
}

async function readManifest(zip: ZipFile, entries: Entries): Promise<ArchiveManifest> {
  const entry = entries.get(ARCHIVE_MANIFEST)
  if (!entry) throw new UnreadableFile(says('isntExport', { name: ARCHIVE_MANIFEST }))
  const chunks: Buffer[] = []
  for await (const chunk of bounded(zip, entry, MANIFEST_MAX)) chunks.push(chunk)
  const manifest = parsed(Buffer.concat(chunks).toString('utf8'))
  if (!isManifest.Check(manifest) || unusableText(manifest))
    throw new UnreadableFile(says('cantReadPartOfArchive', { name: ARCHIVE_MANIFEST }))
  return (plainManifest?.(manifest) ?? manifest) as ArchiveManifest
}

async function* readItems(zip: ZipFile, entries: Entries): AsyncGenerator<Archived> {
  const entry = entries.get(ARCHIVE_ITEMS)
  if (!entry) throw new UnreadableFile(says('isntExport', { name: ARCHIVE_ITEMS }))
  for await (const line of linesOf(bounded(zip, entry, LINES_MAX)))
    if (line.trim() !== '') yield itemIn(line, entries)
}

function itemIn(line: string, entries: Entries): Archived {
  const item = parsed(line)
  if (!isItem.Check(item) || unusableText(item)) return { problem: says('lineIsntItem') }
  const problem = item.file ? hindranceOf(item.file, entries) : undefined
  const plain = (plainItem?.(item) ?? item) as ArchiveItem
  return { item: plain, ...(problem && { problem }) }
}

function hindranceOf(
  { path, bytes }: NonNullable<ArchiveItem['file']>,
  entries: Entries,
): Reason | undefined {
  const entry = entries.get(path)
  if (!entry) return says('fileIsntInArchive')
  if (entry.isEncrypted()) return says('fileNeedsPassword')
  if (bytes > FILE_MAX) return says('fileLargerThanFiveGib')
  if (entry.uncompressedSize !== bytes) return says('fileSizeDiffers')
  const most = Math.max(RATIO_FREE, entry.compressedSize * RATIO_MAX)
  return bytes > most ? says('fileUnpacksTooLarge') : undefined
}

async function extract(
  zip: ZipFile,
  entries: Entries,
  file: NonNullable<ArchiveItem['file']>,
  path: string,
): Promise<Reason | undefined> {
  const entry = entries.get(file.path)
  const hindrance = hindranceOf(file, entries)
  if (!entry || hindrance) return hindrance
  const hash = createHash('sha256')
  let bytes = 0
  async function* read(from: Entry) {
    for await (const chunk of bounded(zip, from, file.bytes)) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  try {
    await pipeline(read(entry), createWriteStream(path))
  } catch (error) {
    if (isOfDisk(error)) throw error
    return DAMAGED
  }
  if (bytes !== file.bytes) return says('fileSizeDiffers')
  const isOther = file.sha256 !== null && hash.digest('hex') !== file.sha256
  return isOther ? says('fileDiffersFromExported') : undefined
}

function isOfDisk(error: unknown): boolean {
  return /^(ENOSPC|EIO|EACCES|EROFS|EMFILE|EDQUOT)$/.test((error as { code?: string }).code ?? '')
}

async function* bounded(zip: ZipFile, entry: Entry, max: number): AsyncGenerator<Buffer> {
  if (entry.isEncrypted()) throw new UnreadableFile(says('archiveNeedsPassword'))
  const stream: Readable = await zip.openReadStreamPromise(entry)
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > max)
      throw new UnreadableFile(says('fileOfArchiveTooLarge', { name: entry.fileName }))
    yield chunk
  }
}

async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LINE_MAX)
      throw new UnreadableFile(says('archiveLineTooLong', { name: ARCHIVE_ITEMS }))
    yield* lines
  }
  yield rest
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
