import type { PublicCta } from '@satchel/contract/ctas/events.ts'
import {
  BLOCK_ITEMS_MAX,
  type Block,
  SEARCHES_MAX,
  type SimpleBlock,
} from '@satchel/contract/sites/blocks.ts'
import type { VisitorTask } from '@satchel/contract/visits/visitor-plans.ts'
import { findPublic } from '../../ctas/service.ts'
import { shownTasks } from '../../plans/service.ts'
import { systemActor, withScope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import * as select from '../link/site-queries.ts'
import { findAsOwner, findsAsOwner, listOfCollection } from './collection.ts'
import { simpleBlocks } from './site-parts.ts'

/** Contents of a site's blocks: named there, or found now. */
export interface Gathered {
  /** The items of each block. */
  itemIds: Map<SimpleBlock, string[]>
  collections: Map<string, { name: string; itemIds: string[] }>
  /** Results of saved searches by their ids. */
  found: Map<string, string[]>
  ctas: Map<string, PublicCta>
  /** The tasks of plans by their ids. */
  tasks: Map<string, VisitorTask>
}

interface Gathering extends Gathered {
  /** Counts one more search; false if the site has had its share. */
  maySearch(): boolean
}

export async function gather(
  services: Services,
  site: select.ShownSite,
  content: Block[],
): Promise<Gathered> {
  let searches = 0
  const gathering: Gathering = {
    itemIds: new Map(),
    collections: new Map(),
    found: new Map(),
    ctas: new Map(),
    tasks: await tasksOf(services, site, content),
    maySearch: () => ++searches <= SEARCHES_MAX,
  }
  const blocks = simpleBlocks(content)
  for (const block of blocks)
    gathering.itemIds.set(block, await idsOf(services, site, block, gathering))
  const ctaIds = blocks.flatMap((block) => (block.kind === 'cta' ? [block.ctaId] : []))
  return { ...gathering, ctas: await findPublic(services, ctaIds, site.tenantId) }
}

async function tasksOf(
  { database }: Services,
  { tenantId, id }: select.ShownSite,
  content: Block[],
): Promise<Gathered['tasks']> {
  if (!simpleBlocks(content).some(({ kind }) => kind === 'plan')) return new Map()
  const tasks = await withScope(database, systemActor(tenantId), (scope) =>
    shownTasks(scope, id, content),
  )
  return new Map(tasks.map((task) => [task.id, task]))
}

async function idsOf(
  services: Services,
  site: select.ShownSite,
  block: SimpleBlock,
  gathering: Gathering,
): Promise<string[]> {
  const { collections, found, maySearch } = gathering
  switch (block.kind) {
    case 'items': {
      const { itemIds, savedSearchId, limit } = block
      if (itemIds || !savedSearchId) return itemIds ?? []
      const stored = found.get(savedSearchId)
      const ids = stored ?? (await findSaved(services, site, savedSearchId, maySearch))
      found.set(savedSearchId, ids)
      return ids.slice(0, limit)
    }
    case 'collection': {
      const { collectionId } = block
      const contents = collections.get(collectionId)
      const collection =
        contents ?? (await listOfCollection(services, site.tenantId, collectionId, maySearch))
      if (!collection) return []
      collections.set(collectionId, collection)
      return collection.itemIds
    }
    case 'image':
    case 'video':
      return [block.itemId]
    default:
      return []
  }
}

async function findSaved(
  services: Services,
  { tenantId, ownerId }: select.ShownSite,
  id: string,
  maySearch: () => boolean,
): Promise<string[]> {
  const form = await select.findSearchForm(services.database.system, tenantId, id)
  if (!form || !maySearch()) return []
  return (await findAsOwner(services, tenantId, ownerId, form)).slice(0, BLOCK_ITEMS_MAX)
}

/** Tells whether visitors of a site see an item there: it is named, or a search finds it for its owner. */
export async function isOnSite(
  services: Services,
  link: FoundLink,
  itemId: string,
): Promise<boolean> {
  const { system } = services.database
  const presence = await select.findPresence(system, link, itemId)
  if (presence !== 'searched') return presence === 'named'
  for (const search of await select.findSearches(system, link))
    if (await findsAsOwner(services, link.tenantId, search, itemId)) return true
  return false
}
