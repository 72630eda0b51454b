import { replaceItemFile } from '@satchel/contract/items/versions.ts'
import { ITEM_ID_HEADER, renameUpload, UPLOADS_PATH } from '@satchel/contract/uploads.ts'
import Uppy, { type UppyFile } from '@uppy/core'
import Tus, { type TusBody, type TusOptions } from '@uppy/tus'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/problem.ts'
import { refreshTokens, tokenHeaders } from '../../lib/tokens.ts'
import { track } from '../../lib/tracker/track.ts'
import {
  delayOf,
  failureOf,
  partSize,
  sendSmaller,
  sendSmallerAfterBreak,
} from '../../lib/upload-parts.ts'
import type { PendingAsset } from './pending-asset.ts'
import { apply, findPending, findUploadUrl } from './pending-store.ts'
import { forgetUnfinished } from './unfinished.ts'

interface UploadMeta extends Record<string, unknown> {
  assetId: string
}
type Options = TusOptions<UploadMeta, TusBody>
type Sent = UppyFile<UploadMeta, TusBody> | undefined

const IN_FLIGHT = 2
/** Delays in ms, five minutes in all if the server is unreachable; after that the person is asked. */
const RETRY_DELAYS = [500, 1_000, 3_000, 5_000, 10_000, ...Array<number>(10).fill(30_000)]

/** Logger that stays silent, since the tray shows problems. */
const silent = { debug: () => {}, warn: () => {}, error: () => {} }

const uppy = new Uppy<UploadMeta, TusBody>({ autoProceed: true, logger: silent }).use(Tus, {
  endpoint: UPLOADS_PATH,
  limit: IN_FLIGHT,
  retryDelays: RETRY_DELAYS,
  // pending-store.ts stores what is needed to resume, where the tray can show it.
  storeFingerprintForResuming: false,
  onBeforeRequest: (request) => {
    for (const [name, value] of Object.entries(tokenHeaders())) request.setHeader(name, value)
  },
  // A throw is tried again. The library would take any failed HEAD for an upload that is gone.
  onAfterResponse: async (request, response) => {
    const status = response.getStatus()
    if (status === 401) await refreshTokens()
    const isForeign = !response.getHeader('tus-resumable')
    const isUnclear = request.getMethod() === 'HEAD' && (status >= 500 || isForeign)
    if (status === 401 || isUnclear) throw new Error(`Answered ${status}`)
  },
})

uppy.on('upload-progress', (file, { bytesUploaded }) => {
  const asset = assetOf(file)
  if (!asset) return
  rememberPlace(asset, file)
  apply({ type: 'moved', id: asset.id, sent: bytesUploaded || 0, at: Date.now() })
})

uppy.on('upload-success', (file, { body }) => {
  if (!file) return
  const asset = assetOf(file)
  if (asset) {
    rememberPlace(asset, file)
    track('file.uploaded')
    const itemId = body?.xhr.getResponseHeader(ITEM_ID_HEADER) ?? null
    if (asset.replaces) void replace(asset.id, asset.replaces)
    else apply({ type: 'sent', id: asset.id, itemId, at: Date.now() })
  } else forgetUnfinished(file.meta.assetId)
  // Not before the plugin is through with it, or it would take the upload for canceled.
  queueMicrotask(() => uppy.removeFile(file.id))
})

uppy.on('upload-error', (file, error) => {
  const asset = assetOf(file)
  if (!asset || !file) return
  const { id } = asset
  const failure = failureOf(error as Error)
  const { uploadUrl } = file.tus ?? {}
  if (uploadUrl) apply({ type: 'located', id, uploadUrl })
  apply({ type: 'held', id, transfer: 'failed', failure, at: Date.now() })
  // Left in Uppy, it would start again by itself with the next file that is added.
  uppy.removeFile(file.id)
})

/** Replaces the item's file once the bytes are uploaded. A retry sends nothing twice. */
async function replace(id: string, itemId: string): Promise<void> {
  try {
    const uploadId = findPending(id)?.uploadUrl?.split('/').at(-1) ?? ''
    await call(replaceItemFile, { params: { id: itemId }, body: { uploadId } })
    apply({ type: 'sent', id, itemId, at: Date.now() })
  } catch (error) {
    const failure = sentenceOf(error as Error)
    apply({ type: 'held', id, transfer: 'failed', failure, at: Date.now() })
  }
}

/** Uploads a file from where the server's part ends. */
export function begin(asset: PendingAsset): void {
  const { id, file, name, importId, itemName, collectionId, replaces, uploadUrl } = asset
  if (!file) return
  const fileId = uppy.addFile({
    name,
    type: file.type,
    data: file,
    // Uppy knows files by their paths; so one file may go to two collections.
    meta: { assetId: id, relativePath: id },
  })
  const { meta, type } = uppy.getFile(fileId)
  const sent = {
    filename: name,
    filetype: type,
    importId,
    ...(itemName && { name: itemName }),
    ...(collectionId && { collectionId }),
    ...(replaces && { replaces }),
  }
  uppy.setFileState(fileId, {
    meta: { ...meta, ...sent },
    tus: {
      allowedMetaFields: Object.keys(sent),
      chunkSize: partSize(),
      onShouldRetry: whenRetried(id, fileId),
      ...(uploadUrl !== null && { uploadUrl }),
    },
  })
}

export function pause(id: string): void {
  setPaused(id, true)
}

export function resume(id: string): void {
  setPaused(id, false)
}

/** Renames the item; if the server doesn't know the upload yet, the name follows as soon as it does. */
export async function rename(id: string, name: string): Promise<void> {
  const uploadUrl = findUploadUrl(id)
  if (uploadUrl) await saveName(uploadUrl, name)
}

function saveName(uploadUrl: string, name: string): Promise<void> {
  const id = uploadUrl.split('/').at(-1) ?? ''
  return call(renameUpload, { params: { id }, body: { name } })
}

/** Cancels an upload and deletes what the server has received. */
export function cancel(id: string): void {
  const file = fileOf(id)
  if (file) uppy.removeFile(file.id)
}

function setPaused(id: string, isPaused: boolean): void {
  const file = fileOf(id)
  if (file && (file.isPaused ?? false) !== isPaused) uppy.pauseResume(file.id)
}

function whenRetried(id: string, fileId: string): NonNullable<Options['onShouldRetry']> {
  return (error, _attempt, _options, next) => {
    const upload = uppy.getPlugin<Tus<UploadMeta, TusBody>>('Tus')?.uploaders[fileId]
    // It keeps its turn in the queue.
    if (upload && sendSmaller(upload, error)) return true
    const willRetry = next(error)
    if (!willRetry) return false
    if (upload && navigator.onLine) sendSmallerAfterBreak(upload, error)
    const failure = delayOf(error)
    apply({ type: 'held', id, transfer: 'retrying', failure, at: Date.now() })
    return true
  }
}

/** Stores where the upload is, so that it can resume after this page is gone. */
function rememberPlace(
  { id, uploadUrl: knownUploadUrl, itemName }: PendingAsset,
  file: Sent,
): void {
  const uploadUrl = file && uppy.getFile(file.id)?.tus?.uploadUrl
  if (!uploadUrl || uploadUrl === knownUploadUrl) return
  apply({ type: 'located', id, uploadUrl })
  if (itemName !== null && itemName !== file.meta.name) void saveName(uploadUrl, itemName)
}

function assetOf(file: Sent): PendingAsset | undefined {
  return file && findPending(file.meta.assetId)
}

function fileOf(id: string): Sent {
  return uppy.getFiles().find(({ meta }) => meta.assetId === id)
}
