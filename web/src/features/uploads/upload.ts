import { addToCollection } from '@satchel/contract/collections.ts'
import { UPLOAD_MAX } from '@satchel/contract/constants.ts'
import { changeItem } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { call } from '../../lib/api.ts'
import { formatBytes } from '../../lib/format/format.ts'
import { newId } from '../../lib/new-id.ts'
import { partitionDuplicates } from './partition-duplicates.ts'
import {
  type Duplicate,
  newAsset,
  type PendingAsset,
  type UnfinishedUpload,
  type UploadNote,
} from './pending-asset.ts'
import { apply, findPending, getPending, waitUntilKnown } from './pending-store.ts'
import { discardUnfinished, forgetUnfinished, isSameFile } from './unfinished.ts'

/** Destination of files: a collection, or only the library. */
export interface UploadTarget {
  collectionId: string
  name: string
}

interface Batch {
  by: string
  target: UploadTarget | null
}

type Engine = typeof import('./transfers.ts')

let engine: Promise<Engine> | undefined

/** Loads the upload engine as soon as files may come. */
export function prepareUploads(): Promise<Engine> {
  engine ??= import('./transfers.ts').catch((error: unknown) => {
    engine = undefined
    throw error
  })
  return engine
}

/** Uploads files as one import. */
export async function uploadFiles(files: readonly File[], { by, target }: Batch): Promise<void> {
  const importId = newId()
  const collectionId = target?.collectionId
  const fresh = files.filter((file) => !isHidden(file) && !wentOn(file, collectionId))
  const notes = fresh.flatMap(refusalOf)
  if (notes.length > 0) apply({ type: 'noted', notes })
  await start(
    fresh
      .filter((file) => refusalOf(file).length === 0)
      .map((file) => assetOf(file, { by, importId, collectionId: collectionId ?? null })),
  )
}

/**
 * Uploads a file and returns its item as soon as there is one, also an existing one with the same bytes; null if it
 * didn't get there, which the tray explains.
 */
export async function uploadOne(file: File, by: string): Promise<string | null> {
  const notes = refusalOf(file)
  if (notes.length > 0) {
    apply({ type: 'noted', notes })
    return null
  }
  const asset = assetOf(file, { by, importId: newId() })
  const started = start([asset])
  const arrived = await waitUntilKnown(() => outcomeOf(asset.id))
  await acceptDuplicate(asset.id)
  await started
  return arrived
}

function outcomeOf(id: string): string | null | undefined {
  const { transfer, finalAssetId = null, duplicateOf } = findPending(id) ?? {}
  if (transfer === 'duplicate' && duplicateOf) return duplicateOf.id
  const isOver = transfer === undefined || transfer === 'failed'
  return finalAssetId ?? (isOver ? null : undefined)
}

/** Replaces the file of an item, which keeps its links and earlier versions. */
export async function replaceFile(file: File, by: string, itemId: string): Promise<void> {
  const notes = refusalOf(file)
  if (notes.length > 0) return apply({ type: 'noted', notes })
  await start([assetOf(file, { by, importId: newId(), replaces: itemId, finalAssetId: itemId })])
}

/** Resumes an upload; false if the file is another one, or was changed. */
export function goOnWith({ id, unfinished }: UploadNote, file: File): boolean {
  if (!unfinished || !isSameFile(unfinished, file)) return false
  const { by, importId, uploadUrl, collectionId = null, replaces = null } = unfinished
  apply({ type: 'dismissed', id })
  forgetUnfinished(unfinished.id)
  const into = { collectionId, replaces, finalAssetId: replaces }
  void start([assetOf(file, { by, importId, uploadUrl, ...into })])
  return true
}

/** Resumes an upload of a page that is gone, with the copy of its file; a paused one waits. */
export function resumeStored(unfinished: UnfinishedUpload, file: File): void {
  const { id, by, importId, uploadUrl, itemName = null, isPaused } = unfinished
  const { collectionId = null, replaces = null } = unfinished
  const place = { by, importId, uploadUrl, itemName, collectionId, replaces }
  const asset = assetOf(file, { id, ...place, finalAssetId: replaces, isStored: true })
  if (isPaused) apply({ type: 'added', assets: [{ ...asset, transfer: 'paused' }] })
  else void start([asset])
}

export async function pauseUpload(id: string): Promise<void> {
  apply({ type: 'transfer-changed', id, transfer: 'paused', at: Date.now() })
  const { pause } = await prepareUploads()
  pause(id)
}

export async function resumeUpload(id: string): Promise<void> {
  apply({ type: 'transfer-changed', id, transfer: 'waiting', at: Date.now() })
  const { resume } = await prepareUploads()
  resume(id)
}

