import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'

export interface Keeper {
  /** Looks no more; resolves once a start that is under way has ended. */
  stop(): Promise<void>
}

const LOOK = 1_000

/** Looks each second whether the PostgreSQL of a cluster runs, and begins it again if it doesn't. */
export function keepPostgres(cluster: string, begin: () => Promise<void>, log: Log): Keeper {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = keep()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }

  async function keep(): Promise<void> {
    while (!signal.aborted) {
      await sleep(LOOK, undefined, { signal, ref: false }).catch(() => undefined)
      if (!signal.aborted && !(await isRunning(cluster))) await beginAgain()
    }
  }

  async function beginAgain(): Promise<void> {
    log.error('The embedded database ended by itself. Starting it again')
    await begin().then(
      () => log.warn('The embedded database runs again'),
      (error) => log.error({ err: error }, 'The embedded database couldn’t be started'),
    )
  }
}

async function isRunning(cluster: string): Promise<boolean> {
  const lines = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(lines, 10)
  if (!pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  // In a container it may have ended without anyone who takes note of that.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return !/\) [ZX] /.test(stat)
}
