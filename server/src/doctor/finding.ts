import type { CheckId, CheckResult } from '@satchel/contract/doctor.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import type { Disk } from '../platform/files/disk.ts'
import type { Store } from '../platform/files/store.ts'

/** The parts that checks look at; a server has them, and the command opens them next to one. */
export interface CheckedParts {
  config: Config
  database: Database
  files: Store
  disk: Pick<Disk, 'folders'>
}

export type Finding = Pick<CheckResult, 'state' | 'found'> & { advice?: string }
export type Check = (patient: CheckedParts) => Promise<Finding>
export type Checks = Partial<Record<CheckId, Check>>

export const fine = (found: string): Finding => ({ state: 'ok', found })
export const warning = (found: string, advice: string): Finding => ({
  state: 'warning',
  found,
  advice,
})
export const fault = (found: string, advice: string): Finding => ({ state: 'fault', found, advice })
export const unknown = (found: string): Finding => ({ state: 'unknown', found })

/** Says in words why something failed, also where those who don't operate the server are told less. */
export function reasonOf(error: Error & { code?: string }): string {
  const { cause } = error
  if (typeof cause === 'string') return cause
  const { message, name, code } = cause instanceof Error ? (cause as typeof error) : error
  // A name with several addresses fails with an error of each, and no message.
  return message || code || name
}
