import type { FoundType, Link, Satchel } from '@satchel/client'
import { Refusal } from './failures.ts'

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** Number of results that are looked through for a name, and listed if none has it. */
const LOOKED_AT = 50
const LISTED = 5

export interface Thing {
  id: string
  type: FoundType
  name: string
}

/**
 * Finds an item, a collection or a site by its id or its whole name. Throws a `Refusal` that names what is similar if
 * there is none or more than one.
 */
export async function findThing(
  satchel: Satchel,
  reference: string,
  types: FoundType[] = ['ITEM', 'COLLECTION', 'SITE'],
): Promise<Thing> {
  if (ID.test(reference)) return byId(satchel, reference, types)
  const words = reference.replace(/["():-]/g, ' ').trim()
  const { items } = await satchel.querySearch({ searchTerm: words, types, limit: LOOKED_AT })
  const isNamed = ({ name }: Thing) => name.toLowerCase() === reference.trim().toLowerCase()
  const named = items.filter(isNamed)
  const [thing] = named
  if (thing && named.length === 1) return thing
  const similar = (thing ? named : items).slice(0, LISTED)
  const list = similar.map(({ id, name }) => `${id} ${name}`).join('; ')
  if (thing) throw new Refusal(`Several are called ${reference}. Use an id: ${list}`)
  const hint = list ? `. Similar: ${list}` : ''
  throw new Refusal(`Nothing is called ${reference}${hint}`)
}

async function byId(satchel: Satchel, id: string, types: readonly FoundType[]): Promise<Thing> {
  const getters = {
    ITEM: () => satchel.getItem({ id }),
    COLLECTION: () => satchel.getCollection({ id }),
    SITE: () => satchel.getSite({ id }),
  }
  for (const type of types) {
    const found = await getters[type]().catch((error) => {
      const isElsewhere = error.status === 404 || (error.status === 403 && types.length > 1)
      if (!isElsewhere) throw error
      return undefined
    })
    if (found) return { id, type, name: found.name }
  }
  throw new Refusal(`Nothing has the id ${id}`)
}

/** Finds a link by its id, its slug or its whole address. */
export async function findLink(satchel: Satchel, reference: string): Promise<Link> {
  if (ID.test(reference)) return satchel.getLink({ id: reference })
  const slug = URL.canParse(reference)
    ? (new URL(reference).pathname.split('/').at(-1) ?? '')
    : reference
  for (const everyone of [false, true]) {
    const { items } = await satchel
      .listMyLinks({ search: slug, limit: LOOKED_AT, ...(everyone && { everyone }) })
      .catch((error) => {
        if (everyone && error.status === 403) return { items: [] }
        throw error
      })
    const link = items.find((one) => one.slug === slug.toLowerCase())
    if (link) return link
  }
  throw new Refusal(`There’s no link ${reference}`)
}
