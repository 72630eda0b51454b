import { readFile } from 'node:fs/promises'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { BackupPlace } from './place.ts'

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })
/** A file of the backup's own, with its SHA-256. */
const Part = { file: Type.String({ pattern: '^[\\w.-]+$' }), sha256: Hash, bytes: Type.Integer() }

const Manifest = Type.Object({
  format: Type.Literal(1),
  /** The time that the backup was begun. */
  begunAt: Type.String(),
  /** The version of Satchel. */
  product: Type.String(),
  /** The newest migration. */
  schema: Type.String(),
  /** All migrations; absent in backups of 1.0.0. */
  migrations: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        version: Type.Union([Type.String(), Type.Null()]),
        worksWith: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  ),
  database: Type.Object({
    ...Part,
    /** The output of pg_dump, or the files of the embedded database. */
    kind: Type.Enum(['dump', 'cluster']),
    /** The major version of the server. */
    postgres: Type.Integer(),
    /** Rows by table, as of the moment of a dump. */
    rows: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  }),
  /** The list of files, how many they are, and the sum of their bytes. */
  files: Type.Object({ ...Part, count: Type.Integer(), totalBytes: Type.Integer() }),
  /** The file of secrets; absent if they are in the database, sealed with SECRET_KEY. */
  secrets: Type.Optional(Type.Object(Part)),
})
export type Manifest = Static<typeof Manifest>
export type Part = Pick<Manifest['database'], 'file' | 'sha256' | 'bytes'>

export const MANIFEST = 'manifest.json'

/** Reads the manifest of a backup. Throws if it's missing, damaged or of another format. */
export async function readManifest(place: BackupPlace, backup: string): Promise<Manifest> {
  const path = `${place.name}/${backup}/${MANIFEST}`
  const text = await readFile(await place.fetch(backup, MANIFEST), 'utf8').catch((error: Error) => {
    throw new Error(`Couldn’t read ${path}: ${error.message}`, { cause: error })
  })
  const value = parse(text)
  if (Value.Check(Manifest, value)) return value
  const isNewer = Number((value as { format?: number } | undefined)?.format) > 1
  throw new Error(
    isNewer
      ? `${path} was written by a newer version of Satchel. Restore it with that version.`
      : `${path} is damaged.`,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
