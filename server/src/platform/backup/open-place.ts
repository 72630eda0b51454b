import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { openFolderPlace } from './folder-place.ts'
import { MANIFEST } from './manifest.ts'
import type { BackupPlace } from './place.ts'

const BUCKET = /^s3:\/\/([^/]+)\/?([^/]*)\/?$/

export interface OpenedPlace {
  place: BackupPlace
  /** The name of the backup that was asked for, if it was a single one. */
  backup: string | undefined
}

/**
 * Opens a folder, or the bucket of an address such as `s3://name`, or that of the single backup which it leads to.
 * Copies of what is in a bucket are kept in a folder of their own below `scratch`.
 */
export async function openPlace(
  config: Config,
  target: string,
  scratch: string,
): Promise<OpenedPlace> {
  if (target.startsWith('s3://')) {
    const [, bucket, backup] = BUCKET.exec(target) ?? []
    if (!bucket) throw new Error(`${target} isn’t s3://BUCKET or s3://BUCKET/BACKUP.`)
    // Loaded only where it's used, since the client is large.
    const { openBucketPlace } = await import('./bucket-place.ts')
    return { place: await openBucketPlace(config, bucket, scratch), backup: backup || undefined }
  }
  if (existsSync(join(target, MANIFEST)))
    return { place: openFolderPlace(dirname(target)), backup: basename(target) }
  return { place: openFolderPlace(target), backup: undefined }
}
