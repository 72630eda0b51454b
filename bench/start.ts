import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../server/test/product.ts'
import { exitCode, figure } from './lib/figures.ts'
import { residentMb } from './lib/heap.ts'

// From the beginning of the process to the listening port, on data that is there; and its memory.

const START_MAX_S = 2
const MEMORY_MAX_MB = 250
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
process.exitCode = exitCode()
