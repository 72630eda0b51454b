import { open } from 'node:fs/promises'
import type { Files } from '../../platform/files/files.ts'

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
