import type { Locale } from '@satchel/contract/languages.ts'
import type { WishStatus } from '@satchel/contract/wishes/wishes.ts'
import * as notifications from '../notifications/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { localeOfAddress } from '../platform/mail/member-locale.ts'
import { unsubscribeUrl } from '../platform/mail/unsubscribe.ts'
import { orNotFound } from '../platform/problem.ts'
import { DAY } from '../platform/time.ts'
import * as tenants from '../tenants/service.ts'
import * as audience from './audience-queries.ts'
import * as emails from './emails.ts'
import { outcomeOf } from './outcome.ts'
import { findWish, type WishRow } from './select-queries.ts'
import * as settings from './settings.ts'
import { findAskedFor } from './vote-queries.ts'

type Context = Pick<Services, 'config' | 'secrets'>
type About = Pick<WishRow, 'id' | 'title'>

/** Returns what each notification of a wish has. */
function subjectOf({ id, title }: About) {
  return { itemName: title, url: pageOf(id) }
}

const pageOf = (id: string) => `/wishlist?wish=${id}`

/** Deletes the notifications of wishes that are deleted. */
export function forget(scope: Scope, ids: string[]): Promise<void> {
  return notifications.deleteOfPages(scope, ids.map(pageOf))
}

/** Notifies editors of a new wish, some of which wait for them. */
export async function notifyOfWish(scope: Scope, wish: About): Promise<void> {
  const userIds = await audience.findEditors(scope)
  await notifications.notify(scope, { kind: 'wish-created', userIds, ...subjectOf(wish) })
}

/** Notifies who asked, voted or commented of a new status; what was delivered is handed over by email. */
export async function notifyOfStatus(
  scope: Scope,
  services: Context,
  id: string,
  before: WishStatus,
  status: WishStatus,
): Promise<void> {
  const wish = orNotFound(await findWish(scope, id), 'Wish')
  const userIds = await audience.findFollowers(scope, id)
  const { statuses } = await settings.get(scope)
  const { label } = statuses[status]
  const items = status === 'done' ? await audience.findDelivered(scope, id) : []
  if (items.length > 0) {
    const delivered = { ...wish, statusLabel: label, items, outcome: await outcomeOf(scope, id) }
    const frame = await frameOf(scope, services)
    const askedFor = await findAskedFor(scope, id)
    await mail(scope, services, userIds, (to, locale) =>
      emails.deliveredEmail({ ...frame, locale }, delivered, askedFor.get(to)),
    )
    await enqueueOutcome(scope, id)
  }
  await notifications.notify(scope, {
    kind: 'wish-status',
    userIds,
    ...subjectOf(wish),
    detail: [`${statuses[before].label} → ${label}`, wish.response].filter(Boolean).join(': '),
    ...(items.length > 0 && { mail: false }),
  })
}

export async function notifyOfAssignment(
  scope: Scope,
  wish: About,
  assigneeId: string,
): Promise<void> {
  const userIds = [assigneeId]
  await notifications.notify(scope, { kind: 'wish-assigned', userIds, ...subjectOf(wish) })
}

type Commented = About & Pick<WishRow, 'approved' | 'authorId' | 'assigneeId'>

/** Notifies who is mentioned in a comment, and of the others the author, the assignee and who commented before. */
export async function notifyOfComment(
  scope: Scope,
  wish: Commented,
  { text, mentions }: { text: string; mentions: string[] },
): Promise<void> {
  // While it waits for approval, only its author and editors can open it.
  const readers = wish.approved
    ? undefined
    : [wish.authorId, ...(await audience.findEditors(scope))]
  const mentioned = mentions.filter((id) => !readers || readers.includes(id))
  const concerned = [
    wish.authorId,
    wish.assigneeId,
    ...(await audience.findTalkers(scope, wish.id)),
  ]
  const others = concerned.filter((id) => id !== null).filter((id) => !mentioned.includes(id))
  const about = { ...subjectOf(wish), detail: text }
  await notifications.notify(scope, { kind: 'wish-mention', userIds: mentioned, ...about })
  await notifications.notify(scope, { kind: 'wish-comment', userIds: others, ...about })
}

export interface OutcomeJob {
  tenantId: string
  wishId: string
}

const OUTCOME_AFTER = 14 * DAY

function enqueueOutcome({ db, actor }: Scope, wishId: string): Promise<void> {
  const job: OutcomeJob = { tenantId: actor.tenantId, wishId }
  const runAt = new Date(Date.now() + OUTCOME_AFTER)
  return enqueue({ db }, 'mail-wish-outcome', job, { jobKey: `wish-outcome:${wishId}`, runAt })
}

/** Mails who asked what became of it, two weeks after it was delivered; nothing if nobody opened it. */
export async function mailOutcome(
  scope: Scope,
  services: Context,
  { wishId }: OutcomeJob,
): Promise<void> {
  const wish = await findWish(scope, wishId)
  if (wish?.status !== 'done' || wish.mergedInto !== null) return
  const outcome = await outcomeOf(scope, wishId)
  if (outcome.views === 0) return
  const frame = await frameOf(scope, services)
  const ids = await audience.findFollowers(scope, wishId)
  await mail(scope, services, ids, (_, locale) =>
    emails.outcomeEmail({ ...frame, locale }, wish, outcome),
  )
}

async function frameOf(scope: Scope, { config }: Context): Promise<Omit<emails.Frame, 'locale'>> {
  const look = await tenants.mailLook(scope, config)
  return { config, look, actorName: scope.actor.name ?? look.name }
}

/** Mails those of these people who want to hear of statuses, except the one who acts. */
async function mail(
  scope: Scope,
  services: Context,
  ids: string[],
  contentFor: (id: string, locale: Locale) => Omit<Mail, 'to'>,
): Promise<void> {
  const kind = 'wish-status'
  const { tenantId } = scope.actor
  const wanting = await notifications.mailable(scope, kind, ids)
  for (const { id, email: to } of await audience.findPeople(scope, wanting)) {
    const unsubscribe = unsubscribeUrl(services, { tenantId, memberId: id, topics: [kind] })
    const locale = await localeOfAddress(scope.db, tenantId, to)
    await enqueueMail(scope, { to, ...contentFor(id, locale), unsubscribe })
  }
}
