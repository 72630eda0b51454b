import { randomUUID } from 'node:crypto'
import type { S3 } from '@aws-sdk/client-s3'
import { statusOf } from '../platform/files/s3-client.ts'
import { Problem, says } from '../platform/problem.ts'

/** Statuses with which servers answer what they don't offer; of 404, there may also be no such upload. */
const LACKING = [404, 405, 501]

/** Tells whether an error may mean that the server can't list the parts of an upload. */
export function isLacking(error: unknown): boolean {
  return LACKING.includes(statusOf(error) ?? 0)
}

/** Throws `unavailable` unless the server lists the parts of an upload that has just begun. */
export async function requireListParts(client: S3, Bucket: string): Promise<void> {
  const Key = `probe/${randomUUID()}`
  const { UploadId } = await client.createMultipartUpload({ Bucket, Key })
  const upload = { Bucket, Key, UploadId }
  try {
    await client.listParts(upload)
  } catch (error) {
    if (!isLacking(error)) throw error
    throw new Problem('unavailable', says('storageCantListParts'), {
      cause: `${error}`,
      retryAfter: 600,
    })
  } finally {
    await client.abortMultipartUpload(upload).catch(() => undefined)
  }
}
