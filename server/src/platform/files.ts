import { createHmac, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from './config.ts'
import { linkUrl } from './link-url.ts'
import { Problem } from './problem.ts'

export type FilePurpose = 'inline' | 'download' | 'thumbnail'

export interface FileGrant {
  key: string
  purpose: FilePurpose
  /** What a download is called. */
  name: string
  mime: string
}

export interface Files {
  /** Where keys are paths; for tools that need a real file. */
  folder: string
  pathOf(key: string): string
  put(key: string, content: string | Uint8Array): Promise<void>
  /** Takes a finished file from outside into the store, where it stays too; twice is as once. */
  adopt(path: string, key: string): Promise<void>
  read(key: string): Readable
  has(key: string): Promise<boolean>
  removeAll(prefix: string): Promise<void>
  /** A path below `/files/`, good for one object, one purpose and one to two days. */
  url(grant: FileGrant): string
  /** The whole address of a short link, told beside those of files; a tenant's domain where it has one in use. */
  linkUrl(slug: string, domain: string | null): string
  /** Undefined where the link is not ours, was changed or is over. */
  open(signed: string): FileGrant | undefined
}

const DAY = 86_400_000

export function openFiles(config: Config, secret: string): Files {
  const folder = resolve(config.DATA_DIR, 'files')
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const sign = (text: string) =>
    createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
  const pathOf = (key: string) => join(folder, key)

  return {
    folder,
    pathOf,
    put: (key, content) => storing(() => disk.put(key, content)),
    adopt: (path, key) => storing(() => adopt(path, pathOf(key))),
    read: (key) => createReadStream(pathOf(key)),
    has: (key) => disk.exists(key),
    removeAll: (prefix) => disk.deleteAll(prefix),
    url({ key, purpose, name, mime }) {
      // The end falls on a day's edge, so the link, and with it the browser's cache, holds all day.
      const ends = (Math.floor(Date.now() / DAY) + 2) * DAY
      const text = Buffer.from(JSON.stringify([key, purpose, name, mime, ends])).toString(
        'base64url',
      )
      return `/files/${text}.${sign(text)}`
    },
    linkUrl: (slug, domain) => linkUrl(config, slug, domain),
    open(signed) {
      const [text = '', signature = ''] = signed.split('.')
      const expected = Buffer.from(sign(text))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      const [key, purpose, name, mime, ends] = JSON.parse(Buffer.from(text, 'base64url').toString())
      return ends > Date.now() ? { key, purpose, name, mime } : undefined
    },
  }
}

async function adopt(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

async function storing(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    throw new Problem('unavailable', 'The file store cannot be written at the moment', {
      cause,
      retryAfter: 30,
    })
  }
}
