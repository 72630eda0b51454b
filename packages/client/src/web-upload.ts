import { errorFrom, type SatchelError, unreachable } from './satchel-error.ts'
import {
  DELAYS,
  type Input,
  metadataOf,
  PART,
  requireName,
  smallerPart,
  type Target,
  UPLOADS,
  type Uploaded,
  type UploadOptions,
} from './upload-options.ts'
import { waitFor } from './wait.ts'

/** Uploads by tus 1.0 with `fetch` alone, in browsers and edge runtimes. Throws a `SatchelError`, or the reason of the signal. */
export async function uploadBytes(
  file: Input,
  options: UploadOptions,
  target: Target,
): Promise<Uploaded> {
  options.signal?.throwIfAborted()
  if (typeof file === 'string')
    throw new TypeError('Only Node reads files by their path: send the bytes and a filename')
  const blob = file instanceof Blob ? file : new Blob([new Uint8Array(file)])
  const filename = requireName(file, options)
  const line = new Line(target, options.signal)
  const url = await line.create(blob.size, metadataOf({ ...options, filename }))
  try {
    const itemId = await sendParts(line, url, blob, options)
    return { itemId, uploadId: url.split('/').at(-1) ?? '' }
  } catch (error) {
    if (options.signal?.aborted) void line.cancel(url)
    throw error
  }
}

async function sendParts(
  line: Line,
  url: string,
  blob: Blob,
  { onProgress }: UploadOptions,
): Promise<string> {
  let size: number | undefined = PART
  for (let offset = 0; ; ) {
    const answer = await line.sendPart(url, offset, blob.slice(offset, offset + size))
    if (answer === 'too-large') {
      size = smallerPart(size)
      if (size === undefined) throw line.lastError
      continue
    }
    offset = answer.offset
    onProgress?.(offset, blob.size)
    if (offset >= blob.size) return answer.itemId
  }
}

/** Sends the requests of one upload, and those that failed again as long as that may help. */
class Line {
  readonly #target: Target
  readonly #signal: AbortSignal | undefined
  lastError: Error | undefined

  constructor(target: Target, signal: AbortSignal | undefined) {
    this.#target = target
    this.#signal = signal
  }

  /** Creates an upload, once however often it's asked for, and resolves to its address. */
  async create(length: number, metadata: Record<string, string>): Promise<string> {
    const headers = {
      'idempotency-key': crypto.randomUUID(),
      'upload-length': String(length),
      'upload-metadata': encoded(metadata),
    }
    const address = this.#target.url + UPLOADS
    const response = await this.#repeat(() => this.#fetch(address, 'POST', headers))
    const url = new URL(response.headers.get('location') ?? '', address)
    // Elsewhere, the key would be somebody else's.
    if (url.origin !== this.#target.url) throw new Error('The upload leads to another address')
    return url.href
  }

  /** Sends a part, and resolves to where the upload is then; asks for that where the answer was lost. */
  async sendPart(
    url: string,
    offset: number,
    part: Blob,
  ): Promise<{ offset: number; itemId: string } | 'too-large'> {
    const headers = {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    }
    let isFirst = true
    try {
      const response = await this.#repeat(() => {
        const wasFirst = isFirst
        isFirst = false
        return wasFirst ? this.#fetch(url, 'PATCH', headers, part) : this.#fetch(url, 'HEAD', {})
      })
      return {
        offset: Number(response.headers.get('upload-offset')),
        itemId: response.headers.get('x-item-id') ?? '',
      }
    } catch (error) {
      const { status, code } = error as SatchelError
      if (status !== 413 || code !== 'not-satchel') throw error
      this.lastError = error as Error
      return 'too-large'
    }
  }

  async cancel(url: string): Promise<void> {
    await this.#fetch(url, 'DELETE', {}).catch(() => undefined)
  }

  async #repeat(send: () => Promise<Response>): Promise<Response> {
    const { retries, maxWait } = this.#target
    for (let attempt = 0; ; attempt++) {
      this.#signal?.throwIfAborted()
      const answer = await send().catch((error: Error) => error)
      if (answer instanceof Response && answer.ok) return answer
      this.#signal?.throwIfAborted()
      const error = await this.#errorOf(answer)
      const isHeld = [0, 409, 423].includes(error.status)
      const isBusy = [429, 502, 503, 504].includes(error.status)
      const seconds = isHeld ? (DELAYS[attempt] ?? 0) / 1_000 : (error.retryAfter ?? 2 ** attempt)
      const mayRepeat = isHeld ? attempt < DELAYS.length : isBusy && attempt < retries
      if (!mayRepeat || seconds > maxWait) throw error
      await waitFor(seconds, this.#signal)
    }
  }

  async #errorOf(answer: Response | Error): Promise<SatchelError> {
    if (answer instanceof Error) return unreachable(this.#target.url, answer.message)
    const { status, headers } = answer
    return errorFrom({ status, text: await answer.text(), header: (name) => headers.get(name) })
  }

  async #fetch(
    url: string,
    method: string,
    headers: Record<string, string>,
    body: Blob | null = null,
  ): Promise<Response> {
    const { key, agent } = this.#target
    return fetch(url, {
      method,
      body,
      redirect: 'manual',
      headers: {
        ...headers,
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${await key()}`,
        ...(agent && { 'user-agent': agent }),
      },
      ...(method !== 'DELETE' && this.#signal && { signal: this.#signal }),
    })
  }
}

/** Returns metadata as tus has it: each value in Base64. */
function encoded(metadata: Record<string, string>): string {
  return Object.entries(metadata)
    .map(([name, value]) => {
      const bytes = new TextEncoder().encode(value)
      return `${name} ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
    })
    .join(',')
}
