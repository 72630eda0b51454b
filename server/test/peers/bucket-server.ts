import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { inject } from 'vitest'
import { bucketServer, type Wait } from '../bucket.ts'

const ENDING = '._S3rver_object'

/** An S3 server with one bucket. */
export async function startBucketServer(bucket: string) {
  const directory = await mkdtemp(join(inject('scratch'), 'bucket-'))
  let wait: Wait | undefined
  const { s3, server, uploads } = await bucketServer(
    directory,
    bucket,
    async (method, url) => await wait?.(method, url),
  )
  /** The addresses whose answers were cut off. */
  const cutOff: string[] = []
  server.on('request', ({ url = '' }, response) =>
    response.once('close', () => {
      if (!response.writableFinished) cutOff.push(url)
    }),
  )
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const leave = async () => {
    server.close()
    server.closeAllConnections()
    if (server.listening) await once(server, 'close')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    cutOff,
    delay(work: Wait | undefined) {
      wait = work
    },
    /** The account that it knows. */
    keys: { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    async objects(prefix = ''): Promise<string[]> {
      const folder = join(directory, bucket)
      const found = await readdir(folder, { recursive: true, withFileTypes: true })
      return found
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
        .filter((path) => path.startsWith(prefix) && path.endsWith(ENDING))
        .map((path) => path.slice(0, -ENDING.length))
    },
    /** Returns how many uploads are under way. */
    async uploadsUnderWay(): Promise<number> {
      return (await readdir(uploads).catch(() => [])).length
    },
    /** Returns how many parts of them are in. */
    async partsUnderWay(): Promise<number> {
      const names = await readdir(uploads, { recursive: true }).catch(() => [])
      return names.filter((name) => name.endsWith('.md5')).length
    },
    /** Returns the sizes of an upload's parts, in their order. */
    async partSizes(uploadId: string): Promise<number[]> {
      const names = (await readdir(join(uploads, uploadId))).filter((name) => /^\d+$/.test(name))
      const inOrder = names.toSorted((one, other) => Number(one) - Number(other))
      const files = await Promise.all(inOrder.map((name) => stat(join(uploads, uploadId, name))))
      return files.map(({ size }) => size)
    },
    leave,
    comeBack: () => listen(port),
    async stop() {
      await leave()
      s3.logger.exceptions.unhandle()
      await rm(directory, { recursive: true })
    },
  }
}
