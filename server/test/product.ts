import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import PostalMime, { type Email } from 'postal-mime'
import { freePort } from '../src/platform/database/embedded-postgres.ts'
import { fillDataFolder } from './prepared-cluster.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const MAIL_WAIT_MS = 120_000

export interface Product {
  url: string
  readonly pid: number
  dataDir: string
  /** Returns what it has printed so far. */
  output(): string
  /** The newest mail to an address whose subject fits; waits until it has come. */
  mailTo(address: string, subject?: RegExp): Promise<Email>
  /**
   * Shuts down cleanly, unless it has ended, and starts again at the same address and with the same data; for this time
   * with other variables.
   */
  restart(env?: Record<string, string>): Promise<void>
  /** Shuts down cleanly and resolves to the exit code. */
  stop(): Promise<number | null>
  /** Shuts down cleanly and keeps the data. */
  end(): Promise<number | null>
  /** Kills it like a power cut. */
  kill(): Promise<void>
}

interface Options {
  /**
   * The data folder to start with, or an empty one to start from nothing; by default a folder with a migrated
   * database, which `stop` removes.
   */
  dataDir?: string
  env?: Record<string, string>
}

/** The whole product as its operator runs it: its own process, port, data and database. */
export async function startProduct({ dataDir, env }: Options = {}): Promise<Product> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'satchel-data-')))
  if (!dataDir && !env?.DATABASE_URL) await fillDataFolder(folder)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const settings = { PORT: `${port}`, PUBLIC_URL: url, DATA_DIR: folder, SEED_DEMO: 'false' }
  // Temporary files may be on a disk that has little left.
  const unset = { DATABASE_URL: '', SMTP_URL: '', HOST: '', DISK_RESERVE_MB: '0' }
  const variables = { ...process.env, ...unset, ...settings, ...env }
  let printed = ''
  const print = (text: string) => {
    printed += text
  }
  let server = await launch(variables, print)
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    server.process.kill(signal)
    const [code] = await server.exited
    return code
  }
  return {
    url,
    get pid() {
      return server.process.pid ?? 0
    },
    dataDir: folder,
    output: () => printed,
    mailTo: (address, subject = /./) => awaitMail(join(folder, 'outbox'), address, subject),
    async restart(changes) {
      await end('SIGTERM')
      server = await launch({ ...variables, ...changes }, print)
    },
    async stop() {
      const code = await end('SIGTERM')
      if (!dataDir) await rm(folder, { recursive: true })
      return code
    },
    end: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL')
    },
  }
}

/** Starts the server and waits until it listens. */
async function launch(env: NodeJS.ProcessEnv, print: (text: string) => void) {
  const args = ['--import', './scripts/stop-with-parent.mjs', 'server/src/main.ts']
  const server = spawn('node_modules/.bin/node', args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const exited = once(server, 'exit') as Promise<[number | null]>
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        print(text)
        printed += text
        if (printed.includes('Satchel is listening on')) resolve()
      })
    server.once('exit', (code) => reject(new Error(`Satchel ended with ${code}:\n${printed}`)))
  })
  return { process: server, exited }
}

export async function awaitMail(outbox: string, address: string, subject: RegExp): Promise<Email> {
  for (const deadline = Date.now() + MAIL_WAIT_MS; Date.now() < deadline; await setTimeout(50)) {
    const names = await readdir(outbox).catch(() => [])
    for (const name of names
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .reverse()) {
      const mail = await PostalMime.parse(await readFile(join(outbox, name)))
      const fits = mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? '')
      if (fits) return mail
    }
  }
  throw new Error(`No mail to ${address} with a subject like ${subject} came to ${outbox}`)
}
