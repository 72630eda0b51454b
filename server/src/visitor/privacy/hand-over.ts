import { randomUUIDv7 } from 'node:crypto'
import type { Language } from '@satchel/contract/languages.ts'
import type { VisitorHandover } from '@satchel/contract/visits/visitor-shelf.ts'
import { messagesIn } from '@satchel/messages/translate.ts'
import { passOnLink } from '../../links/service.ts'
import { isId } from '../../platform/database/ids.ts'
import { type Scope, systemActor, withScope } from '../../platform/database/scope.ts'
import { networkOf } from '../../platform/http/network.ts'
import { normalAddress } from '../../platform/mail/email-address.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { type Mail, type MailLook, renderEmail } from '../../platform/mail/mail.ts'
import { mailWaitOf } from '../../platform/mail/mail-caps.ts'
import { Problem } from '../../platform/problem.ts'
import { HOUR, SECOND } from '../../platform/time.ts'
import { mayEnter } from '../gates/admit.ts'
import { mailLookOf, shelfUrlOf } from '../gates/emails.ts'
import type { Links } from '../gates/open-link.ts'
import { findSharer } from '../gates/queries.ts'
import { notifySharer } from '../pass-on/pass-on.ts'
import * as query from './hand-over-queries.ts'
import type { Holder } from './holder.ts'
import { hideLink } from './shelf-queries.ts'

// Whoever leaves hands over to a colleague what was shared with them. Both confirm it with their addresses: the colleague
// gets links of their own, under the same gates and options, as if each had been passed on.

const SECONDS = HOUR / SECOND
/** Offers of an address, and of a network. */
const OF_ADDRESS = { name: 'hand-over', calls: 5, seconds: SECONDS }
const OF_NETWORK = { name: 'hand-over-network', calls: 20, seconds: SECONDS }

interface Offer {
  typed: string
  /** The address of the visitor's network. */
  address: string
  language: Language
}

export type HandoverProblem = NonNullable<VisitorHandover['problem']>

/** Offers a colleague what was shared with the holder, by email. Returns what is wrong, if anything is. */
export async function offer(
  { services }: Pick<Links, 'services'>,
  { link, email: from }: Holder,
  { typed, address, language }: Offer,
): Promise<HandoverProblem | undefined> {
  const { config, database, limits } = services
  const to = normalAddress(typed)
  if (!to || to === from) return 'no-address'
  const waitS = await limits.waitOfAll([
    { rule: OF_ADDRESS, subject: `${link.tenantId} ${from}` },
    { rule: OF_NETWORK, subject: networkOf(address) },
  ])
  if (waitS !== undefined) return 'busy'
  return withScope(database, systemActor(link.tenantId), async (scope) => {
    if ((await mailWaitOf(limits, scope, 'words', to)) !== undefined) return 'busy'
    await query.insertOffer(scope, from, to)
    const shelfUrl = shelfUrlOf(config, link)
    const look = { ...mailLookOf(link.look, config), language, shelfUrl, legal: link.look.legal }
    await enqueueMail(scope, offerEmail(look, { from, to, shelfUrl }))
    return undefined
  })
}

function offerEmail(
  look: MailLook,
  { from, to, shelfUrl }: { from: string; to: string; shelfUrl: string },
): Mail {
  const say = messagesIn(look.language ?? 'en')
  const names = { from, company: look.name }
  const subject = say('visitorMail.handOverSubject', names)
  const button = { label: say('visitorMail.open'), url: shelfUrl }
  return { to, ...renderEmail(subject, [say('visitorMail.handOverText', names)], button, { look }) }
}

export async function cancel(
  { services }: Pick<Links, 'services'>,
  { link, email }: Holder,
): Promise<void> {
  await withScope(services.database, systemActor(link.tenantId), (scope) =>
    query.cancelOffer(scope, email),
  )
}

/** Accepts or declines an offer to the holder. One to another address, or that was canceled, changes nothing. */
export async function decide(
  { services }: Pick<Links, 'services'>,
  { link, email: to }: Holder,
  { id, accepts }: { id: string; accepts: boolean },
): Promise<void> {
  if (!isId(id)) return
  await withScope(services.database, systemActor(link.tenantId), async (scope) => {
    const state = accepts ? 'accepted' : 'declined'
    const from = await query.decideOffer(scope, { id, to, state })
    if (!from || !accepts) return
    const passable = await query.findPassable(scope, from)
    let links = 0
    for (const each of passable)
      if (mayEnter(each, to) && (await passOn({ services }, scope, { id: each.id, from, to })))
        links += 1
    await query.saveLinks(scope, id, links)
  })
}

/** Passes one link on; false if that can't be done with it, which leaves it where it is. */
async function passOn(
  { services }: Pick<Links, 'services'>,
  scope: Scope,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<boolean> {
  const sharer = await findSharer(scope, id)
  if (!sharer) return false
  const by = { visitId: randomUUIDv7(), email: from, emailProved: true }
  try {
    const passing = { linkId: id, email: to, name: null, note: '', by }
    const { isNew } = await passOnLink(scope, services.config, passing)
    await hideLink(scope, from, id)
    if (isNew) await notifySharer(scope, sharer, by, to)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** Returns what the holder offered, and what is offered to them. */
export async function handoverOf(
  scope: Scope,
  email: string,
  problem: HandoverProblem | null,
): Promise<VisitorHandover> {
  return {
    offered: (await query.findOffered(scope, email)) ?? null,
    offers: await query.findOffers(scope, email),
    problem,
  }
}
