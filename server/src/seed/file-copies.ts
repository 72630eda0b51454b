import { readFile } from 'node:fs/promises'
import { isDocument } from '../platform/files/document-types.ts'
import type { Files } from '../platform/files/files.ts'
import { seedFileUrl } from './seed-files.ts'

/** Facts that processing found when the file was made; see `README.md`. */
export interface Fact {
  mime?: string
  bytes?: number
  sha256?: string
  pageCount?: number
  durationS?: number
  width?: number
  height?: number
  thumbnail?: string
  cover?: string
  /** The preview; without `file` it is the file itself. */
  preview?: { mime: string; file?: string }
  visitor?: { mime: string; file?: string }
  text: string
}

export interface Stored
  extends Record<
    'fileKey' | 'thumbnailKey' | 'coverKey' | 'previewKey' | 'visitorKey',
    string | null
  > {
  previewMime: string | null
  visitorMime: string | null
  hiddenContent: Record<string, never> | null
  /** Files of the seed, and the keys they are put under. */
  copies: [file: string, key: string][]
}

/** Keys as processing gives them: the hash in them changes with the file. */
export function storedOf(
  tenantId: string,
  { id, file, fact }: { id: string; file: string; fact: Fact },
): Stored {
  const copies: Stored['copies'] = []
  const prefix = `${tenantId}/${id}/${fact.sha256?.slice(0, 16) ?? 'page'}`
  const put = (name: string | undefined, as: string) => {
    if (!name) return null
    const key = `${prefix}-${as}`
    copies.push([name, key])
    return key
  }
  const fileKey = fact.mime ? put(file, 'original') : null
  const { preview } = fact
  // Visitors get copies of pictures and recordings without a location, and all other files as they are.
  const mayTellPlace = /^(image|video|audio)\//.test(fact.mime ?? '')
  const visitor = fact.visitor ?? (fact.mime && !mayTellPlace ? { mime: fact.mime } : undefined)
  return {
    fileKey,
    thumbnailKey: put(fact.thumbnail, 'thumbnail.webp'),
    coverKey: put(fact.cover, 'cover.webp'),
    previewKey: preview ? (put(preview.file, previewName(preview.file)) ?? fileKey) : null,
    previewMime: preview?.mime ?? null,
    visitorKey: visitor ? (put(visitor.file, 'visitor') ?? fileKey) : null,
    visitorMime: visitor?.mime ?? null,
    // The demo's documents carry nothing unseen.
    hiddenContent: isDocument(fact.mime ?? null) ? {} : null,
    copies,
  }
}

function previewName(file: string | undefined): string {
  return file?.endsWith('.webp') ? 'cover.webp' : 'document.pdf'
}

const AT_ONCE = 16

/** Stores files before the transaction that names them, so that no item is without its file. */
export async function copyAll(files: Files, copies: Stored['copies']): Promise<void> {
  const waiting = [...copies]
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [file, key] = next
      await files.put(key, await readFile(seedFileUrl(file)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
