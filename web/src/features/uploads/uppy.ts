import type { ProblemBody } from '@satchel/contract/problem.ts'
import { ITEM_ID_HEADER, renameUpload, UPLOADS_PATH } from '@satchel/contract/uploads.ts'
import { replaceItemFile } from '@satchel/contract/versions.ts'
import Uppy, { type UppyFile } from '@uppy/core'
import Tus, { type TusBody, type TusOptions } from '@uppy/tus'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/problem.ts'
import { refreshTokens, tokenHeaders } from '../../lib/tokens.ts'
import { tell } from './pending-store.ts'
import { forgetUnfinished, keepUnfinished } from './unfinished.ts'

export interface UploadJob {
  /** Of the pending asset. */
  id: string
  by: string
  file: File
  importId: string
  collectionId?: string
  /** What the item is to be called. */
  name?: string
  /** The item whose file it is to replace. */
  replaces?: string
  /** Where it stopped before. */
  uploadUrl?: string
}

interface UploadMeta extends Record<string, unknown> {
  jobId: string
}
type Options = TusOptions<UploadMeta, TusBody>
type Sent = UppyFile<UploadMeta, TusBody> | undefined

const IN_FLIGHT = 2
/** Five minutes of a server that is away; after that the person is asked. */
const RETRY_DELAYS = [500, 1_000, 3_000, 5_000, 10_000, ...Array<number>(10).fill(30_000)]
const UNREACHED = 'The server was not reached. Try again.'

const jobs = new Map<string, UploadJob>()
const fileIds = new Map<string, string>()
/** Where the server keeps each; by it an item can be named though its upload is over. */
const addresses = new Map<string, string>()

/** What goes wrong is told in the tray. */
const silent = { debug: () => {}, warn: () => {}, error: () => {} }

const uppy = new Uppy<UploadMeta, TusBody>({ autoProceed: true, logger: silent }).use(Tus, {
  endpoint: UPLOADS_PATH,
  limit: IN_FLIGHT,
  retryDelays: RETRY_DELAYS,
  // unfinished.ts keeps what is needed to go on, where the tray can show it.
  storeFingerprintForResuming: false,
  onBeforeRequest: (request) => {
    for (const [name, value] of Object.entries(tokenHeaders())) request.setHeader(name, value)
  },
  // A throw is tried again. The library would take any failed HEAD for an upload that is gone.
  onAfterResponse: async (request, response) => {
    const status = response.getStatus()
    if (status === 401) await refreshTokens()
    const isUnclear = request.getMethod() === 'HEAD' && status >= 500
    if (status === 401 || isUnclear) throw new Error(`Answered ${status}`)
  },
})

uppy.on('upload-progress', (file, { bytesUploaded }) => {
  const job = jobOf(file)
  if (!job) return
  rememberPlace(job)
  tell({ type: 'moved', id: job.id, sent: bytesUploaded || 0, at: Date.now() })
})

uppy.on('upload-success', (file, { body }) => {
  const job = jobOf(file)
  if (!job) return
  rememberPlace(job)
  const itemId = body?.xhr.getResponseHeader(ITEM_ID_HEADER) ?? null
  if (job.replaces) void replace(job, job.replaces, file?.tus?.uploadUrl ?? job.uploadUrl ?? '')
  else tell({ type: 'sent', id: job.id, itemId, at: Date.now() })
  // Not before the plugin is through with it, or it would take the upload for cancelled.
  queueMicrotask(() => forget(job.id))
})

uppy.on('upload-error', (file, _error, response) => {
  const job = jobOf(file)
  if (!job) return
  const failure = reasonOf(response?.body?.xhr)
  tell({ type: 'held', id: job.id, transfer: 'failed', failure, at: Date.now() })
  // Left in Uppy, it would start again by itself with the next file that is added.
  const { uploadUrl } = file?.tus ?? {}
  jobs.set(job.id, { ...job, ...(uploadUrl && { uploadUrl }) })
  takeOut(job.id)
})

/** The bytes are in; now they take the place of the file before. Tried again, nothing is sent twice. */
async function replace(job: UploadJob, itemId: string, uploadUrl: string): Promise<void> {
  const { id } = job
  try {
    const uploadId = uploadUrl.split('/').at(-1) ?? ''
    await call(replaceItemFile, { params: { id: itemId }, body: { uploadId } })
    tell({ type: 'sent', id, itemId, at: Date.now() })
  } catch (error) {
    const failure = error instanceof ApiProblem ? error.message : UNREACHED
    jobs.set(id, { ...job, uploadUrl })
    tell({ type: 'held', id, transfer: 'failed', failure, at: Date.now() })
  }
}

