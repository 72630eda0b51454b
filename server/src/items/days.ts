import type { Locale } from '@satchel/contract/languages.ts'
import * as notifications from '../notifications/service.ts'
import type { Config } from '../platform/config.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { recordAll } from '../platform/live/events.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { type MailLook, renderEmail } from '../platform/mail/mail.ts'
import { formatsOf } from '../platform/mail/member-formats.ts'
import { localeOfAddress } from '../platform/mail/member-locale.ts'
import { memberTexts } from '../platform/mail/member-texts.ts'
import { unsubscribeUrl } from '../platform/mail/unsubscribe.ts'
import * as tenants from '../tenants/service.ts'
import * as query from './days-queries.ts'

/** Days before expiration that the owner is notified. */
const DAYS_AHEAD = 7
/** The number of events written per statement. */
const AT_ONCE = 1_000
/** The number of names in one email; beyond it, only the number is shown. */
const NAMED_MAX = 20

export function dayTasks(services: Services): Tasks {
  return {
    'reach-days': () => reachDays(services),
    'tell-expiring': () => notifyExpiring(services),
  }
}

/** Every quarter of an hour: where a day has begun, open browsers hear of what it has released or closed. */
async function reachDays({ database }: Services): Promise<void> {
  for (const tenantId of await query.findTenantsInNewDay(database.system))
    await withScope(database, systemActor(tenantId), reachDay)
}

async function reachDay(scope: Scope): Promise<void> {
  const day = await tenants.enterDay(scope)
  if (!day) return
  // A tenant that moved to another time zone may also have gone back.
  const [from, to] = day.last < day.today ? [day.last, day.today] : [day.today, day.last]
  const items = await query.findCrossing(scope, from, to)
  for (let start = 0; start < items.length; start += AT_ONCE)
    await recordAll(
      scope,
      items.slice(start, start + AT_ONCE).map(({ id, name }) => ({
        type: 'item.reached-day',
        itemType: 'ITEM',
        itemId: id,
        itemName: name,
      })),
    )
}

/** Sends each owner one email, hourly, about items that expire within a week and weren't notified for that date. */
async function notifyExpiring(services: Services): Promise<void> {
  const { database, config } = services
  for (const tenantId of await query.findTenantsToNotify(database.system, DAYS_AHEAD))
    await withScope(database, systemActor(tenantId), async (scope) => {
      const items = await query.markNotified(scope, DAYS_AHEAD)
      const owners = Map.groupBy(items, ({ ownerId }) => ownerId)
      const mailable = await notifications.mailable(scope, 'item-expiring', [...owners.keys()])
      const look = await tenants.mailLook(scope, config)
      for (const [ownerId, own] of owners) {
        const whom = { tenantId, memberId: ownerId, topics: ['item-expiring'] }
        const unsubscribe = unsubscribeUrl(services, whom)
        const [first] = own
        if (first && mailable.includes(ownerId)) {
          const language = await localeOfAddress(scope.db, tenantId, first.email)
          const mail = expiryEmail(config, { ...look, language }, language, own)
          await enqueueMail(scope, { ...mail, unsubscribe })
        }
        await notifications.notify(scope, expiryNotice(ownerId, own))
      }
    })
}

/** One item by its name; several together, so that a campaign that ends is one notification. */
function expiryNotice(ownerId: string, [first, ...more]: Expiring) {
  const kind = { kind: 'item-expiring', userIds: [ownerId] } as const
  if (!first || more.length > 0)
    return { ...kind, url: '/library?quickFilter=expiring', count: more.length + 1 }
  const { id, name, expiresOn } = first
  const subject = { itemType: 'ITEM', itemId: id, itemName: name } as const
  return { ...kind, ...subject, url: `/items/${id}`, facts: { lastDay: expiresOn } }
}

type Expiring = Awaited<ReturnType<typeof query.markNotified>>

function expiryEmail({ PUBLIC_URL }: Config, look: MailLook, locale: Locale, input: Expiring) {
  const { items: texts, common } = memberTexts(locale)
  const order = ({ expiresOn, name }: Expiring[number]) => expiresOn + name
  const items = input.toSorted((one, other) => order(one).localeCompare(order(other)))
  const [first] = items
  if (!first) throw new Error('An email about no items')
  const isOne = items.length === 1
  const subject = isOne
    ? texts.expires(first.name, dayWords(first.expiresOn, locale))
    : texts.expire(items.length)
  const rest = items.length - NAMED_MAX
  const paragraphs = [
    isOne ? texts.afterDay : texts.afterDays,
    ...(isOne
      ? []
      : items
          .slice(0, NAMED_MAX)
          .map(({ name, expiresOn }) => texts.lastDay(name, dayWords(expiresOn, locale)))),
    ...(rest > 0 ? [common.more(rest)] : []),
  ]
  const button = isOne
    ? { label: texts.openItem, url: `${PUBLIC_URL}/items/${first.id}` }
    : { label: texts.viewExpiring, url: `${PUBLIC_URL}/library?quickFilter=expiring` }
  return { to: first.email, ...renderEmail(subject, paragraphs, button, { look }) }
}

function dayWords(day: string, locale: Locale): string {
  return formatsOf(locale).at(`${day}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })
}
