/**
 * How the bytes are doing while the status is `uploading`; `failed` waits for the person, and so does
 * `duplicate`, whose bytes are in the library already.
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

/** An item of the same bytes that is in the library already. */
export interface Duplicate {
  id: string
  name: string
}

/** A file on its way into the library. */
export interface PendingAsset {
  id: string
  /** Null once only the server has it. */
  file: File | null
  /** The person's id. */
  by: string
  name: string
  importId: string
  /** Where all of its import go beside the library. */
  collectionId: string | null
  /** What the item is to be called; null: as the file. */
  itemName: string | null
  duplicateOf: Duplicate | null
  /** The item whose file it replaces; then it belongs to no batch. */
  replaces: string | null
  /** Where the server keeps the bytes, as soon as it has some. */
  uploadUrl: string | null
  status: 'uploading' | 'processing' | 'completed'
  /** The item it becomes, as soon as its id is known. */
  finalAssetId: string | null
  mime: string
  bytes: number
  sent: number
  /** Bytes a second. */
  speed: number
  transfer: Transfer
  failure: string | null
  /** When something last happened, in ms. */
  movedAt: number
}

/** An upload the server has a part of; the file itself is gone with the page that sent it. */
export interface UnfinishedUpload {
  /** Of the pending asset it was. */
  id: string
  by: string
  /** Of the page that is sending it. */
  page: string
  uploadUrl: string
  name: string
  mime: string
  bytes: number
  lastModified: number
  importId: string
  collectionId?: string
  replaces?: string
  at: number
}

/** What did not get into the library, and why. */
export interface UploadNote {
  id: string
  name: string
  mime: string
  reason: string
  /** The item that was created despite the problem. */
  itemId?: string
  /** It’s in the library, and trying again wouldn’t change it. */
  isHint?: boolean
  /** Nothing is wrong with either. */
  duplicateOf?: Duplicate
  /** Goes on where it stopped once the file is chosen again. */
  unfinished?: UnfinishedUpload
}

type Known = Pick<PendingAsset, 'id' | 'name' | 'importId' | 'mime' | 'bytes'>

/** One of which nothing is sent yet. */
export function newAsset(known: Known & Partial<PendingAsset>): PendingAsset {
  return {
    collectionId: null,
    itemName: null,
    file: null,
    by: '',
    duplicateOf: null,
    replaces: null,
    uploadUrl: null,
    status: 'uploading',
    finalAssetId: null,
    sent: 0,
    speed: 0,
    transfer: 'waiting',
    failure: null,
    movedAt: Date.now(),
    ...known,
  }
}
