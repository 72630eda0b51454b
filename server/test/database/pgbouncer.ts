import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../src/platform/database/embedded-postgres.ts'
import { untilOpen } from '../deploy/proxies.ts'
import { untilPrinted } from '../until-printed.ts'

export const PGBOUNCER = '/usr/sbin/pgbouncer'

/** Starts Debian's PgBouncer in transaction mode in front of a database; the kernel stops it if this process is killed. */
export async function startPgBouncer(
  url: string,
  { port: wanted, ...settings }: Record<string, string | number> & { port?: number } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-pgbouncer-'))
  const target = new URL(url)
  const place = `host=127.0.0.1 port=${target.port || 5432} dbname=${target.pathname.slice(1)}`
  const access = `user=${target.username} password=${target.password}`
  const port = wanted ?? (await freePort())
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 5,
    max_client_conn: 200,
    ...settings,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`)
  const file = join(folder, 'pgbouncer.ini')
  const config = `[databases]\nsatchel = ${place} ${access}\n[pgbouncer]\n${lines.join('\n')}\n`
  await writeFile(file, config)
  await Promise.all([chmod(file, 0o644), chmod(folder, 0o755)])
  const isRoot = process.getuid?.() === 0
  const as = isRoot ? ['--reuid=postgres', '--regid=postgres', '--clear-groups'] : []
  const pgbouncer = spawn('setpriv', [...as, '--pdeathsig=KILL', PGBOUNCER, file], {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = once(pgbouncer, 'exit')
  await untilPrinted(pgbouncer.stderr, 'process up')
  await untilOpen(port)
  return {
    port,
    url: `postgres://satchel@127.0.0.1:${port}/satchel`,
    async stop() {
      pgbouncer.kill('SIGKILL')
      await exited
      await rm(folder, { recursive: true })
    },
  }
}