export function begin(job: UploadJob): void {
  const { id, file, importId, name, collectionId, replaces, uploadUrl } = job
  jobs.set(id, job)
  if (uploadUrl !== undefined) keepPlace(job, uploadUrl)
  const fileId = uppy.addFile({
    name: file.name,
    type: file.type,
    data: file,
    // Uppy tells files apart by the path; so one file may go to two collections.
    meta: { jobId: id, relativePath: id },
  })
  fileIds.set(id, fileId)
  const { meta, type } = uppy.getFile(fileId)
  const told = {
    filename: file.name,
    filetype: type,
    importId,
    ...(name !== undefined && { name }),
    ...(collectionId !== undefined && { collectionId }),
    ...(replaces !== undefined && { replaces }),
  }
  uppy.setFileState(fileId, {
    meta: { ...meta, ...told },
    tus: {
      allowedMetaFields: Object.keys(told),
      onShouldRetry: whenRetried(id),
      ...(uploadUrl !== undefined && { uploadUrl }),
    },
  })
}

export function pause(id: string): void {
  setPaused(id, true)
}

export function resume(id: string): void {
  setPaused(id, false)
}

export function retry(id: string): void {
  const job = jobs.get(id)
  if (job) begin(job)
}

/** Of the item; where the server does not know the upload yet, it is told as soon as it does. */
export async function rename(id: string, name: string): Promise<void> {
  const job = jobs.get(id)
  if (job) jobs.set(id, { ...job, name })
  const uploadUrl = job?.uploadUrl ?? addresses.get(id)
  if (uploadUrl !== undefined) await tellName(uploadUrl, name)
}

function tellName(uploadUrl: string, name: string): Promise<void> {
  const id = uploadUrl.split('/').at(-1) ?? ''
  return call(renameUpload, { params: { id }, body: { name } })
}

/** What the server has of it goes too. */
export function cancel(id: string): void {
  forget(id)
  addresses.delete(id)
}

function setPaused(id: string, isPaused: boolean): void {
  const fileId = fileIds.get(id)
  if (fileId === undefined) return
  if ((uppy.getFile(fileId).isPaused ?? false) !== isPaused) uppy.pauseResume(fileId)
}

function whenRetried(id: string): NonNullable<Options['onShouldRetry']> {
  return (error, _attempt, _options, next) => {
    const willRetry = next(error)
    if (willRetry) tell({ type: 'held', id, transfer: 'retrying', at: Date.now() })
    return willRetry
  }
}

function rememberPlace(job: UploadJob): void {
  const fileId = fileIds.get(job.id)
  const uploadUrl = fileId === undefined ? undefined : uppy.getFile(fileId)?.tus?.uploadUrl
  if (!uploadUrl || uploadUrl === job.uploadUrl) return
  keepPlace(job, uploadUrl)
  const wasNamed = fileId === undefined ? undefined : uppy.getFile(fileId).meta.name
  if (job.name !== undefined && job.name !== wasNamed) void tellName(uploadUrl, job.name)
}

/** So that it can go on after this page is gone. */
function keepPlace({ file, ...job }: UploadJob, uploadUrl: string): void {
  const place = { ...job, uploadUrl }
  jobs.set(job.id, { ...place, file })
  addresses.set(job.id, uploadUrl)
  const { name, type: mime, size: bytes, lastModified } = file
  keepUnfinished({ ...place, name, mime, bytes, lastModified })
}

function jobOf(file: Sent): UploadJob | undefined {
  return file && jobs.get(file.meta.jobId)
}

function takeOut(id: string): void {
  const fileId = fileIds.get(id)
  fileIds.delete(id)
  if (fileId !== undefined) uppy.removeFile(fileId)
}

function forget(id: string): void {
  jobs.delete(id)
  forgetUnfinished(id)
  takeOut(id)
}

/** What the server said, as far as it said something. */
function reasonOf(xhr: XMLHttpRequest | undefined): string {
  if (!xhr?.getResponseHeader('content-type')?.includes('json')) return UNREACHED
  const { detail, title, errors = [] } = JSON.parse(xhr.responseText) as ProblemBody
  return errors.map(({ path, message }) => `${path} ${message}`).join(', ') || detail || title
}
