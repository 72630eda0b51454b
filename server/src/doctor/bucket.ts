import { randomUUID } from 'node:crypto'
import { request } from 'undici'
import type { Config } from '../platform/config.ts'
import type { Store } from '../platform/files/store.ts'
import { SECOND } from '../platform/time.ts'
import { type Finding, fault, fine, reasonOf, warning } from './finding.ts'

const TIMEOUT = 5 * SECOND
const HEADERS = { 'content-type': 'text/plain', 'content-disposition': 'attachment' }

/** Does in the bucket what Satchel does there, uploads in parts included. */
export async function examineBucket(config: Config, files: Store): Promise<Finding> {
  // Loaded only where it's used, since the client is large.
  const { BucketFault, probeBucket } = await import('../platform/files/probe-bucket.ts')
  const where = `the bucket ${config.S3_BUCKET}`
  try {
    await probeBucket(config)
  } catch (error) {
    const isForbidden = error instanceof BucketFault && error.isForbidden
    return fault(
      `Files can’t be stored in ${where}: ${reasonOf(error as Error)}.`,
      isForbidden
        ? `Check the keys, which need the right ${error.right} (docs/operate.md, Files in a bucket).`
        : 'Check S3_ENDPOINT, S3_REGION and the bucket. Its server must have multipart uploads and ListParts.',
    )
  }
  const refusal = await findRefusedDownload(files)
  if (refusal)
    return warning(
      `Files can be stored in ${where}, but not be downloaded from ${files.directOrigin} by this machine: ${refusal}.`,
      'Check S3_PUBLIC_ENDPOINT. If only this machine can’t reach it, browsers may still.',
    )
  return fine(`Files can be uploaded to ${where} in parts, read, copied and deleted.`)
}

/** Returns why a file can't be downloaded from where browsers do it; undefined if it can, or they don't. */
async function findRefusedDownload(files: Store): Promise<string | undefined> {
  if (!files.directOrigin) return undefined
  const key = `doctor/${randomUUID()}`
  try {
    await files.put(key, key)
    const url = (await files.directUrl(key, HEADERS)) ?? ''
    const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(TIMEOUT) })
    await body.dump()
    return statusCode === 200 ? undefined : `it answers with ${statusCode}`
  } catch (error) {
    return reasonOf(error as Error)
  } finally {
    await files.removeAll(key).catch(() => undefined)
  }
}
