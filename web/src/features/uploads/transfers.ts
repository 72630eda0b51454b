import { replaceItemFile } from '@satchel/contract/items/versions.ts'
import { ITEM_ID_HEADER, renameUpload, UPLOADS_PATH } from '@satchel/contract/uploads.ts'
import { type DetailedError, type HttpRequest, type HttpResponse, Upload } from 'tus-js-client'
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
} from '../../lib/uploads/upload-parts.ts'
import type { PendingAsset } from './pending-asset.ts'
import { apply, findPending, findUploadUrl } from './pending-store.ts'
import { forgetUnfinished } from './unfinished.ts'

const IN_FLIGHT = 2
/** Delays in ms, five minutes in all if the server is unreachable; after that the person is asked. */
const RETRY_DELAYS = [500, 1_000, 3_000, 5_000, 10_000, ...Array<number>(10).fill(30_000)]
const MAYBE_LATER = [401, 409, 423, 429]

interface Transfer {
  upload: Upload
  state: 'waiting' | 'running' | 'paused'
  /** Ends a request that waits for the network. */
  stop: AbortController
}

/** The queue of files on their way to the server, by the ids of their assets; a few are sent at a time. */
const transfers = new Map<string, Transfer>()

/** Uploads a file from where the server's part ends. */
export function begin(asset: PendingAsset): void {
  const { id, file } = asset
  if (!file || transfers.has(id)) return
  const transfer: Transfer = {
    upload: uploadOf(asset, file, () => transfer.stop.signal),
    state: 'waiting',
    stop: new AbortController(),
  }
  transfers.set(id, transfer)
  startNext()
}

export function pause(id: string): void {
  const transfer = transfers.get(id)
  if (!transfer || transfer.state === 'paused') return
  const isRunning = transfer.state === 'running'
  transfer.state = 'paused'
  if (isRunning) void transfer.upload.abort()
  transfer.stop.abort()
  startNext()
}

export function resume(id: string): void {
  const transfer = transfers.get(id)
  if (!transfer) {
    // Paused on a page that is gone.
    const asset = findPending(id)
    if (asset) begin(asset)
    return
  }
  if (transfer.state !== 'paused') return
  transfer.state = 'waiting'
  transfer.stop = new AbortController()
  // To the end of the queue.
  transfers.delete(id)
  transfers.set(id, transfer)
  startNext()
}

/** Cancels an upload and deletes what the server has received. */
export function cancel(id: string): void {
  const transfer = transfers.get(id)
  if (!transfer) return
  leave(id)
  // What stays on the server is deleted with the other unfinished uploads.
  transfer.upload.abort(true).catch(() => undefined)
  transfer.stop.abort()
}

/** Renames the item; if the server doesn't know the upload yet, the name follows as soon as it does. */
export async function rename(id: string, name: string): Promise<void> {
  const uploadUrl = findUploadUrl(id)
  if (uploadUrl) await saveName(uploadUrl, name)
}

function startNext(): void {
  const all = [...transfers.values()]
  const free = IN_FLIGHT - all.filter(({ state }) => state === 'running').length
  for (const transfer of all.filter(({ state }) => state === 'waiting').slice(0, free)) {
    transfer.state = 'running'
    transfer.upload.start()
  }
}

function leave(id: string): void {
  transfers.delete(id)
  startNext()
}

