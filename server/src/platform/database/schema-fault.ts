import { readdir } from 'node:fs/promises'
import { VERSION } from '../version.ts'
import type { AppliedMigration } from './applied-migrations.ts'

/** The folder of this version's migrations. */
export const MIGRATIONS = new URL('../../../migrations/', import.meta.url)

/** Tells migrations whose schema the first files now make at once; earlier versions had others by such numbers. */
export const isBaseline = (name: string) => name < '0143'

/** Lists the names of migrations in their order. */
export async function listMigrations(folder = MIGRATIONS): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

const MARKS = [/^--\s*Works with: (\d+\.\d+\.\d+)/m, /^--\s*Contract: .*\bsince (\d+\.\d+\.\d+)/m]

/**
 * Returns the oldest release that goes on working once a migration is applied, which its text says:
 * `-- Works with: 1.0.0`, or for what drops something, `-- Contract: … since 1.1.0`.
 */
export function worksWith(text: string): string | undefined {
  return MARKS.map((mark) => mark.exec(text)?.[1]).find(Boolean)
}

interface LaterSchema {
  /** The newest version that migrated it; undefined if nothing says that it's a later one. */
  version: string | undefined
  /** Says which migrations aren't known to work, as the rest of a sentence. */
  reason: string
}

/**
 * Returns what a later version did that keeps a version from working on a database: migrations that it doesn't have,
 * and that don't say they work with it. Undefined if it can.
 */
export function findLaterSchema(
  applied: readonly AppliedMigration[],
  known: readonly string[],
  version = VERSION,
): LaterSchema | undefined {
  const later = applied.filter(({ name }) => !isBaseline(name) && !known.includes(name))
  const last = later.findLast((each) => !each.worksWith || isAfter(each.worksWith, version))
  if (!last) return undefined
  const versions = later
    .flatMap((each) => each.version ?? [])
    .filter((each) => isAfter(each, version))
  return {
    version: versions.toSorted((a, b) => (isAfter(a, b) ? -1 : 1))[0],
    reason: `it has migrations that ${version} can’t work with, such as ${last.name}`,
  }
}

/** Returns in words for the operator why a version can't work on a database; undefined if it can. */
export function schemaFault(...input: Parameters<typeof findLaterSchema>): string | undefined {
  const later = findLaterSchema(...input)
  if (!later) return undefined
  const { version, reason } = later
  return (
    `This database was last used by a later version${version ? `, ${version}` : ''}: ${reason}. ` +
    `Start ${version ?? 'that version'} again, or restore a backup from before the upgrade (docs/operate.md, Upgrading).`
  )
}

/** Compares versions as numbers, so that 1.10.0 is after 1.9.0. */
function isAfter(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0
}
