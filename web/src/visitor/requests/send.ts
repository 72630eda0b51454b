import { DetailedError, Upload } from 'tus-js-client'

export type Failure = 'too-large' | 'wrong-type' | 'too-many' | 'too-often' | 'closed' | 'stopped'

/** Bytes of a request: what a phone loses at most where its line breaks. */
const CHUNK = 8_000_000
const RETRY_DELAYS = [0, 1_000, 3_000, 6_000, 10_000]

interface Target {
  endpoint: string
  slot: string | null
  token: string
  onProgress(share: number): void
}

/** Sends a file by tus, from where it broke off before; resolves to why it failed, or undefined. */
export async function send(
  file: File,
  { endpoint, slot, token, onProgress }: Target,
): Promise<Failure | undefined> {
  return new Promise((resolve) => {
    const upload = new Upload(file, {
      endpoint,
      chunkSize: CHUNK,
      retryDelays: RETRY_DELAYS,
      removeFingerprintOnSuccess: true,
      metadata: {
        filename: file.name,
        token,
        ...(file.type && { filetype: file.type }),
        ...(slot !== null && { slot }),
      },
      fingerprint: async () =>
        ['satchel', endpoint, slot, file.name, file.size, file.lastModified].join(' '),
      onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 1),
      onShouldRetry: (error) => statusOf(error) === 0 || statusOf(error) >= 500,
      onError: (error) => resolve(FAILURES[statusOf(error)] ?? 'stopped'),
      onSuccess: () => resolve(undefined),
    })
    upload
      .findPreviousUploads()
      .then(([previous]) => {
        if (previous) upload.resumeFromPreviousUpload(previous)
        upload.start()
      })
      .catch(() => upload.start())
  })
}

function statusOf(error: Error | DetailedError): number {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0
}

const FAILURES: Record<number, Failure> = {
  402: 'too-many',
  409: 'too-many',
  410: 'closed',
  413: 'too-large',
  415: 'wrong-type',
  429: 'too-often',
}
