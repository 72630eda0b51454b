import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Hashed, hashFile, writeHashed } from './hashing.ts'

/** The contents of files, each stored once and named by its hash; all backups of a folder share them. */
export interface Contents {
  add(source: Readable): Promise<Hashed>
  has(content: Hashed): Promise<boolean>
  read(sha256: string): Readable
  /** Returns what is wrong with a content; undefined if nothing is. */
  findFault(content: Hashed): Promise<string | undefined>
  /** Deletes all others, and what an interrupted backup left. */
  removeExcept(hashes: ReadonlySet<string>): Promise<void>
}

/** The folder of a place that they are in. */
export const CONTENTS = 'files'

/** Returns the path of a content; a folder holds a 256th of them. */
export const pathOfContent = (sha256: string) => `${sha256.slice(0, 2)}/${sha256}`

export function openContents(folder: string): Contents {
  const pathOf = (sha256: string) => join(folder, pathOfContent(sha256))

  async function has({ sha256, bytes }: Hashed): Promise<boolean> {
    const found = await stat(pathOf(sha256)).catch(() => undefined)
    return found?.size === bytes
  }

  return {
    has,
    read: (sha256) => createReadStream(pathOf(sha256)),
    async add(source) {
      await mkdir(folder, { recursive: true })
      const part = join(folder, `${randomUUID()}.part`)
      try {
        const content = await writeHashed(source, part)
        const path = pathOf(content.sha256)
        await mkdir(join(path, '..'), { recursive: true })
        await rename(part, path)
        return content
      } finally {
        await rm(part, { force: true })
      }
    },
    async findFault(content) {
      const path = pathOf(content.sha256)
      if (!(await stat(path).catch(() => undefined))) return `${path} is missing`
      const { sha256 } = await hashFile(path)
      return sha256 === content.sha256 ? undefined : `${path} is damaged`
    },
    async removeExcept(hashes) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        if (name.endsWith('.part')) await rm(path)
        else
          for (const sha256 of await readdir(path))
            if (!hashes.has(sha256)) await rm(join(path, sha256))
      }
    },
  }
}
