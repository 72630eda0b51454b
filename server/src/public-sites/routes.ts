import type { FastifyInstance } from 'fastify'
import { readPreview } from '../sites/service.ts'
import { type Asking, type Visits, visitorPages } from '../visitor/service.ts'
import { openSiteAnswer } from './answer.ts'
import { siteContentRoutes } from './content-routes.ts'
import { sendDraft } from './draft.ts'

/** Registers published sites at their own addresses, drafts, and what other clients read of sites. */
export async function publicSiteRoutes(app: FastifyInstance, visits: Visits): Promise<void> {
  const { visitors } = app.services.secrets
  siteContentRoutes(app, visits)
  await visitorPages(app, (pages) => {
    const answer = openSiteAnswer(pages, visits)
    pages.get<Asking>('/p/:slug', (request, reply) => {
      const { draft } = request.query
      return typeof draft === 'string'
        ? sendDraft(request, reply, readPreview(visitors, draft))
        : answer(request, reply)
    })
  })
}
