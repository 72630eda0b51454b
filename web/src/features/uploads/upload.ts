import { addToCollection } from '@satchel/contract/collections.ts'
import { UPLOAD_MAX } from '@satchel/contract/constants.ts'
import { changeItem } from '@satchel/contract/items.ts'
import { call } from '../../lib/api.ts'
import { formatBytes } from '../../lib/format.ts'
import { newId } from '../../lib/new-id.ts'
import { newAsset, type PendingAsset, type Twin, type UploadNote } from './pending.ts'
import { getPending, tell } from './pending-store.ts'
import { sift } from './sift.ts'
import { discardUnfinished, forgetUnfinished, isSameFile } from './unfinished.ts'
import type { UploadJob } from './uppy.ts'

/** Where files go: a collection, or the library alone. */
export interface UploadTarget {
  collectionId: string
  name: string
}

interface Batch {
  by: string
  target: UploadTarget | null
}

type Engine = typeof import('./uppy.ts')

let engine: Promise<Engine> | undefined

/** Loads what sends files; called as soon as some may come. */
export function prepareUploads(): Promise<Engine> {
  engine ??= import('./uppy.ts').catch((error: unknown) => {
    engine = undefined
    throw error
  })
  return engine
}

/** One import for all that come in one go. */
export async function uploadFiles(files: readonly File[], { by, target }: Batch): Promise<void> {
  const importId = newId()
  const collectionId = target?.collectionId
  const fresh = files.filter((file) => !isHidden(file) && !wentOn(file, collectionId))
  const notes = fresh.flatMap(refusalOf)
  if (notes.length > 0) tell({ type: 'noted', notes })
  await start(
    fresh
      .filter((file) => refusalOf(file).length === 0)
      .map((file) => ({ id: newId(), by, file, importId, ...(collectionId && { collectionId }) })),
  )
}

/** Another file for an item, which keeps its links and the file before. */
export async function replaceFile(file: File, by: string, itemId: string): Promise<void> {
  const notes = refusalOf(file)
  if (notes.length > 0) return tell({ type: 'noted', notes })
  await start([{ id: newId(), by, file, importId: newId(), replaces: itemId }])
}

/** False where it is another file, or one that was changed. */
export function goOnWith({ id, unfinished }: UploadNote, file: File): boolean {
  if (!unfinished || !isSameFile(unfinished, file)) return false
  const { by, importId, collectionId, replaces, uploadUrl } = unfinished
  tell({ type: 'dismissed', id })
  forgetUnfinished(unfinished.id)
  const into = { ...(collectionId && { collectionId }), ...(replaces && { replaces }) }
  void start([{ id: newId(), by, file, importId, uploadUrl, ...into }])
  return true
}

export async function pauseUpload(id: string): Promise<void> {
  tell({ type: 'held', id, transfer: 'paused', at: Date.now() })
  const { pause } = await prepareUploads()
  pause(id)
}

export async function resumeUpload(id: string): Promise<void> {
  tell({ type: 'held', id, transfer: 'waiting', at: Date.now() })
  const { resume } = await prepareUploads()
  resume(id)
}

export async function retryUpload(id: string): Promise<void> {
  tell({ type: 'held', id, transfer: 'waiting', at: Date.now() })
  const { retry } = await prepareUploads()
  retry(id)
}

/** Though its bytes are there already. */
export async function uploadAnyway(id: string): Promise<void> {
  const job = held.get(id)
  if (!job) return
  held.delete(id)
  tell({ type: 'held', id, transfer: 'waiting', at: Date.now() })
  const { begin } = await prepareUploads()
  begin(named(job))
}

/** In the place of the file the item that is there goes where the file was to go. */
export async function takeTwin(id: string): Promise<void> {
  const { twin, collectionId } = findAsset(id) ?? {}
  if (!twin) return
  if (collectionId) await putInto(collectionId, twin)
  held.delete(id)
  tell({ type: 'used', id, at: Date.now() })
}

