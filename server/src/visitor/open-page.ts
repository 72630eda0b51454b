import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPrefetch, visitorOf } from '../tracking/service.ts'
import { redirect, render, sendPage, UNLISTED } from './pages/answer.ts'
import { type Asking, pageRequestOf } from './pages/page-request.ts'
import { visit } from './visit.ts'
import type { Visits } from './visitor-context.ts'

/** Answers a visit with a page or a redirect. */
export async function openPage(
  context: Visits,
  request: FastifyRequest<Asking>,
  reply: FastifyReply,
) {
  const visitor = visitorOf(request)
  const pageRequest = pageRequestOf(request, visitor.address)
  const answer = await visit(context, pageRequest, visitor, (page, frame) =>
    render(request, page, frame),
  )
  if ('page' in answer) return sendPage(reply, answer.page)
  // A redirect fetched in advance would be followed later without a word: refused, the browser asks again then.
  if (isPrefetch(request.headers)) return reply.code(503).headers(UNLISTED).send()
  return redirect(reply, answer.redirect)
}
