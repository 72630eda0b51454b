import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../src/platform/database/embedded-postgres.ts'
import { administrate } from '../administrate.ts'
import { DEBIAN_POSTGRES } from '../postgres.ts'
import { untilPrinted } from '../until-printed.ts'

const run = promisify(execFile)

/** Starts a replica of Debian's PostgreSQL, which follows it; the kernel stops it if this process is killed. */
export async function startReplica(url: string) {
  const { port: from } = new URL(url)
  const folder = await mkdtemp(join(tmpdir(), 'satchel-replica-'))
  const data = join(folder, 'cluster')
  const isRoot = process.getuid?.() === 0
  const as = isRoot ? ['--reuid=postgres', '--regid=postgres', '--clear-groups'] : []
  if (isRoot) await run('chown', ['postgres:', folder])
  const copy = ['-h', '127.0.0.1', '-p', from, '-U', 'postgres', '-D', data, '-R', '-c', 'fast']
  await run('setpriv', [...as, join(DEBIAN_POSTGRES, 'pg_basebackup'), ...copy], { cwd: '/' })
  const port = await freePort()
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '' }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const postgres = [join(DEBIAN_POSTGRES, 'postgres'), '-D', data, ...flags]
  const server = spawn('setpriv', [...as, '--pdeathsig=QUIT', ...postgres], {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(server, 'exit')
  await untilPrinted(server.stderr, 'ready to accept read-only connections')
  const own = new URL(url)
  own.port = String(port)
  return {
    url: own.href,
    place: `127.0.0.1:${port}`,
    /** Stops it as if its machine were away. */
    async halt() {
      server.kill('SIGKILL')
      await exited
    },
    /** Makes it stand still while it answers. */
    pause: () => administrate(own.href, 'select pg_wal_replay_pause()'),
    resume: () => administrate(own.href, 'select pg_wal_replay_resume()'),
    async stop() {
      server.kill('SIGQUIT')
      if (server.exitCode === null && server.signalCode === null) await exited
      await rm(folder, { recursive: true })
    },
  }
}
