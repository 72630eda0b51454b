import { setTimeout } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { SatchelNode } from './parts/nodes.ts'

/** Times of a promotion, as `performance.now()` counts them. */
export interface Promotion {
  killedAt: number
  promotedAt: number
}

interface Act {
  name: string
  /** Lets something fail and mends it; resolves to the reason if it can't here. */
  run(cluster: Cluster, root: string): Promise<Promotion | string | undefined>
}

/** Milliseconds for which a part is away, or stands still. */
const AWAY = 8_000
const STILL = 20_000

/** Acts in the order in which they are played. */
export const ACTS: readonly Act[] = [
  { name: 'rolling upgrade', run: upgrade },
  { name: 'web killed', run: ({ web }, root) => killAndStart(web[0], root) },
  { name: 'worker killed', run: ({ workers }, root) => killAndStart(workers[0], root) },
  { name: 'Redis killed', run: ({ redis }) => leave(redis.stop, redis.start) },
  { name: 'S3 killed', run: ({ bucket }) => leave(bucket.kill, bucket.start) },
  { name: 'primary killed', run: promote },
  { name: 'disk full', run: fillDisk },
  { name: 'web stands still', run: ({ web }) => pause(web[1]) },
  { name: 'worker stands still', run: ({ workers }) => pause(workers[1]) },
]

async function upgrade({ web, workers }: Cluster, root: string): Promise<undefined> {
  for (const node of [...workers, ...web]) {
    await node.running().end()
    await node.start(root)
    // As an orchestrator waits for the proxy to see it.
    await setTimeout(3_000)
  }
}

async function killAndStart(node: SatchelNode | undefined, root: string): Promise<undefined> {
  await leave(
    () => node?.running().kill(),
    () => node?.start(root),
  )
}

async function leave(kill: () => unknown, start: () => unknown): Promise<undefined> {
  await kill()
  await setTimeout(AWAY)
  await start()
}

async function promote({ database }: Cluster): Promise<Promotion> {
  const killedAt = performance.now()
  const start = await database.killPrimary()
  const promotedAt = await database.promotion()
  await setTimeout(AWAY)
  await start()
  await database.untilSynchronous()
  return { killedAt, promotedAt }
}

async function fillDisk({ disk }: Cluster): Promise<string | undefined> {
  if (!disk) return 'no disk can be mounted here'
  await disk.fill()
  await setTimeout(AWAY)
  await disk.empty()
}

async function pause(node: SatchelNode | undefined): Promise<undefined> {
  node?.running().pause()
  await setTimeout(STILL)
  node?.running().resume()
}
