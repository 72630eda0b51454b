import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { systemActor, withScope } from '../../platform/database/scope.ts'
import { queryCheck } from '../../platform/http/input/validate.ts'
import { networkOf } from '../../platform/http/network.ts'
import { Problem, says } from '../../platform/problem.ts'
import * as requests from '../../requests/service.ts'
import * as uploads from '../../uploads/service.ts'
import { markBrowser } from '../gates/browsers.ts'
import { enter } from '../gates/enter.ts'
import { type Asking, pageRequestOfForm } from '../pages/page-request.ts'
import type { Visits } from '../visitor-context.ts'
import { senderOf } from './sender.ts'

interface Sending extends Asking {
  Params: { slug: string; id: string; fileId: string }
}
type Request = FastifyRequest<Sending>

const PATH = '/l/:slug/requests'
/** Lists of one network: an open page asks while its files are examined. */
const LISTS = { name: 'visitor-requests', calls: 240, seconds: 60 }

/** Uploads that a network begins: by one link, and by all. */
const UPLOADS_OF_LINK = { name: 'request-files-link', calls: 50, seconds: 3_600 }
const UPLOADS = { name: 'request-files', calls: 150, seconds: 3_600 }

const ListQuery = Type.Object({
  token: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  cursor: Type.Optional(Type.String({ maxLength: 500 })),
})
const checkList = queryCheck(ListQuery, { alsoKnown: ['lang'] })

/** Registers the list of what a link requests, and tus uploads to it. */
export async function requestRoutes(
  app: FastifyInstance,
  links: Visits,
  received: uploads.Uploads,
): Promise<void> {
  const { services } = links
  app.get<Sending>(PATH, async (request, reply) => {
    const read = checkList(request.query)
    if ('errors' in read)
      throw new Problem('invalid', says('someFieldsAreInvalid'), { errors: read.errors })
    const { token, ...page } = read.value as Static<typeof ListQuery>
    await services.limits.spend(LISTS, networkOf(request.ip))
    const { link, sender } = await meet(links, request, token)
    markBrowser(request as FastifyRequest, reply, link.base)
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    return withScope(services.database, systemActor(link.tenantId), (scope) =>
      requests.listShown(scope, sender, page),
    )
  })
  await app.register((tus, _options, done) => {
    uploads.takeTus(tus)
    uploadRoutes(tus, links, received)
    done()
  })
}

async function meet(links: Visits, request: Request, token: string | null | undefined) {
  const knock = pageRequestOfForm(request)
  const entered = await enter(links, knock)
  return { link: entered.link, sender: await senderOf(links, knock, entered, token) }
}

function uploadRoutes(app: FastifyInstance, links: Visits, received: uploads.Uploads): void {
  const handle = uploads.openTus(received)
  const path = `${PATH}/:id/files`
  app.options(path, (request, reply) => handle(request, reply))
  app.post<Sending>(path, async (request, reply) => {
    uploads.requireTus(request, reply)
    const upload = await begin(links, request, reply, received)
    return handle(request, reply, transferOf(request, received, upload))
  })
  app.head<Sending>(`${path}/:fileId`, async (request, reply) => {
    const upload = await requireUpload(links, request)
    if (upload.state !== 'coming') return complete(reply.code(200), upload.bytes)
    if (!(await uploads.isComplete(received, upload)))
      return handle(request, reply, transferOf(request, received, upload))
    await requests.finish(received, upload.tenantId, upload.id)
    await uploads.clear(received, upload)
    return complete(reply.code(200), upload.bytes)
  })
  app.patch<Sending>(`${path}/:fileId`, async (request, reply) => {
    uploads.requireTus(request, reply)
    const upload = await requireUpload(links, request)
    uploads.requireChunk(request)
    if (upload.state === 'coming')
      return handle(request, reply, transferOf(request, received, upload))
    if (request.headers['upload-offset'] !== String(upload.bytes))
      throw new Problem('conflict', says('uploadIsComplete'))
    return complete(reply.code(204), upload.bytes)
  })
  app.delete<Sending>(`${path}/:fileId`, async (request, reply) => {
    uploads.requireTus(request, reply)
    const upload = await requireUpload(links, request)
    if (upload.state !== 'coming') throw new Problem('conflict', says('uploadIsComplete'))
    await handle(request, reply, transferOf(request, received, upload))
    if (reply.raw.statusCode !== 204) return
    await withScope(links.services.database, systemActor(upload.tenantId), (scope) =>
      requests.cancel(scope, upload.id),
    )
  })
}

/** Counts an upload before anything of it is checked, so that tries that fail count too. */
async function begin(
  links: Visits,
  request: Request,
  reply: FastifyReply,
  { store }: uploads.Uploads,
) {
  const { services } = links
  services.disk.requireRoom()
  const { token, slot, ...metadata } = uploads.metadataOf(request)
  const { link, sender } = await meet(links, request, token)
  markBrowser(request as FastifyRequest, reply, link.base)
  const { tenantId } = link
  const network = networkOf(request.ip)
  await services.limits.spend(UPLOADS_OF_LINK, `${link.id} ${network}`)
  await services.limits.spend(UPLOADS, network)
  const { filename, filetype } = metadata
  const file = uploads.readDraft({ filename, filetype }, uploads.lengthOf(request))
  const draft = { ...file, requestId: request.params.id, slot: slot || null }
  const id = await withScope(services.database, systemActor(tenantId), (scope) =>
    requests.begin(scope, { disk: services.disk, needsDisk: store.needsDisk }, sender, draft),
  )
  return { id, tenantId, replaces: null }
}

/** Finds an upload by its address, which nobody else can guess, while the link opens for this visitor. */
async function requireUpload(links: Visits, request: Request) {
  const { link } = await enter(links, pageRequestOfForm(request))
  const upload = await withScope(links.services.database, systemActor(link.tenantId), (scope) =>
    requests.requireUpload(scope, link.id, request.params.fileId),
  )
  if (upload.requestId !== request.params.id.toLowerCase())
    throw new Problem('not-found', says('uploadNotFound'))
  return { ...upload, replaces: null }
}

function transferOf(
  { params: { slug, id } }: Request,
  received: uploads.Uploads,
  upload: { id: string; tenantId: string; replaces: null },
): uploads.Transfer {
  return {
    upload,
    url: `/l/${encodeURIComponent(slug)}/requests/${id}/files/${upload.id}`,
    lock: { table: 'requestFile', id: upload.id },
    finish: async () => {
      await requests.finish(received, upload.tenantId, upload.id)
      return {}
    },
  }
}

/** Answers a client that lost the last response. */
function complete(reply: FastifyReply, bytes: number): FastifyReply {
  return reply.headers({ 'upload-offset': String(bytes), 'upload-length': String(bytes) }).send()
}
