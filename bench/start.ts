import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../server/test/product.ts'
import { exitCode, figure, note } from './lib/figures.ts'
import { inFreshClone, install, serve } from './lib/fresh-clone.ts'
import { residentMb } from './lib/heap.ts'

// From the beginning of the process to the listening port, on data that is there; and its memory. Then from a fresh clone to a
// product that is served, beside the installation of all packages alone, both with packages in npm's cache.

const START_MAX_S = 2
const MEMORY_MAX_MB = 250
/** Times of what `npm ci` takes. */
const SERVED_MAX = 1.3
const SETTLED_MS = 1_000

const dataDir = await mkdtemp(join(tmpdir(), 'satchel-bench-'))
try {
  const first = await startProduct({ dataDir })
  await first.stop()

  const began = performance.now()
  const product = await startProduct({ dataDir })
  figure(
    'start on existing data',
    (performance.now() - began) / 1_000,
    { atMost: START_MAX_S },
    ' s',
  )
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  figure(
    'memory without the database',
    await residentMb(product.pid),
    { atMost: MEMORY_MAX_MB },
    ' MB',
  )
  await product.stop()
} finally {
  await rm(dataDir, { recursive: true })
}

const installed = await inFreshClone(install)
note(`npm ci ${installed.toFixed(1)} s`)
const { seconds, parts } = await inFreshClone(serve)
const list = Object.entries(parts).map(([part, each]) => `${part} ${each.toFixed(1)} s`)
note(`npm start ${seconds.toFixed(1)} s: ${list.join(', ')}`)
figure('fresh clone to served, in times of npm ci', seconds / installed, { atMost: SERVED_MAX })
process.exitCode = exitCode()
