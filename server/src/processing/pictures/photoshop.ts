import { type FileHandle, open } from 'node:fs/promises'
import { Unreadable } from '../messages.ts'

const HEAD = 26
/** Larger files are read without their layers, which would only need memory. */
const WHOLE_MAX = 100_000_000
const IMAGE_MAX = 500_000_000

/**
 * Returns a Photoshop file, without its layers where it's large: the picture that Photoshop makes of them stands
 * behind them. Throws `Unreadable`, or what `limitPixels` throws, before anything is made room for.
 */
export async function readPhotoshop(
  path: string,
  limitPixels: (pixels: number) => void,
): Promise<Buffer> {
  const file = await open(path)
  try {
    const head = await read(file, HEAD, 0)
    limitPixels(head.readUInt32BE(14) * head.readUInt32BE(18))
    const { size } = await file.stat()
    if (size <= WHOLE_MAX) return await read(file, size, 0)
    const colors = await sectionEnd(file, HEAD, 4)
    const resources = await sectionEnd(file, colors, 4)
    const long = head.readUInt16BE(4) === 2 ? 8 : 4
    const image = await sectionEnd(file, resources, long)
    if (resources + size - image > IMAGE_MAX) throw new Unreadable('The image is too large to show')
    const [before, after] = [
      await read(file, resources, 0),
      await read(file, Math.max(size - image, 0), image),
    ]
    return Buffer.concat([before, Buffer.alloc(long), after])
  } finally {
    await file.close()
  }
}

/** Returns the end of a section, which begins with its length in so many bytes. */
async function sectionEnd(file: FileHandle, start: number, long: 4 | 8): Promise<number> {
  const length = await read(file, long, start)
  return start + long + (long === 8 ? Number(length.readBigUInt64BE()) : length.readUInt32BE())
}

async function read(file: FileHandle, length: number, at: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead < length) throw new Unreadable('The image is incomplete and can’t be read')
  return buffer
}
