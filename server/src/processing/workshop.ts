import { rm } from 'node:fs/promises'
import { mayHavePlace } from '../platform/files/document-types.ts'
import type { Files } from '../platform/files/files.ts'
import type { Services } from '../platform/http/services.ts'
import type { Examined } from './examine.ts'
import type { Description, Identity, Tools } from './messages.ts'
import { take } from './sandbox/share-file.ts'

/** The tools that examine files, and the folder they work in. */
export interface Workshop extends Services {
  tools: Promise<Tools>
  folder: string
}

/**
 * Stores what was made of an item's file and returns its keys. Names hold the file's hash, so browsers may keep what
 * they have seen.
 */
export async function keep(
  { files }: Pick<Services, 'files'>,
  { tenantId, itemId }: { tenantId: string; itemId: string },
  folder: string,
  { identity, description }: Examined,
  fileKey: string | null,
) {
  const keyOf = (file: string) => `${tenantId}/${itemId}/${identity?.sha256.slice(0, 16)}-${file}`
  const { thumbnail, cover, preview } = description
  const visitor = identity && fileKey ? visitorFile(identity, description) : undefined
  const keyFor = (preview: Shown | undefined) =>
    (preview && (preview.file ? keyOf(preview.file) : fileKey)) ?? null
  for (const file of new Set([thumbnail, cover, preview?.file, visitor?.file]))
    if (file) await adopt(files, folder, file, keyOf(file))
  return {
    thumbnailKey: thumbnail ? keyOf(thumbnail) : null,
    coverKey: cover ? keyOf(cover) : null,
    previewKey: keyFor(preview),
    visitorKey: keyFor(visitor),
    visitorMime: visitor?.mime ?? null,
  }
}

/** Moves a child's file to the store. */
export async function adopt(
  files: Files,
  folder: string,
  name: string,
  key: string,
): Promise<void> {
  const path = await take(folder, name)
  await files.adopt(path, key).finally(() => rm(path))
}

type Shown = NonNullable<Description['preview']>

/** Returns the visitors' file; files that may have camera metadata only if cleaned. */
function visitorFile({ kind, mime }: Identity, { visitor }: Description): Shown | undefined {
  const isTold = kind === 'image' || kind === 'media' || mayHavePlace(mime)
  return visitor ?? (isTold ? undefined : { mime })
}
