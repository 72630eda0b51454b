import { NAME_MAX } from '@satchel/contract/constants.ts'
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveItem,
  type ArchiveManifest,
} from '@satchel/contract/imports/archive.ts'
import { withoutTurns } from '@satchel/contract/invisible.ts'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import type { Entry } from 'yauzl'
import * as items from '../../items/service.ts'
import { says } from '../../platform/problem.ts'
import { cut } from '../../platform/text.ts'
import { UnreadableFile } from '../reading/unreadable-file.ts'

/** Files that systems put into folders on their own. */
const OF_SYSTEMS = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i
/** Documents that are archives themselves. */
const DOCUMENT = /^(\[Content_Types\]\.xml|META-INF\/manifest\.xml|mimetype)$/
const FOLDERS_MAX = 5_000

/** A ZIP that isn't an export: its files as items, and its folders as collections. */
export interface Tree {
  manifest: ArchiveManifest
  items: { entry: Entry; item: ArchiveItem }[]
}

/** Takes the files and folders of a ZIP for an export. Throws UnreadableFile where it has none. */
export function treeOf(entries: ReadonlyMap<string, Entry>): Tree {
  const paths = [...entries.keys()].filter((path) => !path.endsWith('/') && !OF_SYSTEMS.test(path))
  if (paths.some((path) => DOCUMENT.test(path))) throw new UnreadableFile(says('archiveIsDocument'))
  if (paths.length === 0) throw new UnreadableFile(says('archiveHasNoFiles'))
  const folders = foldersOf(paths)
  if (folders.size > FOLDERS_MAX)
    throw new UnreadableFile(says('archiveHasTooManyFolders', { max: FOLDERS_MAX }))
  const counts = new Map<string, number>()
  const found = paths.map((path, index) => {
    const folder = folderOf(path)
    const position = counts.get(folder) ?? 0
    counts.set(folder, position + 1)
    const ref = folders.get(folder)?.ref
    const places = ref === undefined ? [] : [{ ref, position }]
    const entry = entries.get(path) as Entry
    return { entry, item: itemOf(entry, String(index), places) }
  })
  return { manifest: manifestOf(folders, paths.length), items: found }
}

type Folders = ReadonlyMap<string, { ref: string; name: string }>

/** Returns folders with files, by path: those below others have their names before theirs. */
function foldersOf(paths: readonly string[]): Folders {
  const withFiles = [...new Set(paths.map(folderOf))].filter((folder) => folder !== '')
  const [root = ''] = paths[0]?.split('/') ?? []
  // A folder that was packed as a whole says nothing about what is in its folders.
  const isPacked = paths.every((path) => path.startsWith(`${root}/`))
  return new Map(
    withFiles.map((folder, index) => {
      const parts = folder.split('/').filter((part) => part !== '')
      const name = parts
        .slice(isPacked && parts.length > 1 ? 1 : 0)
        .join(' / ')
        .normalize('NFC')
      return [folder, { ref: `folder ${index}`, name }]
    }),
  )
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

function noneOfEach() {
  const none = CATEGORIES.map((category) => [category, []])
  return Object.fromEntries(none) as Record<(typeof CATEGORIES)[number], []>
}

function manifestOf(folders: Folders, count: number): ArchiveManifest {
  return {
    ...{ format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, items: count },
    ...{ exportedAt: '', categories: noneOfEach(), tags: [], missing: [] },
    collections: [...folders.values()].map(({ ref, name }) => ({
      ...{ ref, description: '', visibility: 'team' as const, owner: '' },
      name: cut(withoutTurns(name), NAME_MAX),
    })),
  }
}

function itemOf(entry: Entry, ref: string, collections: ArchiveItem['collections']): ArchiveItem {
  const { fileName: path, uncompressedSize: bytes } = entry
  // The Mac writes letters and their accents apart.
  const name = path.slice(path.lastIndexOf('/') + 1).normalize('NFC')
  const originalName = cut(withoutTurns(name), NAME_MAX)
  const changed = entry.getLastModDate()
  const at = (Number.isNaN(changed.getTime()) ? new Date() : changed).toISOString()
  return {
    ...{ ref, kind: 'file', description: '', visitorDescription: '', url: null, owner: '' },
    name: items.nameOfFile(originalName),
    file: { path, originalName, mime: null, bytes, sha256: null },
    categories: noneOfEach(),
    ...{ tags: [], collections, shareable: true, inLibrary: true },
    ...{ releasesOn: null, expiresOn: null, createdAt: at, updatedAt: at },
  }
}
