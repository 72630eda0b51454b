import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createOnce } from '../create-once.ts'

const NAMES = ['auth', 'files', 'visitors', 'database'] as const
export type Secrets = Readonly<Record<(typeof NAMES)[number], string>>

export const secretsFile = (dataDir: string) => join(dataDir, 'secrets.json')

/**
 * Loads the data folder's secrets, or creates them readable by their owner only. Processes that start at once get the
 * same. Throws if the file is there and can't be read.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const path = secretsFile(dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const stored = await readSecrets(path)
  if (stored && NAMES.every((name) => stored[name])) return stored as Secrets
  const made = NAMES.map((name) => [name, stored?.[name] ?? randomBytes(32).toString('hex')])
  const text = JSON.stringify(Object.fromEntries(made), null, 2)
  if (!stored) await createOnce(path, text)
  else {
    // Of an earlier version, which had fewer.
    const draft = `${path}.${randomUUID()}`
    await writeFile(draft, text, { mode: 0o600 })
    await rename(draft, path)
  }
  return loadSecrets(dataDir)
}

/** Returns what the file has; undefined if there is none. */
async function readSecrets(path: string): Promise<Partial<Secrets> | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new Error(`Couldn’t read ${path}: ${error.message}`, { cause: error })
  })
  if (text === undefined) return undefined
  try {
    const values = JSON.parse(text)
    if (typeof values === 'object' && values !== null && !Array.isArray(values)) return values
  } catch {
    // Nothing in it may be shown.
  }
  throw new Error(`${path} is damaged: it isn’t a JSON object. ${WHAT_NOW}`)
}

const WHAT_NOW = `Put the file back from your backup and start again.
If it’s lost for good, start once with NEW_SECRETS=true. Then these are lost: everyone’s session, authenticator apps and
recovery codes, client secrets of single sign-on and signing secrets of webhooks, which admins set again. Visitors of
protected links enter once more. Everything else goes on: content, people, passwords, passkeys, links and visits.`

/** The secrets in the data folder aren't those of its database; the message tells the operator what to do. */
export class LostSecrets extends Error {
  constructor(dataDir: string, fault: 'missing' | 'wrong') {
    const path = secretsFile(dataDir)
    const what =
      fault === 'missing'
        ? `${path} is missing, but there is a database that was made with it.`
        : `${path} isn’t the file that the database was made with.`
    super(`${what} ${WHAT_NOW}`)
  }
}
