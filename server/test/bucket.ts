import { createServer } from 'node:http'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { answerParts } from './peers/bucket-parts.ts'

/** An answer in place of the server's. */
export interface Refusal {
  status: number
  body: string
}

/** Lets a request wait, or answers it. */
export type Wait = (method: string, url: string) => Promise<Refusal | void>

/** Makes an S3 server with one bucket in a folder. `uploads` has what is under way; `wait` comes before each answer. */
export async function bucketServer(directory: string, bucket: string, wait?: Wait) {
  const s3 = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    // It signs the address of a bucket without its last slash.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  })
  await s3.configureBuckets()
  const answer = s3.callback()
  const uploads = join(directory, bucket, '._S3rver_uploads')
  const server = createServer(async (request, response) => {
    const refusal = await wait?.(request.method ?? '', request.url ?? '')
    if (refusal) {
      request.resume()
      return response.writeHead(refusal.status).end(refusal.body)
    }
    return (await answerParts(uploads, request, response)) || answer(request, response)
  })
  return { s3, server, uploads }
}
