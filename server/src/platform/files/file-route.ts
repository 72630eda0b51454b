import { withoutTurns } from '@satchel/contract/invisible.ts'
import type { FastifyInstance } from 'fastify'
import { Problem, says } from '../problem.ts'
import { endOnceRefused } from './early-refusal.ts'
import type { FileGrant, FileReader, Files } from './files.ts'
import { fileNotFound } from './store.ts'

/**
 * Types that browsers may show from our origin; none of them can run scripts. A PDF can, in the viewer of the browser,
 * so it's downloaded, or fetched and drawn by ours.
 */
const SHOWN =
  /^(image\/(png|apng|jpeg|webp|gif|avif|bmp)|video\/|audio\/|text\/plain|text\/markdown|text\/csv)/

function isShown(mime: string): boolean {
  return SHOWN.test(mime)
}

/** Checks what each kind of reader may currently see, with one lookup by keys. */
export type FileChecks = {
  [kind in FileReader[0]]: (
    grant: FileGrant & { reader: readonly [kind, ...unknown[]] },
  ) => Promise<boolean>
}

/**
 * Serves `GET /files/{signed}` with ranges, ETag and disposition while its reader may see that object. `prepare` makes
 * files that are made once they are asked for.
 */
export function fileRoute(
  app: FastifyInstance,
  files: Files,
  checks: FileChecks,
  prepare: (grant: FileGrant) => Promise<void>,
): void {
  const isReadable = (grant: FileGrant) =>
    (checks[grant.reader[0]] as (grant: FileGrant) => Promise<boolean>)(grant)
  app.get<{ Params: { signed: string } }>('/files/:signed', async (request, reply) => {
    const grant = files.open(request.params.signed)
    if (!grant) throw fileNotFound()
    if (grant === 'over' || !(await isReadable(grant)))
      throw new Problem('gone', says('fileLinkExpired'))
    await prepare(grant)
    const headers = headersOf(grant)
    // An address is signed for one method.
    const isDirect = grant.purpose === 'download' && request.method === 'GET'
    const url = isDirect && (await files.directUrl(grant.key, headers))
    if (url) return reply.header('cache-control', 'no-store').redirect(url, 302)
    endOnceRefused(reply, () => isReadable(grant))
    return files.send(reply.headers(headers), grant.key)
  })
}

/** Valid media types, since uploaders can claim anything. */
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+(;[\x20-\x7e]*)?$/

function headersOf({ purpose, name, mime: storedMime }: FileGrant) {
  const mime = MEDIA_TYPE.test(storedMime) ? storedMime : 'application/octet-stream'
  const isPreview = purpose === 'preview'
  const isInline = purpose !== 'download' && isShown(mime)
  return {
    'content-type': mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime,
    'content-disposition': disposition(isInline ? 'inline' : 'attachment', name),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': isPreview ? 'public, max-age=600' : 'private, max-age=300',
    'cross-origin-resource-policy': isPreview ? 'cross-origin' : 'same-origin',
  }
}

/** Returns the header per RFC 6266: a plain name for old clients, the real one for others. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const real = withoutTurns(name)
  const plain = real.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeRfc5987(real)}`
}

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
}
