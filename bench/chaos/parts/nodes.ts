import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../../server/src/platform/database/embedded-postgres.ts'
import { launch, type Running } from './process.ts'

export interface SatchelNode {
  name: string
  port: number
  outbox: string
  /** Starts it and waits until it is ready; `root` is the folder with the code. */
  start(root: string): Promise<void>
  /** The process that was started last. */
  running(): Running
}

interface NodeOptions {
  role: 'web' | 'worker'
  env: Record<string, string>
  /** Folder for what it keeps itself. */
  data: string
  log: string
}

/** Returns a node that isn't started yet. */
export async function satchelNode(name: string, options: NodeOptions): Promise<SatchelNode> {
  const { role, env, data, log } = options
  const [port, folder] = [await freePort(), join(data, name)]
  await mkdir(folder, { recursive: true })
  const own = { PORT: `${port}`, ROLE: role, DATA_DIR: folder, SEED_DEMO: 'false', HOST: '' }
  let running: Running | undefined
  return {
    name,
    port,
    outbox: join(folder, 'outbox'),
    async start(root) {
      running = launch({
        file: process.execPath,
        args: ['server/src/main.ts'],
        cwd: root,
        env: { ...process.env, ...own, ...env },
        log,
      })
      await untilReady(name, port, running)
    },
    running() {
      if (!running) throw new Error(`${name} isn’t started`)
      return running
    },
  }
}

async function untilReady(name: string, port: number, running: Running): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await setTimeout(100)) {
    if (!running.isAlive()) throw new Error(`${name} ended at its start`)
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`${name} wasn’t ready within two minutes`)
}
