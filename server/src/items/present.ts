import type { Item } from '@satchel/contract/items/items.ts'
import { type Addresses, linkUrl } from '../domains/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { isOffice, mayHavePlace } from '../platform/files/document-types.ts'
import type { FileReader, Files } from '../platform/files/files.ts'
import type { ItemRow, Loose } from './select-queries.ts'

/** Returns an item as an answer shows it. What is null and optional, or not in the answer, is left out later. */
export function present(scope: Scope, services: Addresses, row: ItemRow, loose: Loose = row) {
  const { valueIds, ownerId, importId } = row
  const { views, upvotes, shares, ownerName, collectionIds, shortLink, favorite, upvoted } = loose
  const named = { name: fileName(row), reader: readerOf(scope, row) }
  const addresses = addressesOf(services.files, row, named)
  const { thumbnailUrl, previewUrl, previewMime, downloadUrl } = addresses
  const { pageProblem, checkNote } = pageProblemOf(row)
  // Names that are written out are set several times as fast as those of a second spread object.
  return {
    ...row,
    views,
    upvotes,
    shares,
    collectionIds,
    favorite,
    upvoted,
    thumbnailUrl,
    previewUrl,
    previewMime,
    downloadUrl,
    visitorNote: visitorNoteOf(row),
    pageProblem,
    checkNote,
    fileVersion: row.kind === 'file' ? row.fileVersion : null,
    newFileVersion: row.nextVersion,
    funnelStage: valueIds.funnelStage ?? [],
    contentProduct: valueIds.contentProduct ?? [],
    contentType: valueIds.contentType ?? [],
    contentIndustry: valueIds.contentIndustry ?? [],
    contentRegion: valueIds.contentRegion ?? [],
    shortLink: shortLink && shortLinkOf(services, shortLink),
    owner: { id: ownerId, name: ownerName },
    meta: importId === null ? {} : { importId },
  } as unknown as Item
}

function shortLinkOf({ config }: Addresses, { slug, domain }: NonNullable<Loose['shortLink']>) {
  return { slug, url: linkUrl(config, slug, domain) }
}

/** Returns why visitors can't download a file, or not through every link. */
function visitorNoteOf({ status, mime, fileKey, visitorKey, previewMime }: ItemRow): string | null {
  if (!fileKey || (status !== 'completed' && status !== 'failed')) return null
  if (!visitorKey) return mayHavePlace(mime) ? WITHHELD : UNCHECKED
  return isOffice(mime) && previewMime !== 'application/pdf' ? UNCONVERTED : null
}

const WITHHELD =
  'Visitors can’t download it: Satchel couldn’t make sure that it’s free of location data'
const UNCHECKED = 'Visitors can’t download it: Satchel couldn’t check what it contains'
const UNCONVERTED =
  'Visitors can download it only if their link gives files as uploaded: Satchel couldn’t make a PDF of it'

/** Returns the page's problem; the stored code is one of these or the response's status. */
function pageProblemOf({ pageProblem: storedPageProblem }: ItemRow) {
  if (storedPageProblem === null) return { pageProblem: null, checkNote: null }
  const checkNote = NOTES[storedPageProblem]
  if (checkNote) return { pageProblem: { code: storedPageProblem }, checkNote }
  const pageProblem = { code: 'status', status: Number(storedPageProblem) }
  return { pageProblem, checkNote: `The page responded with status ${storedPageProblem}.` }
}

const NOTES: Readonly<Record<string, string>> = {
  timeout: 'The page took too long to respond.',
  'no-answer': 'The page didn’t respond.',
  redirects: 'The page redirects in circles, or too often.',
  'sign-in': 'The page can’t be read without signing in.',
  protected: 'The page can’t be checked: the site turns automated checks away.',
}

/** The name it was uploaded under, which carries the ending that programs go by. */
function fileName({ originalName, name }: ItemRow): string {
  return originalName || name
}

/** Returns the reader of the item's files; items in the trash are readable there. */
export function readerOf({ actor }: Scope, { deletedAt }: Pick<ItemRow, 'deletedAt'>): FileReader {
  return [deletedAt ? 'bin' : 'member', actor.id]
}

interface Address {
  name: string
  reader: FileReader
}

type Stored = Pick<ItemRow, 'fileKey' | 'thumbnailKey' | 'previewKey' | 'previewMime' | 'mime'>

/** Returns the addresses of a file and of what was made from it. */
export function addressesOf(files: Files, row: Stored, { name, reader }: Address) {
  const { fileKey, thumbnailKey, mime: type } = row
  const mime = type ?? 'application/octet-stream'
  const thumbnail = { purpose: 'thumbnail', name: 'thumbnail.webp', mime: 'image/webp' } as const
  return {
    thumbnailUrl: thumbnailKey ? files.url({ key: thumbnailKey, ...thumbnail, reader }) : null,
    ...previewOf(files, row, { name, reader }),
    downloadUrl: fileKey
      ? files.url({ key: fileKey, purpose: 'download', name, mime, reader })
      : null,
  }
}

const ENDINGS: Record<string, string> = {
  'application/pdf': '.pdf',
  'image/webp': '.webp',
  'video/mp4': '.mp4',
  'video/webm': '.webm',
  'audio/mp4': '.m4a',
  'audio/webm': '.webm',
}

/** Returns the preview that processing chose: the file itself, or what was made from it. */
function previewOf(
  files: Files,
  { previewKey: key, previewMime: mime, fileKey }: Stored,
  { name, reader }: Address,
) {
  if (!key || !mime) return { previewUrl: null, previewMime: null }
  const shownAs = key === fileKey ? name : name + (ENDINGS[mime] ?? '')
  const previewUrl = files.url({ key, purpose: 'inline', name: shownAs, mime, reader })
  return { previewUrl, previewMime: mime }
}
