import { parseArgs } from 'node:util'
import { expect } from 'vitest'
import { backupTarget } from '../src/platform/backup/settings.ts'
import { readConfig } from '../src/platform/config.ts'
import { backup } from '../src/programs/backup.ts'
import { moveDatabase } from '../src/programs/move-database.ts'
import { checkBackup, restore } from '../src/programs/restore.ts'
import { ADDRESS } from './backup/backing-up.ts'

type Name = 'backup' | 'restore' | 'move-database'
type Environment = Record<string, string>

const UMASK = process.umask()

/**
 * Does what `npm run backup` or another script does in the process of the test, by what the script calls: a third of the
 * cost, since no modules are loaded. Resolves to what it printed, and rejects with what an operator reads.
 */
export async function runHere(name: Name, args: string[], env: Environment): Promise<string> {
  const printed: string[] = []
  const work = begin(name, args, env, (text) => printed.push(text))
  // What the scripts set for their process would be that of all later tests in this one.
  await work.finally(() => process.umask(UMASK))
  return printed.join('\n')
}

async function begin(name: Name, args: string[], env: Environment, say: (text: string) => void) {
  const config = readConfig({ PATH: process.env.PATH, ...ADDRESS, ...env })
  const flag = { type: 'boolean', default: false } as const
  const options = { check: flag, 'without-secrets': flag }
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const target = positionals[0] ?? backupTarget(config) ?? ''
  if (name === 'move-database') return moveDatabase(config, target, { say })
  if (name === 'backup') return backup(config, target, { say })
  const work = values.check ? checkBackup : restore
  return work(config, target, { withoutSecrets: values['without-secrets'], say })
}

/** Resolves to what an operator reads of one that is to fail. */
export async function refusalHere(name: Name, args: string[], env: Environment): Promise<string> {
  const refused = await runHere(name, args, env).then(
    () => undefined,
    (error: Error) => error.message,
  )
  expect(refused).toBeDefined()
  return refused ?? ''
}
