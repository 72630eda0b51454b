import type { Bundle, ZObject } from 'zapier-platform-core'
import { call } from './api.ts'
import { EVENTS, type EventName } from './generated/events.ts'

// What is shown while a Zap is set up: things of the account in the shape of the event, so that their fields can be chosen.

const COUNT = 3
type Data = Record<string, unknown>

async function linksOf(z: ZObject, bundle: Bundle, orderBy: string): Promise<Data[]> {
  const params = { limit: COUNT, orderBy }
  return (await call(z, bundle, 'items/v1/v2/shortener/my-links', { params })).items
}

const recipientOf = ({ sharedToEmail, sharedToOrganization, sharedToMemo }: Data) =>
  sharedToEmail ?? sharedToOrganization ?? sharedToMemo ?? null

const sharedOf = (link: Data): Data => ({
  itemType: link.itemType,
  itemId: link.itemId,
  itemName: link.itemName,
  recipient: recipientOf(link),
  sharedBy: link.sharedBy,
})

const linkOf = (link: Data): Data => ({ id: link.id, url: link.url, ...sharedOf(link) })

async function links(z: ZObject, bundle: Bundle): Promise<Data[]> {
  return (await linksOf(z, bundle, 'newest')).map(linkOf)
}

/** The latest visits of the link that was visited last. */
async function visits(z: ZObject, bundle: Bundle): Promise<Data[]> {
  const [link] = await linksOf(z, bundle, 'viewed')
  if (!link) return []
  const path = `items/v1/personalized/${link.id}/visits`
  const { items } = await call(z, bundle, path, { params: { limit: COUNT } })
  const of = { id: link.id, slug: link.slug, ...sharedOf(link) }
  return items.map((visit: Data) => ({
    id: visit.id,
    at: visit.at,
    reader: { email: visit.visitor ?? null, emailProved: visit.emailProved },
    certainty: visit.certainty,
    seconds: Math.round(Number(visit.durationS)),
    downloaded: visit.downloaded,
    country: visit.country,
    device: visit.device,
    link: of,
  }))
}

async function items(z: ZObject, bundle: Bundle): Promise<Data[]> {
  const { items: found } = await call(z, bundle, 'items/v1/list', { params: { limit: COUNT } })
  return found.map(({ id, kind, name, url = null, owner, expiresOn }: Data) => ({
    ...{ id, kind, name, url, owner },
    ...(expiresOn !== undefined && { expiresOn }),
  }))
}

async function wishes(z: ZObject, bundle: Bundle): Promise<Data[]> {
  const params = { limit: COUNT, orderBy: 'newest' }
  const { items: found } = await call(z, bundle, 'wishes/v1/list', { params })
  return found.map(({ id, kind, title, description }: Data) => ({ id, kind, title, description }))
}

const READERS: [string, (z: ZObject, bundle: Bundle) => Promise<Data[]>][] = [
  ['link.read', visits],
  ['link.viewed', visits],
  ['link.downloaded', visits],
  ['link.', links],
  ['item.', items],
  ['wish.', wishes],
]

/** Lists examples of an event, the account's own where it has any. */
export async function recentOf(z: ZObject, bundle: Bundle, event: EventName): Promise<Data[]> {
  const read = READERS.find(([start]) => event.startsWith(start))?.[1]
  const found = read ? await read(z, bundle) : []
  const { sample }: { sample: Data } = EVENTS[event]
  return found.length > 0 ? found.map((own) => ({ ...sample, ...own })) : [sample]
}
