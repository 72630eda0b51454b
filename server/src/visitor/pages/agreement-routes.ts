import type { FastifyInstance, FastifyReply } from 'fastify'
import { pagePicture } from '../../processing/service.ts'
import { agree, agreementFile } from '../gates/agree.ts'
import { keepAgreed } from '../gates/agreed.ts'
import type { Links } from '../gates/open-link.ts'
import { Refusal } from '../link/refusal.ts'
import { placeOf, redirect, UNLISTED } from './answer.ts'
import { field } from './form.ts'
import { cameBy } from './gate-page.ts'
import { type Asking, pageRequestOf, pageRequestOfForm, pathOf } from './page-request.ts'

const LONGEST = 1_000
const WIDTH = 1600
const NUMBER = /^[1-9]\d{0,4}$/

/** Registers the form with which visitors agree, and the pages of what they agree to. */
export function agreementRoutes(app: FastifyInstance, links: Links): void {
  app.get<Asking>('/l/:slug/agree', async (request, reply) => redirect(reply, pathOf(request)))
  app.post<Asking>('/l/:slug/agree', async (request, reply) => {
    const text = (name: string) => field(request, name, LONGEST)
    const typed = { typed: text('name'), key: text('agreement') }
    const { link, guest } = await agree(links, pageRequestOfForm(request), typed)
    const { visitors } = app.services.secrets
    if (link.agreementId !== null)
      keepAgreed(reply, visitors, link, { email: guest.email, place: placeOf(request) })
    const from = cameBy(text('from'))
    return redirect(reply, pathOf(request, text('item')) + (from && `?${from}`), 303)
  })
  app.get<Asking>('/l/:slug/agreement.pdf', async (request, reply) => {
    const { fileKey } = await agreementFile(links, pageRequestOf(request))
    return app.services.files.send(shielded(reply).type('application/pdf'), fileKey)
  })
  app.get<Asking>('/l/:slug/agreement/pages/:page', async (request, reply) => {
    const { page = '' } = request.params
    const { link, id, fileKey, pageCount, sha256 } = await agreementFile(
      links,
      pageRequestOf(request),
    )
    if (!NUMBER.test(page) || Number(page) > (pageCount ?? 0)) throw new Refusal('missing', link)
    const { services } = app
    const paged = { tenantId: link.tenantId, id, previewKey: fileKey, sha256, pageCount }
    const drawn = { ...paged, previewMime: 'application/pdf' }
    const key = await pagePicture(services, drawn, Number(page), WIDTH)
    return services.files.send(shielded(reply).type('image/webp'), key)
  })
}

/** Sets the headers of a file that is shown behind a gate, and in which nothing can run. */
function shielded(reply: FastifyReply): FastifyReply {
  return reply.headers({
    ...UNLISTED,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
}
