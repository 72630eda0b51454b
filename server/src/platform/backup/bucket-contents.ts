import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  type Bucket,
  headOf,
  listObjects,
  readObject,
  removeObject,
  removeObjects,
  upload,
} from '../files/bucket.ts'
import { CONTENTS, type Contents, pathOfContent } from './contents.ts'
import { type Hashed, hashBytes, writeHashed } from './hashing.ts'
import { useBucket } from './use-bucket.ts'

/** The objects that one request deletes at most. */
const REMOVED_AT_ONCE = 1_000

/** The contents of files in a bucket. Each is written to the folder `copies` first: its hash is its name. */
export function openBucketContents(bucket: Bucket, copies: string): Contents {
  const using = useBucket(bucket.name)
  const keyOf = (sha256: string) => `${CONTENTS}/${pathOfContent(sha256)}`

  const sizeOf = ({ sha256 }: Pick<Hashed, 'sha256'>) =>
    using(async () => (await headOf(bucket, keyOf(sha256)))?.ContentLength)

  async function* bytesOf(sha256: string) {
    yield* await using(() => readObject(bucket, keyOf(sha256)))
  }
  const read = (sha256: string) => Readable.from(bytesOf(sha256), { objectMode: false })

  return {
    has: async (content) => (await sizeOf(content)) === content.bytes,
    read,
    async add(source) {
      const path = join(copies, randomUUID())
      try {
        const content = await writeHashed(source, path)
        const size = await sizeOf(content)
        if (size === content.bytes) return content
        const key = keyOf(content.sha256)
        // It's damaged.
        if (size !== undefined) await using(() => removeObject(bucket, key))
        await using(() => upload(bucket, path, key))
        return content
      } finally {
        await rm(path, { force: true })
      }
    },
    async findFault({ sha256 }) {
      const name = `s3://${bucket.name}/${keyOf(sha256)}`
      if ((await sizeOf({ sha256 })) === undefined) return `${name} is missing`
      const found = await hashBytes(read(sha256))
      return found.sha256 === sha256 ? undefined : `${name} is damaged`
    },
    removeExcept: (hashes) =>
      using(async () => {
        let old: string[] = []
        for await (const { key } of listObjects(bucket, `${CONTENTS}/`)) {
          if (!hashes.has(key.slice(key.lastIndexOf('/') + 1))) old.push(key)
          if (old.length < REMOVED_AT_ONCE) continue
          await removeObjects(bucket, old)
          old = []
        }
        await removeObjects(bucket, old)
      }),
  }
}
