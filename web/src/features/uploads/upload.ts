import { UPLOAD_MAX } from '@satchel/contract/constants.ts'
import { formatBytes } from '../../lib/format.ts'
import { newId } from '../../lib/new-id.ts'
import type { PendingAsset, UploadNote } from './pending.ts'
import { getPending, tell } from './pending-store.ts'
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

/** False where it is another file, or one that was changed. */
export function goOnWith({ id, unfinished }: UploadNote, file: File): boolean {
  if (!unfinished || !isSameFile(unfinished, file)) return false
  const { by, importId, collectionId, uploadUrl } = unfinished
  tell({ type: 'dismissed', id })
  forgetUnfinished(unfinished.id)
  const into = collectionId === undefined ? {} : { collectionId }
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

export async function cancelUpload(id: string): Promise<void> {
  tell({ type: 'removed', id })
  const { cancel } = await prepareUploads()
  cancel(id)
}

export function dismissNote({ id, unfinished }: UploadNote): void {
  tell({ type: 'dismissed', id })
  if (unfinished) discardUnfinished(unfinished)
}

async function start(jobs: readonly UploadJob[]): Promise<void> {
  if (jobs.length === 0) return
  tell({ type: 'added', assets: jobs.map(assetOf) })
  try {
    const { begin } = await prepareUploads()
    const pending = new Set(getPending().assets.map(({ id }) => id))
    for (const job of jobs) if (pending.has(job.id)) begin(job)
  } catch {
    const reason = 'The server was not reached. Add the file again.'
    for (const { id } of jobs) tell({ type: 'removed', id })
    tell({ type: 'noted', notes: jobs.map(({ file }) => noteOn(file, reason)) })
  }
}

/** Chosen or dropped again, it goes on where it stopped. */
function wentOn(file: File, collectionId: string | undefined): boolean {
  return getPending().notes.some(
    (note) => note.unfinished?.collectionId === collectionId && goOnWith(note, file),
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

function assetOf({ id, file, importId }: UploadJob): PendingAsset {
  return {
    id,
    name: file.name,
    importId,
    status: 'uploading',
    finalAssetId: null,
    mime: file.type,
    bytes: file.size,
    sent: 0,
    speed: 0,
    transfer: 'waiting',
    failure: null,
    movedAt: Date.now(),
  }
}
