import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type Asking,
  type Draft,
  draftPage,
  pageRequestOf,
  Refusal,
  render,
  sendPage,
} from '../visitor/service.ts'

/** Sends a draft to who may change it. */
export async function sendDraft(
  request: FastifyRequest<Asking>,
  reply: FastifyReply,
  draft: Draft | undefined,
): Promise<FastifyReply> {
  const { page: number } = pageRequestOf(request)
  const url = request.url.replace(/([?&])page=\d+&?/g, '$1').replace(/[?&]$/, '')
  const place = { url, page: number }
  const page = draft && (await draftPage(request.server.services, draft, place))
  if (!page) throw new Refusal('unknown')
  return sendPage(
    reply,
    await render(request, page, { isPreview: true, tenantId: draft?.tenantId }),
  )
}
