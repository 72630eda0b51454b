/** Size up to which files are hashed; for larger ones the server computes the hash. */
const BYTES_MAX = 1024 ** 3

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, (sha256: string | null) => void>()

/** Returns the SHA-256 of a file, in hexadecimal; null if it is too large or can't be read. */
export function hashOf(file: File): Promise<string | null> {
  if (file.size > BYTES_MAX) return Promise.resolve(null)
  const hasher = open()
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    hasher.postMessage({ id, file })
  })
}

function open(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data: { id, sha256 } }: MessageEvent<{ id: number; sha256?: string }>) => {
    waiting.get(id)?.(sha256 ?? null)
    waiting.delete(id)
  }
  // Without it uploads go on; the server reports duplicates.
  worker.onerror = () => {
    for (const resolve of waiting.values()) resolve(null)
    waiting.clear()
    worker = undefined
  }
  return worker
}
