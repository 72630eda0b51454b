import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startProduct } from '../server/test/product.ts'
import { exitCode, figure, note } from './lib/figures.ts'
import { openHeap } from './lib/heap.ts'
import { useLightly } from './lib/light-use.ts'

// The server's memory while a small team uses the demo for an hour: does it level off? `npm run bench -- steady 10`
// takes ten minutes. With `SNAPSHOTS` in the environment, heap snapshots of some minutes are written to that folder;
// with `RATE`, there are that many steps a second instead of four.

const MINUTES = Number(process.argv[2] ?? 60)
const MARKS = [1, 5, 10, 20, 30, 45, 60].filter((minute) => minute < MINUTES).concat(MINUTES)
const SNAPSHOT_MARKS = [1, 20, MINUTES]
const { SNAPSHOTS, RATE = '4' } = process.env

const dataDir = await mkdtemp(join(tmpdir(), 'satchel-bench-'))
const env = {
  SEED_DEMO: 'true',
  NODE_OPTIONS: '--inspect=127.0.0.1:0',
  TRUSTED_PROXIES: '127.0.0.1',
}
const product = await startProduct({ dataDir, env })
try {
  const [, email = '', password = ''] =
    /demo tenant as (\S+) with (\S+)/.exec(product.output()) ?? []
  const heap = await openHeap(product.pid, product.output())
  if (SNAPSHOTS) await mkdir(SNAPSHOTS, { recursive: true })
  const use = await useLightly(product, { email, password }, Number(RATE))
  const begin = performance.now()
  for (const minute of MARKS) {
    await setTimeout(Math.max(0, begin + minute * 60_000 - performance.now()))
    const memory = await heap.measure()
    const parts = Object.entries(memory).map(([name, mb]) => `${name} ${mb.toFixed(1)} MB`)
    note(`minute ${minute}: ${parts.join(', ')}; ${use.done} steps, ${use.refused} refused`)
    if (SNAPSHOTS && SNAPSHOT_MARKS.includes(minute))
      await heap.snapshot(join(SNAPSHOTS, `minute-${minute}.heapsnapshot`))
  }
  await use.end()
  figure('refused, of all steps', use.refused / use.done, { atMost: 0.01 })
  heap.close()
} finally {
  await product.stop()
  await rm(dataDir, { recursive: true, maxRetries: 10 })
}
process.exitCode = exitCode()
