import * as notifications from '../notifications/service.ts'
import type { Config } from '../platform/config.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { recordAll } from '../platform/live/events.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { type MailLook, renderEmail } from '../platform/mail/mail.ts'
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
        if (mailable.includes(ownerId))
          await enqueueMail(scope, { ...expiryEmail(config, look, own), unsubscribe })
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
  return { ...kind, ...subject, url: `/items/${id}`, detail: `Last day: ${dayWords(expiresOn)}` }
}

type Expiring = Awaited<ReturnType<typeof query.markNotified>>

function expiryEmail({ PUBLIC_URL }: Config, look: MailLook, input: Expiring) {
  const order = ({ expiresOn, name }: Expiring[number]) => expiresOn + name
  const items = input.toSorted((one, other) => order(one).localeCompare(order(other)))
  const [first] = items
  if (!first) throw new Error('An email about no items')
  const isOne = items.length === 1
  const subject = isOne
    ? `“${first.name}” expires on ${dayWords(first.expiresOn)}`
    : `${items.length} of your items expire soon`
  const rest = items.length - NAMED_MAX
  const paragraphs = [
    `After ${isOne ? 'that day, it' : 'its last day, an item'} can no longer be shared, and links to it stop working. Change the expiration date to keep it available.`,
    ...(isOne
      ? []
      : items.slice(0, NAMED_MAX).map(({ name, expiresOn }) => `${name}: ${dayWords(expiresOn)}`)),
    ...(rest > 0 ? [`And ${rest} more.`] : []),
  ]
  const button = isOne
    ? { label: 'Open item', url: `${PUBLIC_URL}/items/${first.id}` }
    : { label: 'View expiring items', url: `${PUBLIC_URL}/library?quickFilter=expiring` }
  return { to: first.email, ...renderEmail(subject, paragraphs, button, { look }) }
}

function dayWords(day: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
