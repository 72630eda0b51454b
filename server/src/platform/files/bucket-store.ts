import { createWriteStream } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import {
  copy,
  headOf,
  listObjects,
  readObject,
  removeBelow,
  requireBucket,
  upload,
} from './bucket.ts'
import { openAvailability } from './bucket-availability.ts'
import { openCache } from './file-cache.ts'
import { openClient } from './s3-client.ts'
import { sendObject } from './send-object.ts'
import { fileNotFound, type Store } from './store.ts'

/** Seconds for which a browser can begin a download at the bucket itself. */
const DIRECT_SECONDS = 300

/** An S3 bucket, and copies of its files in `DATA_DIR` for tools that need a real file. */
export function openBucket(config: Config, log: Log): Store {
  const { DATA_DIR, S3_BUCKET: Bucket = '', S3_PUBLIC_ENDPOINT } = config
  const client = openClient(config)
  const bucket = { client, name: Bucket }
  const outside = S3_PUBLIC_ENDPOINT && openClient(config, S3_PUBLIC_ENDPOINT)
  const { reading, storing } = openAvailability(log)

  const bodyOf = (key: string) => readObject(bucket, key)
  async function* bytesOf(key: string) {
    yield* await reading(() => bodyOf(key))
  }
  const download = (key: string, path: string) =>
    reading(async () =>
      pipeline(await bodyOf(key), createWriteStream(path, { flags: 'wx', mode: 0o600 })),
    )
  const cache = openCache(join(DATA_DIR, 'cache', 'files'), download)
  const sizeOf = (key: string) => reading(async () => (await headOf(bucket, key))?.ContentLength)

  return {
    put: (key, content) =>
      storing(async () => {
        await client.send(new PutObjectCommand({ Bucket, Key: key, Body: content }))
      }),
    adopt: (path, key) => storing(() => upload(bucket, path, key)),
    copy: (from, to) => storing(() => copy(bucket, from, to)),
    read: (key) => Readable.from(bytesOf(key), { objectMode: false }),
    list: () => listObjects(bucket),
    sizeOf,
    withPath: cache.use,
    async removeAll(prefix) {
      await storing(() => removeBelow(bucket, prefix))
      await cache.removeAll(prefix)
    },
    send: (reply, key) => reading(() => sendObject(client, reply, { Bucket, Key: key })),
    async directUrl(key, headers) {
      if (!outside) return undefined
      if ((await sizeOf(key)) === undefined) throw fileNotFound()
      const command = new GetObjectCommand({
        Bucket,
        Key: key,
        ResponseContentType: headers['content-type'],
        ResponseContentDisposition: headers['content-disposition'],
      })
      return getSignedUrl(outside, command, { expiresIn: DIRECT_SECONDS })
    },
    directOrigin: S3_PUBLIC_ENDPOINT ? new URL(S3_PUBLIC_ENDPOINT).origin : undefined,
    hasSpaceFor: async () => true,
    async check() {
      await access(DATA_DIR, constants.W_OK)
      await reading(() => requireBucket(bucket))
    },
  }
}