export async function retryUpload(id: string): Promise<void> {
  apply({ type: 'transfer-changed', id, transfer: 'waiting', at: Date.now() })
  await send(id)
}

/** Uploads a file although its bytes are in the library already. */
export async function uploadAnyway(id: string): Promise<void> {
  if (findPending(id)?.transfer !== 'duplicate') return
  apply({ type: 'transfer-changed', id, transfer: 'waiting', at: Date.now() })
  await send(id)
}

/** Uses the existing item, which is added to the upload's collection. */
export async function acceptDuplicate(id: string): Promise<void> {
  const { duplicateOf, collectionId } = findPending(id) ?? {}
  if (!duplicateOf) return
  if (collectionId) await putInto(collectionId, duplicateOf)
  apply({ type: 'used', id, at: Date.now() })
}

async function putInto(cid: string, { id: itemId }: Duplicate): Promise<void> {
  await call(addToCollection, { params: { cid, itemId } })
}

/** Names the current or future item; an empty name uses the file's. */
export async function nameUpload(id: string, name: string): Promise<void> {
  const itemName = name.trim() || null
  const { status, finalAssetId } = findPending(id) ?? {}
  apply({ type: 'named', id, itemName })
  if (itemName === null) return
  if (status !== 'uploading' && finalAssetId)
    await call(changeItem, { params: { id: finalAssetId }, body: { name: itemName } })
  else await (await prepareUploads()).rename(id, itemName)
}

export async function cancelUpload(id: string): Promise<void> {
  apply({ type: 'removed', id })
  const { cancel } = await prepareUploads()
  cancel(id)
}

export function dismissNote({ id, unfinished }: UploadNote): void {
  apply({ type: 'dismissed', id })
  if (unfinished) discardUnfinished(unfinished)
}

async function start(assets: readonly PendingAsset[]): Promise<void> {
  if (assets.length === 0) return
  apply({ type: 'added', assets })
  try {
    await prepareUploads()
    // What the server has a part of goes on; another file for an item is wanted as it is.
    for (const { id } of assets.filter(isSure)) await send(id)
    const unsure = assets.filter((asset) => !isSure(asset))
    for (const { id } of unsure)
      if (!isPaused(id))
        apply({ type: 'transfer-changed', id, transfer: 'checking', at: Date.now() })
    await partitionDuplicates(unsure, {
      isWanted: ({ id }) => findPending(id) !== undefined,
      onFresh: ({ id }) => {
        // Paused while its bytes were looked up: it begins once it is resumed.
        if (isPaused(id)) return
        apply({ type: 'transfer-changed', id, transfer: 'waiting', at: Date.now() })
        void send(id)
      },
      onDuplicate: ({ id }, item) => {
        const duplicateOf = { id: item.id, name: item.name }
        apply({ type: 'duplicate-found', id, duplicateOf, at: Date.now() })
      },
    })
  } catch {
    const reason = t('uploads.couldntStartAddFile')
    for (const { id } of assets) apply({ type: 'removed', id })
    const notes = assets.map(({ name, mime }) => ({ id: newId(), name, mime, reason }))
    apply({ type: 'noted', notes })
  }
}

/** Sends a file under the name it got while it waited, unless it was removed meanwhile. */
async function send(id: string): Promise<void> {
  const { begin } = await prepareUploads()
  const asset = findPending(id)
  if (asset) begin(asset)
}

const isPaused = (id: string) => findPending(id)?.transfer === 'paused'

function isSure({ uploadUrl, replaces }: PendingAsset): boolean {
  return uploadUrl !== null || replaces !== null
}

/** Resumes the unfinished upload of a file that is selected or dropped again. */
function wentOn(file: File, collectionId: string | undefined): boolean {
  return getPending().notes.some(
    (note) =>
      note.unfinished?.collectionId === collectionId &&
      !note.unfinished?.replaces &&
      goOnWith(note, file),
  )
}

/** Tells whether a file is one that systems put into folders. */
function isHidden({ name }: File): boolean {
  return name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini'
}

function refusalOf(file: File): UploadNote[] {
  if (file.size === 0) return [noteOn(file, t('uploads.theFileIsEmpty'))]
  if (file.size <= UPLOAD_MAX) return []
  return [noteOn(file, t('uploads.fileTooLarge', { bytes: formatBytes(file.size) }))]
}

function noteOn({ name, type: mime }: File, reason: string): UploadNote {
  return { id: newId(), name, mime, reason }
}

type Place = Pick<PendingAsset, 'by' | 'importId'> & Partial<PendingAsset>

function assetOf(file: File, place: Place): PendingAsset {
  const { name, type: mime, size: bytes } = file
  return newAsset({ id: newId(), file, name, mime, bytes, ...place })
}
