import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { MINUTE } from '../time.ts'
import { statusOf } from './s3-client.ts'
import type { StoredFile } from './store.ts'

/** Parts of a large file: at least so large, and no more than so many. */
const PART_MIN = 16 * 1024 ** 2
const PARTS_MAX = 9_000
const PARTS_AT_ONCE = 2
const COPY_TIMEOUT = 10 * MINUTE

export interface Bucket {
  client: S3Client
  name: string
}

/** Throws without a bucket that may be used. */
export async function requireBucket({ client, name }: Bucket): Promise<void> {
  await client.send(new HeadBucketCommand({ Bucket: name }))
}

/** Returns what is known of an object; undefined if there is none. */
export async function headOf(
  bucket: Bucket,
  key: string,
): Promise<HeadObjectCommandOutput | undefined> {
  try {
    return await bucket.client.send(new HeadObjectCommand({ Bucket: bucket.name, Key: key }))
  } catch (error) {
    if (statusOf(error) !== 404) throw error
    // It would be 404 without the bucket, too.
    await requireBucket(bucket)
    return undefined
  }
}

/** Uploads a file, in parts if it's large; never over an object, which is complete. */
export async function upload(bucket: Bucket, path: string, key: string): Promise<void> {
  if (await headOf(bucket, key)) return
  const { size } = await stat(path)
  const sending = new Upload({
    client: bucket.client,
    params: { Bucket: bucket.name, Key: key, Body: createReadStream(path) },
    partSize: Math.max(PART_MIN, Math.ceil(size / PARTS_MAX)),
    queueSize: PARTS_AT_ONCE,
  })
  await sending.done()
}

/** Copies an object within the bucket. */
export async function copy(bucket: Bucket, from: string, to: string): Promise<void> {
  if (await headOf(bucket, to)) return
  const CopySource = `${bucket.name}/${from.split('/').map(encodeURIComponent).join('/')}`
  const copying = new CopyObjectCommand({ Bucket: bucket.name, Key: to, CopySource })
  await bucket.client.send(copying, { requestTimeout: COPY_TIMEOUT })
}

export async function removeObject({ client, name }: Bucket, key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: name, Key: key }))
}

/** Deletes the object of that key and all below it. */
export async function removeBelow({ client, name }: Bucket, prefix: string): Promise<void> {
  const isBelow = ({ Key = '' }) => Key === prefix || Key.startsWith(`${prefix}/`)
  const pages = paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix })
  for await (const { Contents = [] } of pages)
    await removeObjects(
      { client, name },
      Contents.filter(isBelow).map(({ Key = '' }) => Key),
    )
}

/** Deletes up to a thousand objects. */
export async function removeObjects({ client, name }: Bucket, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const Objects = keys.map((Key) => ({ Key }))
  const removing = new DeleteObjectsCommand({ Bucket: name, Delete: { Objects, Quiet: true } })
  const [failed] = (await client.send(removing)).Errors ?? []
  if (failed) throw new Error(`${failed.Code}: ${failed.Message}`)
}

/** Lists all objects whose keys begin so, in the order of their keys. */
export async function* listObjects(
  { client, name }: Bucket,
  prefix?: string,
): AsyncGenerator<StoredFile> {
  const pages = paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix })
  for await (const { Contents = [] } of pages)
    for (const { Key = '', Size = 0, ETag = '' } of Contents)
      yield { key: Key, bytes: Size, stamp: ETag }
}

/** Returns the first parts of all keys that have several. */
export async function listFolders({ client, name }: Bucket): Promise<string[]> {
  const folders: string[] = []
  const pages = paginateListObjectsV2({ client }, { Bucket: name, Delimiter: '/' })
  for await (const { CommonPrefixes = [] } of pages)
    folders.push(...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(0, -1)))
  return folders
}

/** Returns the bytes of an object. */
export async function readObject({ client, name }: Bucket, key: string): Promise<Readable> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: key }))
  return Body as Readable
}
