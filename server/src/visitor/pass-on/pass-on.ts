import { withoutTurns } from '@satchel/contract/invisible.ts'
import type { Link } from '@satchel/contract/links/links.ts'
import type { PassOnDraft, VisitorPassedOn } from '@satchel/contract/visits/visitor-pass-on.ts'
import { passOnLink } from '../../links/service.ts'
import { notify } from '../../notifications/service.ts'
import { type Scope, systemActor, withScope } from '../../platform/database/scope.ts'
import { networkOf } from '../../platform/http/network.ts'
import { normalAddress } from '../../platform/mail/email-address.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { mailWaitOf } from '../../platform/mail/mail-caps.ts'
import { invalidField, Problem, says } from '../../platform/problem.ts'
import { HOUR, SECOND } from '../../platform/time.ts'
import { mayEnter } from '../gates/admit.ts'
import { mailLookOf } from '../gates/emails.ts'
import { enter } from '../gates/enter.ts'
import type { Links, PageRequest } from '../gates/open-link.ts'
import { findSharer, type Sharer } from '../gates/queries.ts'
import { pageLanguage } from '../language.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { senderOf } from '../requests/sender.ts'
import { passOnEmail } from './emails.ts'

const SECONDS = HOUR / SECOND
/** Links that are passed on: of a network by one link and by all, and of a link by everybody. */
const OF_NETWORK_BY_LINK = { name: 'pass-on-network-link', calls: 5, seconds: SECONDS }
const OF_NETWORK = { name: 'pass-on-network', calls: 200, seconds: SECONDS }
const OF_LINK = { name: 'pass-on-link', calls: 30, seconds: SECONDS }

interface Colleague {
  email: string | null
  name: string | null
  note: string
}

type Passer = Awaited<ReturnType<typeof senderOf>>

/** Gives a colleague of the visitor a link of their own, and emails it. Throws problems, as `enter` does. */
export async function passOn(
  links: Links,
  knock: PageRequest,
  { token, ...input }: PassOnDraft,
): Promise<{ link: FoundLink; passed: VisitorPassedOn; isNew: boolean }> {
  const { services } = links
  const entered = await enter(links, knock)
  const passer = await senderOf(links, knock, entered, token)
  const { link } = entered
  if (!link.allowPassOn) throw new Problem('forbidden', says('linkCantBePassedOn'))
  const to = colleagueOf(input)
  if (to.email && !mayEnter(link, to.email))
    throw invalidField('email', says('addressMayNotOpenLink'))
  await count(links, knock, link)
  return withScope(services.database, systemActor(link.tenantId), async (scope) => {
    const {
      link: made,
      isNew,
      isRepeated,
    } = await passOnLink(scope, services.config, {
      ...{ linkId: link.id, ...to },
      by: { visitId: passer.visitId, email: passer.email, emailProved: passer.emailProved },
    })
    if (!isRepeated) await tell(links, scope, knock, { link, made, to, passer, isNew })
    const { email, name } = to
    return { link, isNew, passed: { email, name, url: email ? null : made.url } }
  })
}

function colleagueOf({ email, name, note }: Omit<PassOnDraft, 'token'>): Colleague {
  const typed = email?.trim()
  const address = typed ? normalAddress(typed) : null
  if (address === undefined) throw invalidField('email', says('isNotEmailAddress'))
  const colleague = { email: address, name: lineOf(name) || null, note: lineOf(note) }
  if (!colleague.email && !colleague.name) throw invalidField('email', says('nameColleague'))
  return colleague
}

/** Returns what was typed as one line of plain text. */
function lineOf(text: string | null | undefined): string {
  return withoutTurns(text ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Counts it; throws where it's passed on too often. */
async function count(
  { services: { limits } }: Links,
  { address }: PageRequest,
  { id }: FoundLink,
): Promise<void> {
  const network = networkOf(address)
  const retryAfter = await limits.waitOfAll([
    { rule: OF_NETWORK_BY_LINK, subject: `${id} ${network}` },
    { rule: OF_NETWORK, subject: network },
    { rule: OF_LINK, subject: id },
  ])
  if (retryAfter !== undefined) throw tooOften(retryAfter)
}

function tooOften(retryAfter: number): Problem {
  return new Problem('too-many-requests', says('tooManyAttemptsTryAgainLater'), { retryAfter })
}

interface Made {
  link: FoundLink
  made: Link
  to: Colleague
  passer: Passer
  isNew: boolean
}

/** Emails the colleague, and notifies the sharer of a new link. */
async function tell(
  { services }: Links,
  scope: Scope,
  knock: PageRequest,
  { link, made, to: { email, name, note }, passer, isNew }: Made,
): Promise<void> {
  const sharer = await findSharer(scope, link.id)
  if (!sharer) throw new Problem('conflict', says('linkCantBePassedOn'))
  if (email) {
    const retryAfter = await mailWaitOf(services.limits, scope, 'words', email)
    if (retryAfter !== undefined) throw tooOften(retryAfter)
    const language = pageLanguage(knock.language, link)
    const shelfUrl = `${made.url}/shelf`
    const { legal } = link.look
    const look = { ...mailLookOf(link.look, services.config), language, shelfUrl, legal }
    const { sharedToName, sharedToEmail } = sharer
    const mail = passOnEmail(made, { name: made.sharedBy.name, email: sharer.to }, look, {
      ...{ to: email, note, recipient: sharedToName ?? sharedToEmail },
      passer: passer.emailProved ? passer.email : null,
    })
    await enqueueMail(scope, mail)
  }
  if (isNew) await notifySharer(scope, sharer, passer, [name, email].filter(Boolean).join(', '))
}

/** Notifies the sharer of a link that it was passed on to a colleague. */
export async function notifySharer(
  scope: Scope,
  { sharedBy, linkId, itemType, itemId, itemName, ...to }: Sharer,
  { email, emailProved }: Pick<Passer, 'email' | 'emailProved'>,
  colleague: string,
): Promise<void> {
  const recipient =
    to.sharedToName ?? to.sharedToEmail ?? to.sharedToOrganization ?? to.sharedToMemo
  await notify(scope, {
    kind: 'link-passed-on',
    userIds: [sharedBy],
    url: `/links/${linkId}`,
    ...{ itemType: itemType as Link['itemType'], itemId, itemName, detail: colleague },
    ...(recipient && { facts: { recipient } }),
    actor: { id: null, name: emailProved ? email : null },
  })
}
