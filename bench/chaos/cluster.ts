import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../server/src/platform/database/embedded-postgres.ts'
import { startHaproxy } from '../../server/test/deploy/proxies.ts'
import { startRedis } from '../../server/test/peers/redis.ts'
import { startBucket } from './parts/bucket.ts'
import { mountDisk } from './parts/disk.ts'
import { type SatchelNode, satchelNode } from './parts/nodes.ts'
import { type Database, startDatabase } from './parts/postgres.ts'
import type { Ends } from './parts/process.ts'

export interface Cluster {
  /** Address at the proxy. */
  url: string
  web: readonly SatchelNode[]
  workers: readonly SatchelNode[]
  database: Database
  redis: Awaited<ReturnType<typeof startRedis>>
  bucket: Awaited<ReturnType<typeof startBucket>>
  /** Disk of the nodes and the bucket; undefined where none can be mounted. */
  disk: Awaited<ReturnType<typeof mountDisk>>
}

/** Starts three web nodes and two workers from the code in `root`, with all parts that they need. */
export async function startCluster(
  root: string,
  logCopy: string | undefined,
  ends: Ends,
): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-chaos-'))
  ends.push(() => rm(folder, { recursive: true, maxRetries: 10 }))
  // PostgreSQL runs as a user of its own.
  await chmod(folder, 0o711)
  const [data, logs] = [join(folder, 'disk'), join(folder, 'logs')]
  for (const one of [data, logs]) await mkdir(one)
  if (logCopy) ends.push(() => cp(logs, logCopy, { recursive: true }))
  const disk = await mountDisk(data)
  if (disk) ends.push(disk.unmount)
  const database = await startDatabase(folder, ends)
  const redis = await startRedis()
  ends.push(redis.stop)
  const bucket = await startBucket(join(data, 'bucket'), join(logs, 'bucket.log'))
  ends.push(bucket.kill)

  const port = await freePort()
  const url = `https://localhost:${port}`
  const env = {
    ...bucket.env,
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    SECRET_KEY: randomBytes(24).toString('hex'),
    PUBLIC_URL: url,
    TRUSTED_PROXIES: '127.0.0.1',
    // Half of the disk is left for what Satchel refuses nothing for.
    DISK_RESERVE_MB: '32',
  }
  const make = (role: 'web' | 'worker', name: string) =>
    satchelNode(name, { role, env, data, log: join(logs, `${name}.log`) })
  const web = [await make('web', 'web-1'), await make('web', 'web-2'), await make('web', 'web-3')]
  const workers = [await make('worker', 'worker-1'), await make('worker', 'worker-2')]
  const nodes = [...web, ...workers]
  ends.push(() => Promise.all(nodes.map((node) => endIfStarted(node))))
  // The first one migrates the database, which the others would wait for.
  for (const node of nodes) await node.start(root)

  const [upstream = '', ...others] = web.map((node) => `127.0.0.1:${node.port}`)
  ends.push(await startHaproxy({ port, upstream, others, isTrusting: true }))
  return { url, web, workers, database, redis, bucket, disk }
}

async function endIfStarted(node: SatchelNode): Promise<void> {
  try {
    await node.running().end()
  } catch {
    // It wasn't started.
  }
}
