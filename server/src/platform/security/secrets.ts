import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const NAMES = ['auth', 'files', 'visitors', 'database'] as const
export type Secrets = Readonly<Record<(typeof NAMES)[number], string>>

/** Loads the data folder's secrets, or creates them readable by their owner only. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const kept = await readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as Partial<Secrets>,
    () => ({}) as Partial<Secrets>,
  )
  if (NAMES.every((name) => kept[name])) return kept as Secrets
  const made = NAMES.map((name) => [name, kept[name] ?? randomBytes(32).toString('hex')])
  const secrets = Object.fromEntries(made) as Secrets
  await writeFile(path, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}
