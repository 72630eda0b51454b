import type { FastifyReply, FastifyRequest } from 'fastify'
import { disposition } from './file-route.ts'
import type { Files } from './files.ts'
import { type MissingFile, type ZipEntry, zipOf } from './zip.ts'

export interface Archive {
  name: string
  entries: ZipEntry[]
  leftOut?: MissingFile[]
}

/** Sends an archive while it's created; HEAD gets its headers without reading a file. */
export async function sendZip(
  files: Files,
  { method }: FastifyRequest,
  reply: FastifyReply,
  { name, entries, leftOut }: Archive,
): Promise<FastifyReply> {
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': disposition('attachment', `${name}.zip`),
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  })
  if (method === 'HEAD') return reply.send()
  const { stream, bytes } = await zipOf(files, entries, leftOut)
  if (bytes !== undefined) reply.header('content-length', bytes)
  return reply.send(stream)
}
