import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FileGrant, Files } from './files.ts'
import { Problem } from './problem.ts'

/** What a browser may show from our origin; nothing here can run a script. */
const SHOWN =
  /^(image\/(png|jpeg|webp|gif|avif|bmp)|video\/|audio\/|application\/pdf$|text\/plain|text\/markdown|text\/csv)/

function isShown(mime: string): boolean {
  return SHOWN.test(mime)
}

/** `GET /files/{signed}`: ranges, ETag and disposition; whoever has the link has that one object. */
export function fileRoute(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { signed: string } }>('/files/:signed', async (request, reply) => {
    const grant = files.open(request.params.signed)
    if (!grant) throw new Problem('not-found', 'This file link is over or not one of ours')
    describe(reply, grant)
    return reply.sendFile(grant.key, files.folder, { cacheControl: false, contentType: false })
  })
}

function describe(reply: FastifyReply, { purpose, name, mime }: FileGrant): void {
  const shown = purpose !== 'download' && isShown(mime)
  reply.headers({
    'content-type': mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime,
    'content-disposition': disposition(shown ? 'inline' : 'attachment', name),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': 'private, max-age=86400, immutable',
    'cross-origin-resource-policy': 'same-origin',
  })
}

/** RFC 6266: a plain name for old clients, the real one for all others. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeRfc5987(name)}`
}

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
}
