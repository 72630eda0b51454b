import type { IncomingMessage, ServerResponse } from 'node:http'
import { UPLOAD_MAX } from '@satchel/contract/constants.ts'
import { PROBLEMS, type ProblemCode } from '@satchel/contract/problem.ts'
import { ITEM_ID_HEADER, UPLOADS_PATH } from '@satchel/contract/uploads.ts'
import { Server } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { storageFull } from '../platform/files/disk.ts'
import { toProblem } from '../platform/http/http.ts'
import type { Services } from '../platform/http/services.ts'
import { Problem, problemBody, says } from '../platform/problem.ts'
import type { Locked } from './lock-queries.ts'
import type { UploadLocks } from './locks.ts'
import {
  CHECKSUM_ALGORITHMS,
  type Named,
  readChecksum,
  type UploadStore,
  withChecksum,
} from './store.ts'

/** Context in which uploads are received. */
interface TusContext {
  services: Services
  store: UploadStore
  locks: UploadLocks
}

/** An upload of a request, and what becomes of it. */
export interface Transfer {
  upload: Named
  /** The address of the upload, which its creation answers with. */
  url: string
  lock: Locked
  /** Puts the file in its place once all bytes are in; returns headers of the last answer. */
  finish(): Promise<Record<string, string>>
}

interface Caller extends Transfer {
  requestId: string
  /** The name of the upload in the store. */
  name: string
  /** True once this request has brought the upload to its end. */
  hasFinished: boolean
}

/** Returns the problem that tus asks for when a header can't be read. */
function unreadable(header: string, message: string): Problem {
  return new Problem('malformed', { message }, { errors: [{ path: header, message }] })
}

/** Passes a request to the library, which answers it. */
export type Handle = (
  request: FastifyRequest,
  reply: FastifyReply,
  /** The upload, for every method but OPTIONS. */
  transfer?: Transfer,
) => Promise<void>

/** Opens the protocol for uploads of all kinds. */
export function openTus(context: TusContext): Handle {
  const callers = new WeakMap<IncomingMessage, Caller>()
  const tus = tusServer(context, callers)

  return async (request, reply, transfer) => {
    const checksum = readChecksum(request.headers['upload-checksum']?.toString())
    if (typeof checksum === 'string') throw unreadable('Upload-Checksum', checksum)
    const { id: requestId, raw } = request
    const caller: Caller | undefined = transfer && {
      ...{ ...transfer, requestId, hasFinished: false },
      name: context.store.nameOf(transfer.upload),
    }
    if (caller) callers.set(raw, caller)
    reply.hijack()
    reply.raw.setHeaders(new Map(Object.entries(reply.getHeaders()) as [string, string][]))
    reply.raw.setHeader('tus-checksum-algorithm', CHECKSUM_ALGORITHMS.join(','))
    await withChecksum(checksum, () => tus.handle(raw, reply.raw))
    // The library still reads what is left of it until its answer is sent.
    if (caller?.hasFinished) await context.store.clear(caller.name).catch(() => undefined)
  }
}

/** The library writes each error as plain text. */
class TusServer extends Server {
  override write(...[context, headers, status, body]: Parameters<Server['write']>) {
    if (status >= 400 && body?.startsWith('{'))
      headers.set('content-type', 'application/problem+json')
    return super.write(context, headers, status, body)
  }
}

function tusServer(context: TusContext, callers: WeakMap<IncomingMessage, Caller>): Server {
  const callerOf = (request: Request): Caller => {
    const caller = callers.get(nodeRequestOf(request).req)
    if (!caller) throw new Error('An upload without a caller')
    return caller
  }
  return new TusServer({
    path: UPLOADS_PATH,
    datastore: context.store,
    maxSize: UPLOAD_MAX,
    generateUrl: (request) => callerOf(request).url,
    locker: (request) => {
      const { lock, name } = callerOf(request)
      return { newLock: () => context.locks.of(lock, name) }
    },
    allowedOrigins: [context.services.config.PUBLIC_URL],
    exposedHeaders: [ITEM_ID_HEADER],
    namingFunction: (request) => callerOf(request).name,
    // Left to itself the library reads the end of the whole URL, its query included.
    getFileIdFromRequest: (request) => callerOf(request).name,
    onUploadFinish: async (request) => {
      const caller = callerOf(request)
      const headers = await caller.finish()
      caller.hasFinished = true
      return { headers }
    },
    onResponseError: (request, error) => {
      const isFull = context.store.needsDisk && context.services.disk.isFull()
      const problem = isFull ? storageFull() : uploadProblem(error)
      if (problem.code === 'unexpected' || problem.code === 'unavailable')
        context.services.log.error({ err: error }, 'upload')
      const { req, res } = nodeRequestOf(request)
      if (problem.retryAfter) res.setHeader('retry-after', problem.retryAfter)
      const statusCode = 'status_code' in error ? error.status_code : problem.status
      const status = statusCode >= 500 ? problem.status : statusCode
      const body = { ...problemBody(problem, callers.get(req)?.requestId ?? ''), status }
      return { status_code: status, body: JSON.stringify(body) }
    },
  })
}

function nodeRequestOf(request: Request) {
  const { runtime } = request as Request & {
    runtime: { node: { req: IncomingMessage; res: ServerResponse } }
  }
  return runtime.node
}

/** The library's errors are a status and a sentence; its 500s mean that the folder could not be written. */
function uploadProblem(error: Error | { status_code: number; body: string }): Problem {
  if (!('status_code' in error)) return toProblem(error)
  const { status_code: status, body } = error
  if (status >= 500)
    return new Problem('unavailable', says('filesCantBeStored'), {
      retryAfter: 30,
    })
  const code = (Object.keys(PROBLEMS) as ProblemCode[]).find((name) => PROBLEMS[name][0] === status)
  return new Problem(code ?? 'malformed', { message: body.trim() })
}
