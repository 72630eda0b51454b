import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { isSame, signatureOf } from '../security/hmac.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../time.ts'
import { filesFolder, openFolder } from './folder-store.ts'
import { hasFiles, keepFolder, openMoving } from './moving-store.ts'
import type { Store } from './store.ts'

/** The purpose of a file address; `preview` is the image that messengers show. */
export type FilePurpose = 'inline' | 'download' | 'thumbnail' | 'preview'

/** The reader of an address, checked at each request: a person of the tenant, or a link's visitors. */
export type FileReader =
  | readonly [kind: 'member' | 'bin' | 'export' | 'request', memberId: string | null]
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

/** The files of all tenants, and their signed addresses. */
export interface Files extends Store {
  has(key: string): Promise<boolean>
  /** A path below `/files/`, good for one object, one purpose, one reader and a time. */
  url(grant: FileGrant): string
  /** Opens a signed address; undefined if it's invalid or was changed. */
  open(signed: string): FileGrant | 'over' | undefined
}

/** The lifetime for open tabs, videos and documents; readers are checked at each request. */
const LONG = 6 * HOUR
const SHORT = 15 * MINUTE
/** The least time for which previews last, which chats and emails load again later. */
const LASTING = 31 * DAY
const REMOVAL_PAUSE = SECOND
const READ_IN_PARTS = /^(video|audio)\/|^application\/pdf$/

/** Opens the files. `mayRemove` tells whether one may be deleted now; until then, deleting waits. */
export async function openFiles(
  config: Config,
  secret: string,
  log: Log,
  mayRemove: () => Promise<boolean>,
): Promise<Files> {
  const store = await openStore(config, log)
  const sign = signer(secret)

  return {
    ...store,
    async removeAll(prefix) {
      while (!(await mayRemove())) await sleep(REMOVAL_PAUSE)
      await store.removeAll(prefix)
    },
    has: async (key) => (await store.sizeOf(key)) !== undefined,
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

export async function openStore(config: Config, log: Log): Promise<Store> {
  const path = filesFolder(config)
  const folder = openFolder(config)
  if (!config.S3_BUCKET) {
    await keepFolder(path)
    return folder
  }
  // Loaded only where it's used, since the client is large.
  const { openBucket } = await import('./bucket-store.ts')
  const bucket = openBucket(config, log)
  if (!(await hasFiles(path))) return bucket
  return openMoving({ config, path, folder, bucket, log })
}

const SIGNED_MAX = 10_000

/** Signs each grant once, since lists show the same addresses again until their window ends. */
function signer(secret: string): (grant: string) => string {
  const signed = new LRUCache<string, string>({ max: SIGNED_MAX })
  return (grant) => {
    const cached = signed.get(grant)
    if (cached) return cached
    const text = Buffer.from(grant).toString('base64url')
    const path = `/files/${text}.${signatureOf(secret, text)}`
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
