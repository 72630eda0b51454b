import { createSHA256 } from 'hash-wasm'

/** Hashes files with SHA-256 in a worker, so that the page stays responsive. */
self.onmessage = async ({ data: { id, file } }: MessageEvent<{ id: number; file: File }>) => {
  try {
    const hash = await createSHA256()
    const reader = file.stream().getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read())
      hash.update(part.value)
    self.postMessage({ id, sha256: hash.digest() })
  } catch {
    // As where it was changed or taken away since it was chosen.
    self.postMessage({ id })
  }
}
