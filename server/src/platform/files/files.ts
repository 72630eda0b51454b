import { createReadStream } from 'node:fs'
import { link, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config.ts'
import { Problem } from '../problem.ts'
import { isSame, signatureOf } from '../security/hmac.ts'
import { DAY, HOUR, MINUTE } from '../time.ts'

/** The purpose of a file address; `preview` is the image that messengers show. */
export type FilePurpose = 'inline' | 'download' | 'thumbnail' | 'preview'

/** The reader of an address, checked at each request: a person of the tenant, or a link's visitors. */
export type FileReader =
  | readonly [kind: 'member' | 'bin' | 'export', memberId: string | null]
  | readonly [kind: 'link', linkId: string, gateKey: string]

export interface FileGrant {
  /** The key, starting with the ids of the tenant and of the item or export. */
  key: string
  purpose: FilePurpose
  /** The name of a download. */
  name: string
  mime: string
  reader: FileReader
}

export interface Files {
  /** The folder in which keys are paths, for tools that need a real file. */
  folder: string
  pathOf(key: string): string
  put(key: string, content: string | Uint8Array): Promise<void>
  /** Takes a finished file from outside into the store, where it stays too; twice is as once. */
  adopt(path: string, key: string): Promise<void>
  read(key: string): Readable
  has(key: string): Promise<boolean>
  removeAll(prefix: string): Promise<void>
  /** A path below `/files/`, good for one object, one purpose, one reader and a time. */
  url(grant: FileGrant): string
  /** Opens a signed address; undefined if it's invalid or was changed. */
  open(signed: string): FileGrant | 'over' | undefined
}

/** The lifetime for open tabs, videos and documents; readers are checked at each request. */
const LONG = 6 * HOUR
const SHORT = 15 * MINUTE
/** The lifetime of previews, which chats and emails load again later. */
const LASTING = 7 * DAY
const READ_IN_PARTS = /^(video|audio)\/|^application\/pdf$/

export function openFiles(config: Config, secret: string): Files {
  const folder = resolve(config.DATA_DIR, 'files')
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const pathOf = (key: string) => join(folder, key)
  const sign = signer(secret)

  return {
    folder,
    pathOf,
    put: (key, content) => storing(() => disk.put(key, content)),
    adopt: (path, key) => storing(() => adopt(path, pathOf(key))),
    read: (key) => createReadStream(pathOf(key)),
    has: (key) => disk.exists(key),
    removeAll: (prefix) => disk.deleteAll(prefix),
    url(grant) {
      const { key, purpose, name, mime, reader } = grant
      // Rounded up to the window after this one: until the next begins, the browser's cache knows the address.
      const window = windowOf(grant)
      const ends = (Math.floor(Date.now() / window) + 2) * window
      return sign(JSON.stringify([key, purpose, name, mime, reader, ends]))
    },
    open(signed) {
      const [text = '', signature = ''] = signed.split('.')
      if (!isSame(signature, signatureOf(secret, text))) return undefined
      const values = JSON.parse(Buffer.from(text, 'base64url').toString())
      const [key, purpose, name, mime, reader, ends] = values
      return ends > Date.now() ? { key, purpose, name, mime, reader } : 'over'
    },
  }
}

const SIGNED_MAX = 10_000

/** Signs each grant once, since lists show the same addresses again until their window ends. */
function signer(secret: string): (grant: string) => string {
  const signed = new Map<string, string>()
  return (grant) => {
    const known = signed.get(grant)
    if (known) return known
    const text = Buffer.from(grant).toString('base64url')
    const path = `/files/${text}.${signatureOf(secret, text)}`
    if (signed.size >= SIGNED_MAX) signed.clear()
    signed.set(grant, path)
    return path
  }
}

/** An address is good for one to two of these. */
function windowOf({ purpose, mime, reader: [kind] }: FileGrant): number {
  if (purpose === 'preview') return LASTING
  const isPlayed = purpose === 'inline' && READ_IN_PARTS.test(mime)
  return kind !== 'link' || isPlayed ? LONG : SHORT
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
    throw new Problem('unavailable', 'Files can’t be stored right now. Try again later', {
      cause,
      retryAfter: 30,
    })
  }
}
