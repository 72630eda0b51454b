import type { VisitorPage, VisitorPrivacy } from '@satchel/contract/visits/visitor.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { normalAddress } from '../../platform/mail/email-address.ts'
import { HOUR, SECOND } from '../../platform/time.ts'
import { visitorOf } from '../../tracking/service.ts'
import { forgetBrowser } from '../gates/forget.ts'
import type { Links } from '../gates/open-link.ts'
import { optionsOf } from '../gates/pass.ts'
import { pageLanguage, visitorLanguage } from '../language.ts'
import { placeOf, redirect, render, sendPage, UNLISTED } from '../pages/answer.ts'
import { field } from '../pages/form.ts'
import { type Asking, hostOf, pageRequestOf, pathOf, ROOTS, rootOf } from '../pages/page-request.ts'
import { addressOf, nameOf } from './page-address.ts'
import * as privacy from './service.ts'
import { readQuery, shelfOf } from './shelf.ts'
import { shelfRoutes } from './shelf-routes.ts'
import { termsOf } from './terms.ts'

const LONGEST = 1_000
const SHOWN_MAX = 100

interface Recorded extends Asking {
  Params: { slug: string; id: string }
}

type State = Partial<
  Pick<VisitorPrivacy, 'typed' | 'problem' | 'waitS' | 'isCodeSent' | 'confirms'>
>

/**
 * Registers the page where visitors see what was shared with them, and see and delete what is stored about them. It has two
 * addresses: emails that were sent earlier name the other one.
 */
export function privacyRoutes(app: FastifyInstance, links: Links): void {
  for (const root of ROOTS)
    for (const page of [`${root}/:slug/shelf`, `${root}/:slug/privacy`]) {
      routesAt(app, links, page)
      recordRoute(app, links, page)
      shelfRoutes(app, links, page)
    }
}

function routesAt(app: FastifyInstance, links: Links, page: string): void {
  const personOf = (request: FastifyRequest<Asking>) =>
    privacy.personOf(links, pageRequestOf(request), visitorOf(request))

  app.get<Asking>(page, async (request, reply) =>
    show(links, await personOf(request), request, reply),
  )

  app.get<Asking>(`${page}/data`, async (request, reply) => {
    const stored = await privacy.storedOf(links, await personOf(request))
    return reply
      .headers({ ...UNLISTED, 'content-disposition': 'attachment; filename="visits.json"' })
      .type('application/json')
      .send(JSON.stringify(stored, null, 2))
  })

  app.post<Asking>(`${page}/email`, async (request, reply) => {
    const person = await personOf(request)
    const input = text(request, 'email')
    // No second code follows one that was just used at the gate.
    if (person.provedLately && normalAddress(input) === person.provedLately)
      return giveProof(request, reply, person, privacy.proofOf(links, person, person.provedLately))
    const place = { address: request.ip, language: visitorLanguage(request) }
    const mailed = await privacy.mailProof(links, person, { typed: input, ...place })
    if (mailed === 'no-address')
      return show(links, person, request, reply.code(422), { typed: input, problem: 'no-address' })
    const { email, waitS } = mailed
    const state: State = { typed: email, isCodeSent: true, waitS }
    if (waitS === 0) return show(links, person, request, reply, state)
    reply.code(429).header('retry-after', waitS)
    return show(links, person, request, reply, { ...state, problem: 'mailed' })
  })

  app.post<Asking>(`${page}/code`, async (request, reply) => {
    const person = await personOf(request)
    const [typed, code] = [text(request, 'email'), text(request, 'code')]
    const proof = await privacy.prove(links, person, { typed, code, address: request.ip })
    if (typeof proof === 'object' && 'cookie' in proof)
      return giveProof(request, reply, person, proof.cookie)
    return refuseCode(proof, { links, person, typed, request, reply })
  })

  app.post<Asking>(`${page}/delete`, async (request, reply) => {
    const person = await personOf(request)
    const path = addressOf(request, person)
    // The day is over, or another site sent it: the page says what there is, and what can be done.
    if (!privacy.isFormToken(links, person, text(request, 'token')))
      return redirect(reply, path, 303)
    const whose = text(request, 'whose') === 'email' ? 'email' : 'here'
    if (text(request, 'sure') !== 'yes')
      return show(links, person, request, reply, { confirms: whose })
    await privacy.forgetVisits(links, person, whose)
    if (whose === 'email') forgetBrowser(reply, person.link, placeOf(request))
    return redirect(reply, `${path}?deleted`, 303)
  })

  for (const name of ['email', 'code', 'delete'])
    app.get<Asking>(`${page}/${name}`, async (request, reply) =>
      redirect(reply, `${rootOf(request)}/${pageRequestOf(request).slug}/${nameOf(request)}`),
    )
}

