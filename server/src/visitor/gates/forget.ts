import type { FastifyReply } from 'fastify'
import type { FoundLink } from '../link/find-link-queries.ts'
import { forgetAgreed } from './agreed.ts'
import { type Place, takePass } from './pass.ts'

/** Makes a browser forget who passed the gates of a link, for whoever uses the device next. */
export function forgetBrowser(reply: FastifyReply, link: FoundLink, place: Place): void {
  takePass(reply, link, place)
  forgetAgreed(reply, link, place)
}
