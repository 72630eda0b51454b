import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, lchown, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Confining, confine } from './confine.ts'
import { shareFile } from './share-file.ts'

/** Node as every child runs it: compiled code holds for the same options only. */
export const NODE = [process.execPath, '--max-old-space-size=512']

const LOAD_ALL = fileURLToPath(new URL('../load-all.ts', import.meta.url))
const LOCK_FILE = fileURLToPath(new URL('../../../../package-lock.json', import.meta.url))
/** Part of the code that every sandbox shows and none may change. */
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/satchel/', import.meta.url))
const TIMEOUT = 60_000

let codePath: Promise<string | undefined> | undefined

/**
 * Returns the folder where Node finds the child's code compiled, which halves the start of a child; undefined if it
 * can't be written. The first call per version of the code makes it, in a sandbox and without a stranger's file.
 */
export function compiledCode(sandbox: Confining): Promise<string | undefined> {
  codePath ??= make(sandbox).catch(() => undefined)
  return codePath
}

async function make(sandbox: Confining): Promise<string> {
  const ready = join(CACHE, `code-${await version()}`)
  if (existsSync(ready)) return ready
  await mkdir(CACHE, { recursive: true })
  const folder = await mkdtemp(join(CACHE, 'making-'))
  await shareFile('', folder, sandbox)
  const view = { readable: [], writable: [folder] }
  const [program = '', ...args] = confine(sandbox, view, [...NODE, LOAD_ALL])
  // Some libraries ask for the home of their user as they load.
  const env = { PATH: dirname(sandbox.setpriv), HOME: folder, NODE_COMPILE_CACHE: folder }
  await promisify(execFile)(program, args, { timeout: TIMEOUT, env })
  if (sandbox.isRoot) await giveBack(folder)
  // Another process may have been quicker.
  await rename(folder, ready).catch(() => rm(folder, { recursive: true }))
  return ready
}

/** Makes what the user `nobody` wrote root's own, which that user may read. */
async function giveBack(folder: string): Promise<void> {
  for (const name of ['.', ...(await readdir(folder, { recursive: true }))]) {
    const path = join(folder, name)
    await lchown(path, 0, 0)
    await chmod(path, 0o755)
  }
}

/** Names the code by when its files were last changed, and the Node that compiles it. */
async function version(): Promise<string> {
  const folder = dirname(LOAD_ALL)
  const names = (await readdir(folder, { recursive: true })).sort()
  const times = [LOCK_FILE, ...names.map((name) => join(folder, name))].map(
    async (path) => (await stat(path)).mtimeMs,
  )
  const parts = [process.version, process.getuid?.(), NODE, names, await Promise.all(times)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