async function putInto(cid: string, { id: itemId }: Twin): Promise<void> {
  await call(addToCollection, { params: { cid, itemId } })
}

/** Of the item it becomes, or has become; empty: as the file. */
export async function nameUpload(id: string, name: string): Promise<void> {
  const itemName = name.trim() || null
  const { status, finalAssetId } = findAsset(id) ?? {}
  tell({ type: 'named', id, itemName })
  if (itemName === null) return
  if (status !== 'uploading' && finalAssetId)
    await call(changeItem, { params: { id: finalAssetId }, body: { name: itemName } })
  else await (await prepareUploads()).rename(id, itemName)
}

export async function cancelUpload(id: string): Promise<void> {
  tell({ type: 'removed', id })
  held.delete(id)
  const { cancel } = await prepareUploads()
  cancel(id)
}

export function dismissNote({ id, unfinished }: UploadNote): void {
  tell({ type: 'dismissed', id })
  if (unfinished) discardUnfinished(unfinished)
}

/** Waiting for the person, since their bytes are in the library already. */
const held = new Map<string, UploadJob>()

async function start(jobs: readonly UploadJob[]): Promise<void> {
  if (jobs.length === 0) return
  tell({ type: 'added', assets: jobs.map(assetOf) })
  try {
    const { begin } = await prepareUploads()
    // What the server has a part of goes on; another file for an item is wanted as it is.
    const [sure, unsure] = [jobs.filter(isSure), jobs.filter((job) => !isSure(job))]
    for (const job of sure.filter(isPending)) begin(job)
    for (const { id } of unsure) tell({ type: 'held', id, transfer: 'checking', at: Date.now() })
    await sift(unsure, {
      isWanted: isPending,
      onFresh: (job) => {
        tell({ type: 'held', id: job.id, transfer: 'waiting', at: Date.now() })
        begin(named(job))
      },
      onTwin: (job, twin) => {
        held.set(job.id, job)
        tell({
          type: 'matched',
          id: job.id,
          twin: { id: twin.id, name: twin.name },
          at: Date.now(),
        })
      },
    })
  } catch {
    const reason = 'The server was not reached. Add the file again.'
    for (const { id } of jobs) tell({ type: 'removed', id })
    tell({ type: 'noted', notes: jobs.map(({ file }) => noteOn(file, reason)) })
  }
}

function isSure({ uploadUrl, replaces }: UploadJob): boolean {
  return uploadUrl !== undefined || replaces !== undefined
}

function isPending({ id }: UploadJob): boolean {
  return findAsset(id) !== undefined
}

function findAsset(id: string): PendingAsset | undefined {
  return getPending().assets.find((asset) => asset.id === id)
}

/** As it was named while it waited. */
function named(job: UploadJob): UploadJob {
  const { itemName } = findAsset(job.id) ?? {}
  return itemName ? { ...job, name: itemName } : job
}

/** Chosen or dropped again, it goes on where it stopped. */
function wentOn(file: File, collectionId: string | undefined): boolean {
  return getPending().notes.some(
    (note) =>
      note.unfinished?.collectionId === collectionId &&
      !note.unfinished?.replaces &&
      goOnWith(note, file),
  )
}

/** What folders carry that nobody put there. */
function isHidden({ name }: File): boolean {
  return name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini'
}

function refusalOf(file: File): UploadNote[] {
  if (file.size === 0) return [noteOn(file, 'The file is empty.')]
  if (file.size <= UPLOAD_MAX) return []
  return [noteOn(file, `${formatBytes(file.size)} is more than the 5 GiB a file may have.`)]
}

function noteOn({ name, type: mime }: File, reason: string): UploadNote {
  return { id: newId(), name, mime, reason }
}

function assetOf({ id, file, importId, collectionId, replaces }: UploadJob): PendingAsset {
  return newAsset({
    id,
    name: file.name,
    importId,
    collectionId: collectionId ?? null,
    replaces: replaces !== undefined,
    finalAssetId: replaces ?? null,
    mime: file.type,
    bytes: file.size,
  })
}
