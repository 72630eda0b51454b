import { rm } from 'node:fs/promises'
import type { Updateable } from 'kysely'
import type { Item } from '../platform/database/database-types.ts'
import type { Files } from '../platform/files/files.ts'
import type { Services } from '../platform/http/services.ts'
import type { Examined } from './examine.ts'
import type { Description, Identity, Tools } from './messages.ts'
import type { Waiting } from './queries.ts'
import { take } from './sandbox/lend.ts'

export interface Job {
  tenantId: string
  itemId: string
  /** Whether it was already published as added. */
  isKnown?: boolean
}

export interface Workshop extends Services {
  tools: Promise<Tools>
  folder: string
}

/** The result of reading a file or page; `fill` gets the item's current state. */
export interface Reading {
  fill(item: Waiting): Updateable<Item>
  text: string
}

export type Read = (workshop: Workshop, job: Job, item: Waiting) => Promise<Reading>

export const completed = { status: 'completed', failure: null }

export function failed(failure: string) {
  return { status: 'failed', failure }
}

/** Names hold the file's hash, so browsers may keep what they have seen. */
export async function keep(
  { files }: Workshop,
  { tenantId, itemId }: Job,
  folder: string,
  { identity, description }: Examined,
  fileKey: string | null,
) {
  const keyOf = (file: string) => `${tenantId}/${itemId}/${identity?.sha256.slice(0, 16)}-${file}`
  const { thumbnail, cover, preview } = description
  const visitor = identity && fileKey ? visitorFile(identity, description) : undefined
  const keyFor = (shown: Shown | undefined) =>
    (shown && (shown.file ? keyOf(shown.file) : fileKey)) ?? null
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
  const taken = await take(folder, name)
  await files.adopt(taken, key).finally(() => rm(taken))
}

type Shown = NonNullable<Description['preview']>

/** Returns the visitors' file; files that may have camera metadata only if cleaned. */
function visitorFile({ kind, mime }: Identity, { visitor }: Description): Shown | undefined {
  const mayHaveLocation =
    kind === 'image' || kind === 'media' || /^(image|video|audio)\//.test(mime)
  return visitor ?? (mayHaveLocation ? undefined : { mime })
}
