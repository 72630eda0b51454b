import { statfs } from 'node:fs/promises'

/** Tells whether the disk of a folder has room for so many bytes. */
export async function hasSpaceFor(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bytes <= bavail * bsize
}
