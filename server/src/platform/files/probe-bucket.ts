import { randomBytes, randomUUID } from 'node:crypto'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { Config } from '../config.ts'
import { type Bucket, copy, removeBelow, requireBucket } from './bucket.ts'
import { openClient, statusOf } from './s3-client.ts'

/** An operation of the bucket that failed, and the right that the keys need for it. */
export class BucketFault extends Error {
  readonly right: string
  readonly isForbidden: boolean

  constructor(operation: string, right: string, cause: Error) {
    const status = statusOf(cause)
    const name = cause.name === 'Error' ? '' : `${cause.name}: `
    super(
      `${operation} failed: ${name}${cause.message || codeOf(cause)}${status ? ` (${status})` : ''}`,
    )
    this.right = right
    this.isForbidden = status === 403
  }
}

function codeOf(error: Error & { code?: string }): string {
  return error.code ?? 'no answer'
}

/** Servers take no part smaller than this but the last. */
const PART_MIN = 5 * 1024 ** 2

/**
 * Does in a bucket what Satchel does there: uploads an object in parts, with a stop after which another node would go on,
 * reads, copies and deletes it, and gives another upload up. Throws `BucketFault` at the first step that fails.
 */
export async function probeBucket(config: Config): Promise<void> {
  const client = openClient(config)
  const bucket = { client, name: config.S3_BUCKET ?? '' }
  const folder = `doctor/${randomUUID()}`
  try {
    await attempt('HeadBucket', 's3:ListBucket', () => requireBucket(bucket))
    await attempt('PutObject', 's3:PutObject', () => put(bucket, `${folder}/small`))
    await uploadInParts(bucket, `${folder}/parts`)
    await giveUp(bucket, `${folder}/given-up`)
    await attempt('CopyObject', 's3:GetObject', () =>
      copy(bucket, `${folder}/parts`, `${folder}/copy`),
    )
    await attempt('ListObjectsV2', 's3:ListBucket', () => requireListed(bucket, folder))
    await attempt('DeleteObjects', 's3:DeleteObject', () => removeBelow(bucket, folder))
  } catch (error) {
    await removeBelow(bucket, folder).catch(() => undefined)
    throw error
  } finally {
    client.destroy()
  }
}

async function attempt<T>(operation: string, right: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new BucketFault(operation, right, error as Error)
  }
}

async function put({ client, name }: Bucket, Key: string): Promise<void> {
  await client.send(new PutObjectCommand({ Bucket: name, Key, Body: Key }))
}

async function uploadInParts(bucket: Bucket, key: string): Promise<void> {
  const { client, name } = bucket
  const upload = await begin(bucket, key)
  const parts = [randomBytes(PART_MIN), randomBytes(1024)] as const
  const send = (part: Buffer, PartNumber: number) =>
    attempt('UploadPart', 's3:PutObject', async () => {
      const { ETag } = await client.send(
        new UploadPartCommand({ ...upload, PartNumber, Body: part }),
      )
      return { ETag, PartNumber }
    })
  try {
    const first = await send(parts[0], 1)
    await attempt('ListParts', 's3:ListMultipartUploadParts', async () => {
      const { Parts: [found] = [] } = await client.send(new ListPartsCommand(upload))
      if (found?.Size !== PART_MIN) throw new Error('the part that was sent isn’t listed')
    })
    const Parts = [first, await send(parts[1], 2)]
    await attempt('CompleteMultipartUpload', 's3:PutObject', () =>
      client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })),
    )
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
  await attempt('GetObject', 's3:GetObject', async () => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: key }))
    const content = Buffer.from((await Body?.transformToByteArray()) ?? [])
    if (!content.equals(Buffer.concat(parts))) throw new Error('the object came back changed')
  })
}

async function giveUp(bucket: Bucket, key: string): Promise<void> {
  const upload = await begin(bucket, key)
  await attempt('AbortMultipartUpload', 's3:AbortMultipartUpload', () =>
    bucket.client.send(new AbortMultipartUploadCommand(upload)),
  )
}

function begin({ client, name: Bucket }: Bucket, Key: string) {
  return attempt('CreateMultipartUpload', 's3:PutObject', async () => {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }))
    return { Bucket, Key, UploadId }
  })
}

async function requireListed({ client, name }: Bucket, folder: string): Promise<void> {
  const { Contents = [] } = await client.send(
    new ListObjectsV2Command({ Bucket: name, Prefix: `${folder}/` }),
  )
  if (Contents.length !== 3) throw new Error(`it lists ${Contents.length} of 3 objects`)
}
