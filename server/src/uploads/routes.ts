import { UPLOAD_MAX } from '@satchel/contract/constants.ts'
import { replaceItemFile } from '@satchel/contract/items/versions.ts'
import * as contract from '@satchel/contract/uploads.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Attempt } from '../platform/http/idempotency.ts'
import { actorOf, admit, idempotencyKey, serve } from '../platform/http/serve.ts'
import type { Services } from '../platform/http/services.ts'
import { Problem, says } from '../platform/problem.ts'
import * as batch from './batch.ts'
import { openLocks } from './locks.ts'
import { openStore } from './open-store.ts'
import * as uploads from './service.ts'
import type { Named } from './store.ts'
import { type Handle, openTus, type Transfer } from './tus.ts'
import { lengthOf, metadataOf, requireChunk, requireTus, takeTus } from './tus-requests.ts'

type Request = FastifyRequest<{ Params: { id: string } }>

export async function openUploads(services: Services): Promise<uploads.Uploads> {
  const locks = openLocks(services.database.system)
  return { services, locks, store: await openStore(services, locks) }
}

/** Registers tus 1.0: permissions are checked here, the protocol is the library's. */
export async function uploadRoutes(app: FastifyInstance, context: uploads.Uploads): Promise<void> {
  const { services } = context
  serve(app, replaceItemFile, (scope, { params, body }) =>
    uploads.replace(scope, services, params.id, body.uploadId),
  )
  serve(app, contract.renameUpload, (scope, { params, body }) =>
    uploads.rename(scope, services, params.id, body.name),
  )
  serve(app, contract.getUploadBatch, (scope, { query }) => batch.get(scope, query.importId))
  serve(app, contract.changeUploadBatch, (scope, { body }) => batch.change(scope, body))
  const answers = answersOf(context, openTus(context))
  const endpoints = [
    contract.getUploadOptions,
    contract.createUpload,
    contract.getUploadOffset,
    contract.continueUpload,
    contract.cancelUpload,
  ]
  await app.register((scope, _options, done) => {
    takeTus(scope)
    for (const endpoint of endpoints)
      scope.route({
        method: endpoint.method,
        url: endpoint.path,
        config: { endpoint },
        bodyLimit: UPLOAD_MAX + 1,
        onRequest: (request) => admit(context.services, request, endpoint),
        handler: (request, reply) => {
          requireTus(request, reply)
          return answers[endpoint.method](request as Request, reply)
        },
      })
    done()
  })
}

function answersOf(context: uploads.Uploads, handle: Handle) {
  const find = (request: Request) =>
    uploads.requireUpload(context, actorOf(request), request.params.id)

  const transferOf = (request: Request, upload: Named): Transfer => ({
    upload,
    url: `${contract.UPLOADS_PATH}/${upload.id}`,
    lock: { table: 'upload', id: upload.id },
    finish: async () => ({
      [contract.ITEM_ID_HEADER]: await uploads.finish(context, actorOf(request), upload.id),
    }),
  })

  return {
    OPTIONS: (request: Request, reply: FastifyReply) => handle(request, reply),

    async POST(request: Request, reply: FastifyReply) {
      const metadata = metadataOf(request)
      const attempt = attemptOf(request, context.services)
      const begun = await uploads.begin(context, actorOf(request), {
        metadata,
        bytes: lengthOf(request),
        attempt,
      })
      const itemId = attempt && (await uploads.findUploadedItem(context, actorOf(request), begun))
      if (itemId === undefined) return handle(request, reply, transferOf(request, begun))
      const location = `${contract.UPLOADS_PATH}/${begun.id}`
      const itemHeader = itemId && { [contract.ITEM_ID_HEADER]: itemId }
      return reply
        .code(201)
        .headers({ location, ...itemHeader })
        .send()
    },

    async HEAD(request: Request, reply: FastifyReply) {
      const upload = await find(request)
      const { id, itemId, bytes } = upload
      if (itemId) return complete(reply.code(200), bytes, itemId)
      if (!(await uploads.isComplete(context, upload)))
        return handle(request, reply, transferOf(request, upload))
      const outcome = await uploads.finish(context, actorOf(request), id)
      await uploads.clear(context, upload)
      return complete(reply.code(200), bytes, outcome)
    },

    async PATCH(request: Request, reply: FastifyReply) {
      const upload = await find(request)
      const { itemId, bytes } = upload
      requireChunk(request)
      if (!itemId) return handle(request, reply, transferOf(request, upload))
      if (request.headers['upload-offset'] === String(bytes))
        return complete(reply.code(204), bytes, itemId)
      throw new Problem('conflict', says('uploadIsComplete'))
    },

    async DELETE(request: Request, reply: FastifyReply) {
      const upload = await find(request)
      if (upload.itemId) throw new Problem('conflict', says('uploadIsCompleteDeleteItemInstead'))
      await handle(request, reply, transferOf(request, upload))
      if (reply.raw.statusCode === 204) await uploads.remove(context, actorOf(request), upload.id)
    },
  }
}

/** The file's bytes are no part of it: where they go on is asked with HEAD. */
function attemptOf(request: FastifyRequest, { secrets }: Services): Attempt | undefined {
  const { method, url, headers } = request
  const key = idempotencyKey(request)
  const signature = [method, url, headers['upload-length'], headers['upload-metadata']]
  return key === undefined ? key : { key, request: JSON.stringify(signature), secret: secrets.auth }
}

/** Answers a client that lost the last response with the finished item. */
function complete(reply: FastifyReply, bytes: number | null, itemId: string): FastifyReply {
  const size = String(bytes)
  const headers = { 'upload-offset': size, 'upload-length': size }
  return reply.headers({ ...headers, [contract.ITEM_ID_HEADER]: itemId }).send()
}
