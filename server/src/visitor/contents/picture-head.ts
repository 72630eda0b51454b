import { open } from 'node:fs/promises'
import { shownKey } from '../../items/service.ts'
import type { Files } from '../../platform/files/files.ts'
import type { ShownItem } from '../link/link-queries.ts'

export interface Size {
  width: number
  height: number
}

const HEAD = 30

/**
 * Returns the size of a WebP picture that this product wrote, from its head; null if it is missing or another format.
 */
export async function coverSize(files: Files, key: string): Promise<Size | null> {
  const head = await files.withPath(key, readHead).catch(() => null)
  return head && sizeOf(head)
}

const ALWAYS_MOVING = new Set(['image/gif', 'image/apng'])
/** The flag of a WebP file that has several pictures. */
const ANIMATION = 2

/** Tells whether a picture moves, so that its cover, which doesn't, can't stand for it. */
export async function isMoving(files: Files, item: ShownItem): Promise<boolean> {
  const { mime } = item
  if (ALWAYS_MOVING.has(mime ?? '')) return true
  const key = shownKey(item)
  if (!key || (mime !== 'image/webp' && mime !== 'image/avif')) return false
  const head = await files.withPath(key, readHead).catch(() => null)
  if (mime === 'image/avif') return head?.toString('latin1', 4, 12) === 'ftypavis'
  return head?.toString('latin1', 12, 16) === 'VP8X' && (head.readUInt8(20) & ANIMATION) !== 0
}

async function readHead(path: string): Promise<Buffer | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return bytesRead === HEAD ? buffer : null
  } finally {
    await file.close()
  }
}

function sizeOf(head: Buffer): Size | null {
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = head.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
    default:
      return null
  }
}
