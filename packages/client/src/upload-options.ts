export const UPLOADS = '/api/uploads'
/** Size of parts in bytes, and the least: proxies have limits of 100 MB, 10 MB or 1 MB. */
export const PART = 16_000_000
const PART_MIN = 62_500
/** Milliseconds before each try after a lost connection: a server that is started again may take more than a minute. */
export const DELAYS = [500, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 30_000]

/** A path, in Node alone, or bytes. */
export type Input = string | Uint8Array | Blob

export interface UploadOptions {
  /** The item’s name; made from the file name by default. */
  name?: string
  /** The name of the file; that of the path by default. */
  filename?: string
  /** The media type, if the content doesn't say it. */
  filetype?: string
  /** The collection that the item is added to. */
  collectionId?: string
  /** Joins files that belong together: the items can be found by it. */
  importId?: string
  /** The item whose file is replaced. */
  replaces?: string
  /** `import` for an archive to read with `readArchive`, which doesn't become an item. */
  purpose?: 'import'
  /** Hears of the bytes that were sent. */
  onProgress?: (sent: number, total: number) => void
  signal?: AbortSignal
}

export interface Uploaded {
  /** The id of the item; empty for an archive to import. */
  itemId: string
  uploadId: string
}

export interface Target {
  url: string
  key: () => Promise<string>
  /** The name of the program and of the client; undefined where the browser says its own. */
  agent: string | undefined
  retries: number
  maxWait: number
}

/** Returns the name under which bytes are uploaded. Throws if they have none. */
export function requireName(file: Exclude<Input, string>, { filename }: UploadOptions): string {
  // A file that was chosen on a page has a name.
  const own = 'name' in file && typeof file.name === 'string' ? file.name : undefined
  const name = filename ?? own
  if (!name) throw new TypeError('filename is missing')
  return name
}

/** Returns the next smaller size of parts; undefined below the least. */
export function smallerPart(size = PART): number | undefined {
  const smaller = Math.floor(size / 4)
  return smaller < PART_MIN ? undefined : smaller
}

export function metadataOf(options: UploadOptions): Record<string, string> {
  const { name, filename, filetype, collectionId, importId, replaces, purpose } = options
  const metadata = { name, filename, filetype, collectionId, importId, replaces, purpose }
  return Object.fromEntries(
    Object.entries(metadata).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}
