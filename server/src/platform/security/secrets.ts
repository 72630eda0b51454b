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
  const stored = await readSecrets(dataDir)
  if (isWhole(stored)) return stored
  const text = JSON.stringify(makeSecrets(stored), null, 2)
  if (!stored) await createOnce(path, text)
  else {
    // Of an earlier version, which had fewer.
    const draft = `${path}.${randomUUID()}`
    await writeFile(draft, text, { mode: 0o600 })
    await rename(draft, path)
  }
  return loadSecrets(dataDir)
}

/** Makes the secrets that aren't there yet. */
export function makeSecrets(stored?: Partial<Secrets>): Secrets {
  const entries = NAMES.map((name) => [name, stored?.[name] ?? randomBytes(32).toString('hex')])
  return Object.fromEntries(entries)
}

function isWhole(secrets: Partial<Secrets> | undefined): secrets is Secrets {
  return secrets !== undefined && NAMES.every((name) => secrets[name])
}

/** Returns what the data folder's file has; undefined if there is none. Throws if it can't be read or is damaged. */
export async function readSecrets(dataDir: string): Promise<Partial<Secrets> | undefined> {
  const path = secretsFile(dataDir)
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

const WHAT_NOW = `Put the file back from your backup, or set the SECRET_KEY that was used, and start again.
If both are lost for good, start once with NEW_SECRETS=true. Then these are lost: everyone’s session, authenticator apps and
recovery codes, client secrets of single sign-on and signing secrets of webhooks, which admins set again. Visitors of
protected links enter once more. Everything else goes on: content, people, passwords, passkeys, links and visits.`

type Fault = 'missing' | 'wrong' | 'wrong key' | 'no key'

/** The secrets at hand aren't those of the database; the message tells the operator what to do. */
export class LostSecrets extends Error {
  constructor(dataDir: string, fault: Fault) {
    super(`${describe(secretsFile(dataDir), fault)} ${WHAT_NOW}`)
  }
}

function describe(path: string, fault: Fault): string {
  const key = 'The secrets are in the database, sealed with a SECRET_KEY'
  const faults: Record<Fault, string> = {
    missing: `${path} is missing, but there is a database that was made with it.`,
    wrong: `${path} isn’t the file that the database was made with.`,
    'wrong key': `${key}, but not with this one.`,
    'no key': `${key}, which isn’t set.`,
  }
  return faults[fault]
}
