/**
 * State of the bytes while the status is `uploading`; `failed` waits for the person, and so does `duplicate`, whose
 * bytes are in the library already.
 */
export type Transfer =
  | 'waiting'
  | 'checking'
  | 'duplicate'
  | 'sending'
  | 'paused'
  | 'retrying'
  | 'failed'
  | 'sent'

/** An existing item with the same bytes. */
export interface Duplicate {
  id: string
  name: string
}

/** A file being added to the library. */
export interface PendingAsset {
  id: string
  /** File; null once only the server has it. */
  file: File | null
  /** The person's id. */
  by: string
  name: string
  importId: string
  /** Collection that all files of the import go to, besides the library. */
  collectionId: string | null
  /** Name of the item; null uses the file's. */
  itemName: string | null
  duplicateOf: Duplicate | null
  /** The item whose file it replaces; then it belongs to no batch. */
  replaces: string | null
  /** URL of the bytes on the server, once it has some. */
  uploadUrl: string | null
  /** True once the browser has a copy of the file that outlives the page. */
  isStored: boolean
  status: 'uploading' | 'processing' | 'completed'
  /** The item it becomes, as soon as its id is known. */
  finalAssetId: string | null
  mime: string
  bytes: number
  sent: number
  /** Bytes per second. */
  speed: number
  transfer: Transfer
  failure: string | null
  /** Time of the last progress, in ms. */
  movedAt: number
}

/** An upload of a page that may be gone; without a copy of the file, the server has a part of it. */
export interface UnfinishedUpload {
  /** Id of the pending asset. */
  id: string
  by: string
  /** Page that is sending it. */
  page: string
  uploadUrl: string | null
  isPaused?: boolean
  itemName?: string
  name: string
  mime: string
  bytes: number
  lastModified: number
  importId: string
  collectionId?: string
  replaces?: string
  at: number
}

/** Note on a file that didn't get into the library, with the reason. */
export interface UploadNote {
  id: string
  name: string
  mime: string
  reason: string
  /** The item that was created despite the problem. */
  itemId?: string
  /** True if it’s in the library, and trying again wouldn’t change it. */
  isHint?: boolean
  /** Item with the same bytes; neither is faulty. */
  duplicateOf?: Duplicate
  /** Upload that resumes once the file is selected again. */
  unfinished?: UnfinishedUpload
}

type Existing = Pick<PendingAsset, 'id' | 'name' | 'importId' | 'mime' | 'bytes'>

/** Returns an asset of which nothing is sent yet. */
export function newAsset(existing: Existing & Partial<PendingAsset>): PendingAsset {
  return {
    collectionId: null,
    itemName: null,
    file: null,
    by: '',
    duplicateOf: null,
    replaces: null,
    uploadUrl: null,
    isStored: false,
    status: 'uploading',
    finalAssetId: null,
    sent: 0,
    speed: 0,
    transfer: 'waiting',
    failure: null,
    movedAt: Date.now(),
    ...existing,
  }
}