/** Registers the records of what somebody agreed to with a verified address. */
function recordRoute(app: FastifyInstance, links: Links, page: string): void {
  app.get<Recorded>(`${page}/records/:id`, async (request, reply) => {
    const pdf = await privacy.agreementRecord(
      links,
      await privacy.personOf(links, pageRequestOf(request), visitorOf(request)),
      request.params.id,
    )
    return reply
      .headers({ ...UNLISTED, 'content-disposition': 'attachment; filename="agreement.pdf"' })
      .type('application/pdf')
      .send(pdf)
  })
}

function giveProof(
  request: FastifyRequest<Asking>,
  reply: FastifyReply,
  person: privacy.Person,
  cookie: string,
): FastifyReply {
  const { isSecure } = placeOf(request)
  const options = optionsOf({ isSecure, isShortDomain: false }, rootOf(request))
  reply.setCookie(privacy.cookieOf(person.link), cookie, { ...options, maxAge: HOUR / SECOND })
  return redirect(reply, addressOf(request, person), 303)
}

function refuseCode(
  proof: 'wrong' | 'over' | { waitS: number },
  {
    links,
    person,
    typed,
    request,
    reply,
  }: {
    links: Links
    person: privacy.Person
    typed: string
    request: FastifyRequest<Asking>
    reply: FastifyReply
  },
) {
  const state: State = { typed, isCodeSent: true }
  if (proof === 'wrong')
    return show(links, person, request, reply.code(401), { ...state, problem: 'wrong-code' })
  if (proof === 'over')
    return show(links, person, request, reply.code(410), { ...state, problem: 'code-over' })
  const { waitS } = proof
  reply.code(429).header('retry-after', waitS)
  return show(links, person, request, reply, { ...state, problem: 'locked', waitS })
}

async function show(
  links: Links,
  person: privacy.Person,
  request: FastifyRequest<Asking>,
  reply: FastifyReply,
  state: State = {},
): Promise<FastifyReply> {
  const { link, email } = person
  const [here, theirs] = [
    await privacy.visitsOfBrowser(links, person),
    await privacy.visitsOfAddress(links, person),
  ]
  const page: VisitorPage = {
    view: 'privacy',
    look: link.look,
    privacy: {
      url: addressOf(request, person),
      back: pathOf(request),
      token: privacy.formToken(links, person),
      total: { here: here.length, theirs: theirs.length },
      here: here.slice(0, SHOWN_MAX).map(privacy.shownVisit),
      email,
      forms: (await privacy.formsOf(links, person)).length,
      questions: (await privacy.questionsOf(links, person)).length,
      ...(await agreementsOf(links, person)),
      theirs: theirs.slice(0, SHOWN_MAX).map(privacy.shownVisit),
      itemName: await privacy.itemNameOf(links, pageRequestOf(request), person),
      confirms: null,
      typed: '',
      isCodeSent: false,
      problem: null,
      waitS: 0,
      isDeleted: 'deleted' in request.query,
      terms: await termsOf(links, link),
      shelf: await shelfFor(links, person, request),
      ...state,
    },
  }
  return sendPage(reply, await render(request, page, { link }))
}

async function shelfFor(links: Links, person: privacy.Person, request: FastifyRequest<Asking>) {
  const holder = privacy.holderOf(person)
  if (!holder) return null
  const language = pageLanguage(visitorLanguage(request), person.link)
  const isOwnDomain = hostOf(request)?.tenantId === person.link.tenantId
  return shelfOf(links, holder, { ...readQuery(request.query), language, isOwnDomain })
}

/** Returns what the visitor agreed to with the verified address, and how long records stay. */
async function agreementsOf(links: Links, person: privacy.Person) {
  const found = await privacy.agreementsOf(links, person)
  const agreements = found.map(({ id, agreementName: name, at, keptUntil }) => ({
    ...{ id, name, at, keptUntil },
  }))
  return { agreements, agreementYears: found[0]?.keptYears ?? 0 }
}

function text(request: FastifyRequest, name: string): string {
  return field(request, name, LONGEST)
}