function uploadOf(asset: PendingAsset, file: File, signalOf: () => AbortSignal): Upload {
  const { id, uploadUrl } = asset
  const upload = new Upload(file, {
    endpoint: UPLOADS_PATH,
    uploadUrl,
    chunkSize: partSize(),
    retryDelays: RETRY_DELAYS,
    // pending-store.ts stores what is needed to resume, where the tray can show it.
    storeFingerprintForResuming: false,
    metadata: metadataOf(asset, file),
    onBeforeRequest: (request) => prepare(request, signalOf()),
    onAfterResponse: check,
    onShouldRetry: (error) => retries(id, upload, error),
    onUploadUrlAvailable: () => {
      if (upload.url && upload.url !== uploadUrl) locate(asset, upload.url)
    },
    onProgress: (sent) => {
      if (findPending(id)) apply({ type: 'progressed', id, sent, at: Date.now() })
    },
    onSuccess: ({ lastResponse }) => {
      leave(id)
      finish(id, lastResponse.getHeader(ITEM_ID_HEADER) ?? null)
    },
    onError: (error) => {
      leave(id)
      if (!findPending(id)) return
      if (upload.url) apply({ type: 'located', id, uploadUrl: upload.url })
      apply({
        type: 'transfer-changed',
        id,
        transfer: 'failed',
        failure: failureOf(error),
        at: Date.now(),
      })
    },
  })
  return upload
}

function metadataOf(asset: PendingAsset, { type }: File): Record<string, string> {
  const { name, importId, itemName, collectionId, replaces } = asset
  return {
    filename: name,
    filetype: type,
    importId,
    ...(itemName && { name: itemName }),
    ...(collectionId && { collectionId }),
    ...(replaces && { replaces }),
  }
}

/** Waits for the network, so that no try is spent while there is none, and proves who sends. */
async function prepare(request: HttpRequest, signal: AbortSignal): Promise<void> {
  if (request.getMethod() !== 'DELETE') await online(signal)
  for (const [name, value] of Object.entries(tokenHeaders())) request.setHeader(name, value)
}

function online(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (navigator.onLine) resolve()
    addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** Throws for a response after which to try again. The library would take any failed HEAD for an upload that is gone. */
async function check(request: HttpRequest, response: HttpResponse): Promise<void> {
  const status = response.getStatus()
  if (status === 401) await refreshTokens()
  const isForeign = !response.getHeader('tus-resumable')
  const isUnclear = request.getMethod() === 'HEAD' && (status >= 500 || isForeign)
  if (status === 401 || isUnclear) throw new Error(`Answered ${status}`)
}

function retries(id: string, upload: Upload, error: DetailedError): boolean {
  if (sendSmaller(upload, error)) return true
  const status = error.originalResponse?.getStatus() ?? 0
  if (status >= 400 && status < 500 && !MAYBE_LATER.includes(status)) return false
  if (navigator.onLine) sendSmallerAfterBreak(upload, error)
  const failure = delayOf(error)
  apply({ type: 'transfer-changed', id, transfer: 'retrying', failure, at: Date.now() })
  return true
}

/** Stores where the upload is, so that it can resume after this page is gone, and the name it got meanwhile. */
function locate({ id, itemName }: PendingAsset, uploadUrl: string): void {
  const asset = findPending(id)
  if (!asset) return
  apply({ type: 'located', id, uploadUrl })
  if (asset.itemName !== null && asset.itemName !== itemName)
    void saveName(uploadUrl, asset.itemName)
}

function finish(id: string, itemId: string | null): void {
  const asset = findPending(id)
  if (!asset) {
    forgetUnfinished(id)
    return
  }
  track('file.uploaded')
  if (asset.replaces) void replace(id, asset.replaces)
  else apply({ type: 'sent', id, itemId, at: Date.now() })
}

/** Replaces the item's file once the bytes are uploaded. A retry sends nothing twice. */
async function replace(id: string, itemId: string): Promise<void> {
  try {
    const uploadId = findPending(id)?.uploadUrl?.split('/').at(-1) ?? ''
    await call(replaceItemFile, { params: { id: itemId }, body: { uploadId } })
    apply({ type: 'sent', id, itemId, at: Date.now() })
  } catch (error) {
    const failure = sentenceOf(error as Error)
    apply({ type: 'transfer-changed', id, transfer: 'failed', failure, at: Date.now() })
  }
}

function saveName(uploadUrl: string, name: string): Promise<void> {
  const id = uploadUrl.split('/').at(-1) ?? ''
  return call(renameUpload, { params: { id }, body: { name } })
}
