import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../src/platform/database/embedded-postgres.ts'
import { untilPrinted } from '../until-printed.ts'

export const REDIS = '/usr/bin/redis-server'

export interface Redis {
  url: string
  /** Stops it as if its machine were away, or starts it again at the same address. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** Starts Debian's Redis, which keeps nothing; the kernel stops it if this process is killed. */
export async function startRedis(): Promise<Redis> {
  const port = await freePort()
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  let stop = async () => {}
  const start = async () => {
    const redis = spawn('setpriv', ['--pdeathsig=TERM', REDIS, ...settings], { cwd: '/' })
    const ended = once(redis, 'exit')
    stop = async () => {
      redis.kill('SIGKILL')
      await ended
    }
    await untilPrinted(redis.stdout, 'Ready to accept connections')
    redis.stderr.resume()
  }
  await start()
  return { url: `redis://127.0.0.1:${port}`, start, stop: () => stop() }
}
