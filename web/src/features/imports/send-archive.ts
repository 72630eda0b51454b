import { type ImportDraft, readArchive } from '@satchel/contract/imports/imports.ts'
import { UPLOADS_PATH } from '@satchel/contract/uploads.ts'
import { Upload } from 'tus-js-client'
import { call } from '../../lib/api.ts'
import { Expected } from '../../lib/problem.ts'
import { refreshTokens, tokenHeaders } from '../../lib/tokens.ts'
import {
  failureOf,
  partSize,
  sendSmaller,
  sendSmallerAfterBreak,
} from '../../lib/uploads/upload-parts.ts'

const RETRIES = [0, 1_000, 3_000, 5_000, 10_000, 30_000]

/** Sends an archive in parts, so that a broken connection costs little; then the server reads it into a draft. */
export async function sendArchive(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ImportDraft> {
  const uploadId = await send(file, onProgress, signal)
  return call(readArchive, { body: { uploadId } }, { signal })
}

function send(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: UPLOADS_PATH,
      chunkSize: partSize(),
      retryDelays: RETRIES,
      storeFingerprintForResuming: false,
      metadata: { filename: file.name, filetype: 'application/zip', purpose: 'import' },
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(tokenHeaders())) request.setHeader(name, value)
      },
      onShouldRetry: (error) => {
        if (sendSmaller(upload, error)) return true
        sendSmallerAfterBreak(upload, error)
        const status = error.originalResponse?.getStatus() ?? 0
        // By the time of the next try there are fresh tokens.
        if (status === 401) void refreshTokens().catch(() => {})
        return status === 0 || status === 401 || status >= 500
      },
      onProgress: (sent, total) => onProgress(sent / total),
      onError: (error) => reject(new Expected(failureOf(error))),
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    })
    signal.addEventListener('abort', () => {
      void upload.abort(true).catch(() => {})
      reject(signal.reason)
    })
    upload.start()
  })
}
