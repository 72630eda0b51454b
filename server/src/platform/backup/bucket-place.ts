import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import type { Config } from '../config.ts'
import {
  headOf,
  listFolders,
  readObject,
  removeBelow,
  removeObject,
  requireBucket,
  upload,
} from '../files/bucket.ts'
import { openClient } from '../files/s3-client.ts'
import { openBucketContents } from './bucket-contents.ts'
import { MANIFEST } from './manifest.ts'
import { type BackupPlace, DATED } from './place.ts'
import { useBucket } from './use-bucket.ts'

/** Backups in a bucket, which must be there. What is read of one is copied to a folder below `scratch`. */
export async function openBucketPlace(
  config: Config,
  name: string,
  scratch: string,
): Promise<BackupPlace> {
  const bucket = { client: openAccount(config, name), name }
  const using = useBucket(name)
  await using(() => requireBucket(bucket))
  await mkdir(scratch, { recursive: true, mode: 0o700 })
  const copies = await mkdtemp(join(scratch, 'bucket-'))
  const isComplete = async (backup: string) =>
    (await headOf(bucket, `${backup}/${MANIFEST}`)) !== undefined

  /** A backup's manifest comes last and goes first. */
  async function findAll(): Promise<{ complete: string[]; unfinished: string[] }> {
    const names = (await listFolders(bucket)).filter((folder) => DATED.test(folder)).sort()
    const complete = await Array.fromAsync(names, isComplete)
    return {
      complete: names.filter((_, at) => complete[at]),
      unfinished: names.filter((_, at) => !complete[at]),
    }
  }

  async function send(folder: string, backup: string): Promise<void> {
    const files = await readdir(folder)
    for (const file of [...files.filter((one) => one !== MANIFEST), MANIFEST])
      await upload(bucket, join(folder, file), `${backup}/${file}`)
  }

  return {
    name: `s3://${name}`,
    contents: openBucketContents(bucket, copies),
    // The lock in the database does.
    claim: async () => async () => undefined,
    list: () => using(async () => (await findAll()).complete),
    fetch: (backup, file) =>
      using(async () => {
        const path = join(copies, backup, file)
        await mkdir(join(copies, backup), { recursive: true })
        const key = `${backup}/${file}`
        if (await headOf(bucket, key))
          await pipeline(await readObject(bucket, key), createWriteStream(path))
        return path
      }),
    async add(backup, work) {
      const { unfinished } = await using(findAll)
      for (const other of unfinished) await using(() => removeBelow(bucket, other))
      const folder = await mkdtemp(join(copies, 'new-'))
      await work(folder)
      await using(() => send(folder, backup))
      await rm(folder, { recursive: true })
    },
    remove: (backup) =>
      using(async () => {
        await removeObject(bucket, `${backup}/${MANIFEST}`)
        await removeBelow(bucket, backup)
      }),
    async close() {
      bucket.client.destroy()
      await rm(copies, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** Opens a client with the account for backups, which may be that of the bucket for files. */
function openAccount(config: Config, bucket: string): S3Client {
  const { BACKUP_S3_ACCESS_KEY_ID: id, BACKUP_S3_SECRET_ACCESS_KEY: secret = '' } = config
  if (!(id || config.S3_ACCESS_KEY_ID))
    throw new Error(
      `Set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY for the bucket ${bucket}.`,
    )
  const account = {
    ...config,
    S3_REGION: config.BACKUP_S3_REGION ?? config.S3_REGION,
    ...(id && { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret }),
  }
  return openClient(account, config.BACKUP_S3_ENDPOINT ?? config.S3_ENDPOINT)
}
