import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../../server/src/platform/database/embedded-postgres.ts'
import { untilOpen } from '../../../server/test/deploy/proxies.ts'
import { launch } from './process.ts'

const SERVER = join(import.meta.dirname, 'bucket-server.ts')
const BUCKET = 'satchel'

/** Starts an S3 server in a process of its own, which keeps its objects in this folder. */
export async function startBucket(folder: string, log: string) {
  await mkdir(folder, { recursive: true })
  const port = await freePort()
  const program = { file: process.execPath, args: [SERVER, folder, `${port}`], log }
  let running = launch(program)
  await untilOpen(port)
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    kill: () => running.kill(),
    async start() {
      running = launch(program)
      await untilOpen(port)
    },
  }
}
