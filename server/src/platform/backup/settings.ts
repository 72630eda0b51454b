import { isAbsolute, relative, resolve } from 'node:path'

/** The variables about backups, and those that they must fit. */
interface Variables {
  DATA_DIR: string
  S3_BUCKET?: string
  S3_ENDPOINT?: string
  S3_ACCESS_KEY_ID?: string
  BACKUP_DIR?: string
  BACKUP_S3_BUCKET?: string
  BACKUP_S3_ENDPOINT?: string
  BACKUP_S3_REGION?: string
  BACKUP_S3_ACCESS_KEY_ID?: string
  BACKUP_S3_SECRET_ACCESS_KEY?: string
  BACKUP_HOUR?: number
  BACKUP_KEEP?: number
}

/** Variables that say nothing without a bucket, and those that need some place for backups. */
const OF_BUCKET = [
  ...(['BACKUP_S3_ENDPOINT', 'BACKUP_S3_REGION'] as const),
  ...(['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'] as const),
]
const OF_ANY = ['BACKUP_HOUR', 'BACKUP_KEEP'] as const

/** Throws, saying what to set, unless the variables name one place for backups, or none. */
export function requireBackupSettings(variables: Variables): void {
  const { BACKUP_DIR, BACKUP_S3_BUCKET } = variables
  if (BACKUP_DIR && BACKUP_S3_BUCKET)
    throw new Error('Set BACKUP_DIR or BACKUP_S3_BUCKET: backups are kept in one place.')
  for (const name of OF_BUCKET)
    if (variables[name] && !BACKUP_S3_BUCKET) throw new Error(`Set BACKUP_S3_BUCKET with ${name}.`)
  for (const name of OF_ANY)
    if (variables[name] !== undefined && !(BACKUP_DIR || BACKUP_S3_BUCKET))
      throw new Error(`Set BACKUP_DIR or BACKUP_S3_BUCKET with ${name}.`)
  if (BACKUP_DIR) requireOutside(BACKUP_DIR, variables.DATA_DIR)
  if (BACKUP_S3_BUCKET) requireAccount(variables)
}

/** A disk that is lost would take both, and the folder of the data isn't the backup's to fill. */
function requireOutside(folder: string, dataDir: string): void {
  const path = relative(resolve(dataDir), resolve(folder))
  if (path.startsWith('..') || isAbsolute(path)) return
  throw new Error('Set BACKUP_DIR to a folder outside of DATA_DIR, best on another disk.')
}

function requireAccount(variables: Variables): void {
  const { BACKUP_S3_ACCESS_KEY_ID: id, BACKUP_S3_SECRET_ACCESS_KEY: secret } = variables
  const both = 'BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY'
  if (Boolean(id) !== Boolean(secret)) throw new Error(`Set ${both}, or neither of them.`)
  if (!id && !variables.S3_ACCESS_KEY_ID)
    throw new Error(`Set ${both} with BACKUP_S3_BUCKET: there are no keys of S3_BUCKET to use.`)
  // Those of one server mean nothing at another, and aren't its business.
  if (!id && variables.BACKUP_S3_ENDPOINT)
    throw new Error(`Set ${both} with BACKUP_S3_ENDPOINT: the keys of S3_BUCKET are another’s.`)
  const endpoint = variables.BACKUP_S3_ENDPOINT ?? variables.S3_ENDPOINT
  if (variables.BACKUP_S3_BUCKET === variables.S3_BUCKET && endpoint === variables.S3_ENDPOINT)
    throw new Error(
      'Set BACKUP_S3_BUCKET to another bucket than S3_BUCKET: a backup in it would be lost with the files, and be one of them.',
    )
}

/** Returns where backups are kept by the settings; undefined if they name no place. */
export function backupTarget({
  BACKUP_DIR,
  BACKUP_S3_BUCKET,
}: Pick<Variables, 'BACKUP_DIR' | 'BACKUP_S3_BUCKET'>): string | undefined {
  return BACKUP_S3_BUCKET ? `s3://${BACKUP_S3_BUCKET}` : BACKUP_DIR
}
