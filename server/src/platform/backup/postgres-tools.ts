import { execFile, spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The folders of Debian's packages, of which several versions can be installed at once. */
const DEBIAN = '/usr/lib/postgresql'

export type Tool = 'pg_dump' | 'pg_restore'

/**
 * Returns the oldest of the installed programs that isn't older than a major version, since newer ones understand what
 * older servers say. Throws, naming the package to install, if there is none.
 */
export async function findTool(tool: Tool, least: number, searchPath: string): Promise<string> {
  const found = await Promise.all((await placesOf(tool, searchPath)).map(versionOf))
  const working = found.filter(({ major }) => major > 0).toSorted((a, b) => a.major - b.major)
  const fitting = working.find(({ major }) => major >= least)
  if (fitting) return fitting.path
  const there = working.at(-1)?.major
  throw new Error(
    `${tool} of PostgreSQL ${least} or later is needed; ${there ? `here is only that of ${there}` : 'none is installed'}. ` +
      `Install the Debian package postgresql-client-${least}, from apt.postgresql.org if Debian has only older ones.`,
  )
}

async function placesOf(tool: Tool, searchPath: string): Promise<string[]> {
  const versions = await readdir(DEBIAN).catch(() => [])
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'))
  return [...searchPath.split(delimiter), ...folders].map((folder) => join(folder, tool))
}

async function versionOf(path: string): Promise<{ path: string; major: number }> {
  const { stdout } = await run(path, ['--version']).catch(() => ({ stdout: '' }))
  return { path, major: Number(/(\d+)/.exec(stdout)?.[1] ?? 0) }
}

/**
 * Starts a program, on a database if there is a URL. The password isn't among its arguments, which every user of the
 * machine can read. `ended` rejects with what it printed if it fails.
 */
export function startTool(path: string, args: string[], url?: string) {
  const [, password] = PASSWORD.exec(url ?? '') ?? []
  const target = url ? [`--dbname=${url.replace(PASSWORD, '@')}`] : []
  const child = spawn(path, [...target, ...args], {
    // biome-ignore lint/style/noProcessEnv: it connects as the driver does, with libpq's own variables
    env: { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  // Says itself why it ended.
  child.stdin.on('error', () => undefined)
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${path} failed: ${printed.trim() || code}`)),
    )
  })
  ended.catch(() => undefined)
  return { input: child.stdin, output: child.stdout, ended, kill: () => child.kill() }
}

/** The password of an address, which may name several hosts. */
const PASSWORD = /(?<=^[^/]*\/\/[^/:@]*):([^/@]*)@/
