import type { Bundle, Trigger, ZObject } from 'zapier-platform-core'
import { call, entered, statusOf } from './api.ts'
import { EVENTS, type EventName } from './generated/events.ts'
import { recentOf } from './recent.ts'
import { deliveryOf, isGenuine } from './signature.ts'

const PATH = 'integrations/v1/webhooks'
/** Seconds for which a delivery is remembered: Satchel sends it again for about a day. */
const REMEMBERED_S = 172_800

const OWN_LINKS = {
  key: 'ownLinksOnly',
  label: 'Only my links',
  type: 'boolean',
  default: 'false',
  helpText: 'Leaves out links of colleagues.',
} as const

interface Subscription {
  id: string
  secret: string
}

async function subscribe(z: ZObject, bundle: Bundle, event: EventName): Promise<Subscription> {
  const { ownLinksOnly } = bundle.inputData
  const { id, secret } = await call(z, bundle, PATH, {
    method: 'POST',
    body: {
      name: `Zapier: ${EVENTS[event].label}`,
      url: bundle.targetUrl,
      events: [event],
      ...entered({ ownLinksOnly }),
    },
  })
  return { id, secret }
}

/** Ends a subscription; one that Satchel has ended already is fine. */
async function unsubscribe(z: ZObject, bundle: Bundle): Promise<object> {
  const { id } = bundle.subscribeData as unknown as Subscription
  try {
    await call(z, bundle, `${PATH}/${id}`, { method: 'DELETE' })
  } catch (error) {
    if (statusOf(error) !== 404) throw error
  }
  return {}
}

/** Verifies a delivery and returns its event, or nothing if it was there before. */
async function receive(z: ZObject, bundle: Bundle) {
  const { secret } = (bundle.subscribeData ?? {}) as unknown as Partial<Subscription>
  const delivery = deliveryOf(bundle.rawRequest)
  // Halted, since errors that anybody can cause would turn the Zap off.
  if (!secret || !isGenuine(secret, delivery))
    throw new z.errors.HaltedError('The signature is wrong or too old')
  const key = `delivery ${delivery.id}`
  if (await z.cache.get(key)) return []
  await z.cache.set(key, true, REMEMBERED_S)
  const { type, timestamp, data } = JSON.parse(delivery.body)
  return [{ ...data, event: type, timestamp, deliveryId: delivery.id }]
}

/** Zapier takes letters, digits and `_`. */
const keyOf = (event: EventName) => event.replaceAll(/[.-]/g, '_')

function triggerOf(event: EventName): Trigger {
  const { noun, label, description, sample } = EVENTS[event]
  const isOfLink = /^(link|lead)[.]/.test(event)
  return {
    key: keyOf(event),
    noun,
    display: { label, description },
    operation: {
      type: 'hook',
      inputFields: isOfLink ? [OWN_LINKS] : [],
      performSubscribe: (z: ZObject, bundle: Bundle) => subscribe(z, bundle, event),
      performUnsubscribe: unsubscribe,
      perform: receive,
      performList: (z: ZObject, bundle: Bundle) => recentOf(z, bundle, event),
      sample,
    },
  } as unknown as Trigger
}

/** Hidden: what the fields in which an item or a collection is chosen offer. */
const choice = (key: string, noun: string, path: string): Trigger =>
  ({
    key,
    noun,
    display: { label: `List ${noun}s`, description: 'Offers choices of a field.', hidden: true },
    operation: {
      type: 'polling',
      canPaginate: false,
      perform: async (z: ZObject, bundle: Bundle) => {
        const { items } = await call(z, bundle, path, { params: { limit: 100 } })
        return items.map(({ id, name }: { id: string; name: string }) => ({ id, name }))
      },
      sample: { id: EVENTS['item.added'].sample.id, name: 'Price list' },
    },
  }) as unknown as Trigger

const all = [
  ...(Object.keys(EVENTS) as EventName[]).map(triggerOf),
  choice('list_items', 'Item', 'items/v1/list'),
  choice('list_collections', 'Collection', 'collections/v1/list'),
]

export const triggers = Object.fromEntries(all.map((one) => [one.key, one]))
