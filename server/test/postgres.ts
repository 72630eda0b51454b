import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort, startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts'
import { administrate } from './administrate.ts'
import { copyPreparedCluster, PREPARED_PASSWORD } from './prepared-cluster.ts'
import { untilPrinted } from './until-printed.ts'

const run = promisify(execFile)

export interface ScratchPostgres {
  url: string
  /** The folder, which goes when the server stops. */
  folder: string
  stop(): Promise<void>
}

/** Settings for speed over durability, since no test data must survive a crash. Its log may be in memory. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '256MB',
}

/** The embedded PostgreSQL in a folder of its own; both go with this process, however it ends. */
export async function startScratchPostgres(): Promise<ScratchPostgres> {
  const scratch = await mkdtemp(join(tmpdir(), 'satchel-postgres-'))
  const folder = join(scratch, 'postgres')
  await copyPreparedCluster(folder)
  // A socket file costs a sixth less per statement than a port.
  const settings = { ...SETTINGS, max_connections: 200, unix_socket_directories: folder }
  const { url } = await startEmbeddedPostgres({ folder, password: PREPARED_PASSWORD, settings })
  const end = () => discard(scratch)
  process.once('exit', end)
  return {
    url: `${url}?host=${encodeURIComponent(folder)}`,
    folder: scratch,
    async stop() {
      process.off('exit', end)
      end()
    },
  }
}

export interface OwnPostgres extends Pick<ScratchPostgres, 'url' | 'stop'> {
  /** Shuts it down as for an upgrade. */
  halt(): Promise<void>
  /** Starts it again at the same address. */
  resume(): Promise<void>
}

/** A PostgreSQL with a migrated database that a test stops and starts as its operator would. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const scratch = await mkdtemp(join(tmpdir(), 'satchel-own-postgres-'))
  const folder = join(scratch, 'postgres')
  await copyPreparedCluster(folder)
  const settings = { ...SETTINGS, port: await freePort() }
  const start = () => startEmbeddedPostgres({ folder, password: PREPARED_PASSWORD, settings })
  let running = await start()
  return {
    url: running.url,
    halt: () => running.stop(),
    async resume() {
      running = await start()
    },
    stop: async () => discard(scratch),
  }
}

/** Removes a folder and stops the PostgreSQL still running in its `postgres`. */
export function discard(folder: string): void {
  const pidFile = join(folder, 'postgres', 'cluster', 'postmaster.pid')
  const pid = existsSync(pidFile) && Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
  if (pid && isAlive(pid)) process.kill(pid, 'SIGQUIT')
  // Blocking, since nothing else runs while a process ends.
  while (pid && isAlive(pid)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
  rmSync(folder, { recursive: true, force: true })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

export const DEBIAN_POSTGRES = '/usr/lib/postgresql/15/bin'

/** Starts Debian's PostgreSQL 15 as an operator's own; the kernel stops it if this process is killed. */
export async function startDebianPostgres(): Promise<ScratchPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-debian-postgres-'))
  const data = join(folder, 'cluster')
  const isRoot = process.getuid?.() === 0
  const as = isRoot ? ['--reuid=postgres', '--regid=postgres', '--clear-groups'] : []
  if (isRoot) await run('chown', ['postgres:', folder])
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
  await run('setpriv', [...as, join(DEBIAN_POSTGRES, 'initdb'), ...init], { cwd: '/' })

  const port = await freePort()
  const settings = { ...SETTINGS, port, listen_addresses: '127.0.0.1', unix_socket_directories: '' }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const postgres = [join(DEBIAN_POSTGRES, 'postgres'), '-D', data, ...flags]
  const server = spawn('setpriv', [...as, '--pdeathsig=QUIT', ...postgres], {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await untilPrinted(server.stderr, 'ready to accept connections')
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    async stop() {
      server.kill('SIGQUIT')
      await once(server, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

/** A database of its own for a test file, copied from the migrated one that `template` names. */
export async function copyDatabase(template: string): Promise<string> {
  const url = new URL(template)
  const name = `satchel_${crypto.randomUUID().replaceAll('-', '')}`
  // Where nothing survives a crash, copying files takes a third of the time of logging each of their pages.
  const how = `template ${url.pathname.slice(1)} strategy file_copy`
  await administrate(template, `create database ${name} ${how}`)
  url.pathname = name
  return url.href
}

/** Removes one again, which takes a third of the time of removing its files with the cluster. */
export function dropDatabase(url: string): Promise<void> {
  return administrate(url, `drop database ${new URL(url).pathname.slice(1)} with (force)`)
}
