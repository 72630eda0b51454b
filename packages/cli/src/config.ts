import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { Refusal, UsageError } from './failures.ts'

export interface Access {
  url: string
  key: string
}

export type Environment = Readonly<Record<string, string | undefined>>

export function configPath({ XDG_CONFIG_HOME }: Environment): string {
  return join(XDG_CONFIG_HOME || join(homedir(), '.config'), 'satchel', 'config.json')
}

/** Returns the address and the key: of the environment if it has a key, else of `satchel login`. */
export async function readAccess(
  environment: Environment,
  warn: (text: string) => void,
): Promise<Access> {
  const { SATCHEL_URL: url, SATCHEL_KEY: key } = environment
  if (key && url) return { url, key }
  // A key of one server isn't sent to another.
  if (key) throw new UsageError('Set SATCHEL_URL too: SATCHEL_KEY alone doesn’t say where to go')
  const path = configPath(environment)
  const access = await readConfig(path)
  if (!access)
    throw new UsageError(
      'You aren’t logged in. Run "satchel login", or set SATCHEL_URL and SATCHEL_KEY',
    )
  if (url && new URL(url).origin !== access.url)
    throw new UsageError(
      `The saved key is for ${access.url}. Unset SATCHEL_URL, or set SATCHEL_KEY too`,
    )
  const { mode } = await stat(path)
  if (process.platform !== 'win32' && mode & 0o077)
    warn(`Other people on this machine can read ${path}. Run "chmod 600 ${path}"`)
  return access
}

async function readConfig(path: string): Promise<Access | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const { url, key } = parsed(text)
  if (typeof url === 'string' && typeof key === 'string') return { url, key }
  throw new Refusal(`${path} is damaged. Run "satchel login" again`)
}

function parsed(text: string): { url?: unknown; key?: unknown } {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

/** Saves an address and a key for the owner of the folder alone. */
export async function saveAccess(path: string, access: Access): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const next = `${path}.${crypto.randomUUID()}`
  await writeFile(next, `${JSON.stringify(access, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  await chmod(next, 0o600)
  await rename(next, path)
}

/** Forgets the saved key; resolves to whether there was one. */
export async function forgetAccess(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  await rm(path, { force: true })
  return found !== undefined
}
