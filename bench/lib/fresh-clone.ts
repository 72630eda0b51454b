import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/src/platform/database/embedded-postgres.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const BINARIES = join(ROOT, 'node_modules', '.bin')

/** Environment in which people type `npm start`: without that of the project’s own scripts. */
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== BINARIES)
    .join(delimiter),
}

interface Served {
  seconds: number
  /** Seconds of its parts, by name. */
  parts: Record<string, number>
}

/** Does some work in a fresh clone of this folder's last commit, in a temporary folder, and removes it. */
export async function inFreshClone<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const parent = await mkdtemp(join(tmpdir(), 'satchel-bench-'))
  const folder = join(parent, 'satchel')
  try {
    execFileSync('git', ['clone', '--quiet', ROOT, folder])
    return await work(folder)
  } finally {
    await rm(parent, { recursive: true })
  }
}

/** Returns the seconds that `npm ci` takes. */
export async function install(folder: string): Promise<number> {
  const began = performance.now()
  const npm = start(folder, ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  const code = await exitOf(npm)
  if (code !== 0) throw new Error(`npm ci ended with ${code}`)
  return since(began)
}

/** Returns how long `npm start` takes until it serves, and stops it. */
export async function serve(folder: string): Promise<Served> {
  const began = performance.now()
  const npm = start(folder, ['start'], { PORT: `${await freePort()}` })
  const seconds: Record<string, number> = {}
  const text = await new Promise<string>((resolve, reject) => {
    let printed = ''
    npm.once('exit', () => reject(new Error(`npm start ended:\n${printed}`)))
    npm.stdout?.setEncoding('utf8').on('data', (part: string) => {
      printed += part
      if (part.includes('Building the web app\n')) seconds['npm ci'] = since(began)
      if (printed.includes('Satchel is listening')) resolve(printed)
    })
  })
  const total = since(began)
  npm.removeAllListeners('exit')
  npm.kill('SIGTERM')
  await exitOf(npm)
  return { seconds: total, parts: { ...seconds, ...partsOf(text, total, seconds['npm ci'] ?? 0) } }
}

/** Reads what the server prints of its own start; what is before it and after the installation is the build. */
function partsOf(text: string, total: number, installed: number): Record<string, number> {
  const [, started = '0', list = ''] = /Started in ([\d.]+) s: (.*)/.exec(text) ?? []
  const parts = [...list.matchAll(/([\w ]+) ([\d.]+) s/g)].map(([, name = '', s]) => [
    name.trim(),
    Number(s),
  ])
  return { build: total - installed - Number(started), ...Object.fromEntries(parts) }
}

function start(cwd: string, args: string[], env = {}): ChildProcess {
  const options = { cwd, env: { ...environment, ...env } }
  return spawn('npm', args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
}

const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', resolve))

const since = (began: number) => (performance.now() - began) / 1_000
