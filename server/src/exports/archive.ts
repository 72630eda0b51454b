import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  ARCHIVE_FORMAT,
  ARCHIVE_ITEMS,
  ARCHIVE_MANIFEST,
  ARCHIVE_VERSION,
  type ArchiveItem,
  type ArchiveManifest,
} from '@satchel/contract/imports/archive.ts'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import { ZipFile } from 'yazl'
import type { Files } from '../platform/files/files.ts'
import type { ItemRow } from './queries.ts'
import type { Table } from './tables.ts'

export interface Stored {
  key: string
  path: string
  bytes: number
}

/** Returns a row's archive entry and its file. */
export async function entryOf(
  files: Files,
  row: ItemRow,
): Promise<{ item: ArchiveItem; stored: Stored | null; isMissing: boolean }> {
  const stored = row.fileKey ? await storedOf(files, row, row.fileKey) : null
  const item: ArchiveItem = {
    ref: row.id,
    kind: row.kind,
    name: row.name,
    description: row.description,
    visitorDescription: row.visitorDescription,
    url: row.url,
    file: stored && {
      path: stored.path,
      originalName: row.originalName,
      mime: row.mime,
      bytes: stored.bytes,
      sha256: row.sha256,
    },
    categories: labelsOf(row),
    tags: row.tags,
    collections: row.collections.map(({ id, position }) => ({ ref: id, position })),
    shareable: row.shareable,
    inLibrary: row.inLibrary,
    releasesOn: row.releasesOn,
    expiresOn: row.expiresOn,
    owner: row.owner,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
  return { item, stored, isMissing: row.fileKey !== null && stored === null }
}

function labelsOf({ categories }: ItemRow): ArchiveItem['categories'] {
  const of = (category: Category) => categories?.[category] ?? []
  return Object.fromEntries(
    CATEGORIES.map((category) => [category, of(category)]),
  ) as ArchiveItem['categories']
}

/** Returns the file's place in the archive: named by id, since names may not be valid paths, with its extension. */
async function storedOf(
  files: Files,
  { id, originalName }: ItemRow,
  key: string,
): Promise<Stored | null> {
  const bytes = await files.sizeOf(key)
  if (bytes === undefined) return null
  const ending = /\.[a-z0-9]{1,12}$/i.exec(originalName)?.[0] ?? ''
  return { key, path: `files/${id}${ending.toLowerCase()}`, bytes }
}

export function manifestOf(
  parts: Pick<ArchiveManifest, 'items' | 'categories' | 'tags' | 'collections' | 'missing'>,
): ArchiveManifest {
  const exportedAt = new Date().toISOString()
  return { format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, exportedAt, ...parts }
}

interface Contents {
  manifest: ArchiveManifest
  /** The path of the items' lines. */
  itemsPath: string
  stored: Stored[]
  tables: Table[]
}

/** Writes the archive as it is read, one file after the other, without buffering it in memory. */
export async function writeArchive(
  files: Files,
  folder: string,
  { manifest, itemsPath, stored, tables }: Contents,
  onFile: (count: number) => void,
): Promise<string> {
  const zip = new ZipFile()
  const out = zip.outputStream as Readable
  zip.on('error', (error: Error) => out.destroy(error))
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), ARCHIVE_MANIFEST)
  zip.addFile(itemsPath, ARCHIVE_ITEMS)
  for (const { name, text } of tables) zip.addBuffer(Buffer.from(text), name)
  for (const [index, { key, path, bytes }] of stored.entries())
    zip.addReadStreamLazy(path, { size: bytes, compress: false }, (give) => {
      onFile(index)
      const stream = files.read(key)
      stream.on('error', (error) => out.destroy(error))
      give(null, stream)
    })
  zip.end({ forceZip64Format: stored.length > MANY, comment: '' })
  const path = join(folder, 'library.zip')
  await pipeline(out, createWriteStream(path))
  return path
}

/** The number of files per step, far below the limit of the plain ZIP format. */
const MANY = 1_000
