import type { Block, BlockOf, SimpleBlock } from '@satchel/contract/sites/blocks.ts'
import type {
  VisitorBlock,
  VisitorPicture,
  VisitorSimpleBlock,
  VisitorSiteItem,
} from '@satchel/contract/visits/visitor.ts'
import type { VisitorPlan } from '@satchel/contract/visits/visitor-plans.ts'
import { shownKey } from '../../items/service.ts'
import type { FileReader } from '../../platform/files/files.ts'
import type { Services } from '../../platform/http/services.ts'
import { knownContent } from '../../sites/service.ts'
import { isWebLink } from '../link/destination.ts'
import { findItems, type ShownItem } from '../link/link-queries.ts'
import type { ShownSite } from '../link/site-queries.ts'
import * as messengers from './card.ts'
import { frameUrlOf } from './embeds.ts'
import { coverSize, isMoving } from './picture-head.ts'
import { type Gathered, gather } from './site-items.ts'
import { partOf, type SitePart, simpleBlocks } from './site-parts.ts'
import { markedFirst, markedThumbnail } from './watermark.ts'

/** The addresses by which a visitor gets from the site to what is on it. */
export interface Ways {
  reader: FileReader
  /** The address that the pages of items begin with. */
  base: string
  suffix: string
  /** The campaign of the link is added to addresses elsewhere. */
  leave(url: string): string
  /** Tells whether an item is seen with the visitor's address in it alone. */
  isMarked(item: ShownItem): boolean
  /** The addresses of the states and days of plans; null where visitors change nothing. */
  plan: Pick<VisitorPlan, 'url' | 'calendarUrl'>
  /** The visitor's last visit, after which items are new; null if nothing is new. */
  lastVisit: string | null
}

interface Resolving {
  services: Services
  site: ShownSite
  ways: Ways
  items: Map<string, ShownItem>
  gathered: Gathered
}

/** One page of a site, with everything on it. */
export interface ShownPart extends Omit<SitePart, 'blocks'> {
  blocks: VisitorBlock[]
}

/** Returns the blocks of a page with everything that visitors may see of them now; undefined past the last page. */
export async function siteBlocks(
  services: Services,
  site: ShownSite,
  ways: Ways,
  page: number,
): Promise<ShownPart | undefined> {
  const content = knownContent(site.content)
  const gathered = await gather(services, site, content)
  const idsOf = (block: SimpleBlock) => gathered.itemIds.get(block) ?? []
  const part = partOf(content, (block) => idsOf(block).length, page)
  if (!part) return undefined
  const ids = new Set(simpleBlocks(part.blocks).flatMap(idsOf))
  const visibleItems = await findItems(services.database.system, site.tenantId, [...ids])
  const items = new Map(visibleItems.map((item) => [item.id, item]))
  const resolving = { services, site, ways, items, gathered }
  const blocks = await Promise.all(part.blocks.map((block) => resolve(resolving, block)))
  return { ...part, blocks: blocks.filter((block) => block !== null) }
}

async function resolve(resolving: Resolving, block: Block): Promise<VisitorBlock | null> {
  if (block.kind !== 'columns') return resolveSimple(resolving, block)
  const columns = await Promise.all(
    block.columns.map(async (column) => {
      const blocks = await Promise.all(column.map((one) => resolveSimple(resolving, one)))
      return blocks.filter((one) => one !== null)
    }),
  )
  return { id: block.id, kind: 'columns', columns }
}

/** Returns null for what visitors may not, or can't, see. */
async function resolveSimple(
  resolving: Resolving,
  block: SimpleBlock,
): Promise<VisitorSimpleBlock | null> {
  const { items, gathered } = resolving
  const around = { id: block.id, isNew: isNew(resolving, block.id) }
  switch (block.kind) {
    case 'heading':
    case 'divider':
      return { ...block, ...around }
    case 'text':
      return { ...around, kind: 'text', doc: block.doc }
    case 'items':
      return { ...around, ...itemsBlock(resolving, block, null) }
    case 'collection':
      return { ...around, ...collectionBlock(resolving, block) }
    case 'image': {
      const item = items.get(block.itemId)
      const picture = item && (await pictureOf(resolving, item))
      const { alt, href = null } = block
      return picture ? { ...around, kind: 'image', picture, alt, href } : null
    }
    case 'video': {
      const item = items.get(block.itemId)
      const video = item && (await videoOf(resolving, item))
      return video ? { ...around, ...video } : null
    }
    case 'plan':
      return { ...around, kind: 'plan', ...planBlock(resolving, block) }
    case 'embed': {
      const host = new URL(block.url).hostname.replace(/^www\./, '')
      return { ...around, kind: 'embed', url: block.url, frameUrl: frameUrlOf(block.url), host }
    }
    case 'cta': {
      const cta = gathered.ctas.get(block.ctaId)
      const placement = { type: 'SITE', id: resolving.site.id, position: 'end' } as const
      return cta ? { ...around, kind: 'cta', cta, placement } : null
    }
  }
}

/** Tells whether a CTA is among the blocks. */
export function hasCta(blocks: VisitorBlock[]): boolean {
  return blocks.some((block) =>
    block.kind === 'columns' ? block.columns.some(hasCta) : block.kind === 'cta',
  )
}

function isNew({ site, ways: { lastVisit } }: Resolving, id: string): boolean {
  const since = site.since[id]
  return lastVisit !== null && since !== undefined && since > lastVisit
}

function itemsBlock(
  resolving: Resolving,
  { itemIds, savedSearchId = '', layout, limit, notes }: BlockOf<'items'>,
  name: string | null,
) {
  const ids = itemIds ?? resolving.gathered.found.get(savedSearchId) ?? []
  const visibleItems = ids.flatMap((one) => resolving.items.get(one) ?? []).slice(0, limit)
  const items = visibleItems.map((item) => cardOf(resolving, item, notes?.[item.id] ?? null))
  return { kind: 'items', name, layout, items } as const
}

function collectionBlock(resolving: Resolving, { collectionId, layout }: BlockOf<'collection'>) {
  const { name = null, itemIds = [] } = resolving.gathered.collections.get(collectionId) ?? {}
  const items = itemIds.flatMap((id) => {
    const item = resolving.items.get(id)
    return item ? [cardOf(resolving, item, null)] : []
  })
  return { kind: 'items', name, layout, items } as const
}

function planBlock({ ways, gathered }: Resolving, { milestones }: BlockOf<'plan'>): VisitorPlan {
  return {
    ...ways.plan,
    milestones: milestones.map(({ id, name, tasks }) => ({
      ...{ id, name },
      tasks: tasks.flatMap((task) => gathered.tasks.get(task.id) ?? []),
    })),
  }
}

function cardOf(resolving: Resolving, item: ShownItem, note: string | null): VisitorSiteItem {
  const { ways } = resolving
  const url = isWebLink(item) ? ways.leave(item.url) : `${ways.base}/${item.id}${ways.suffix}`
  return {
    id: item.id,
    item: { ...item, kind: item.kind === 'link' ? 'link' : 'file' },
    cardUrl: messengerCard(resolving, item),
    thumbnailUrl: ways.isMarked(item)
      ? markedThumbnail(item, `${ways.base}/${item.id}`, ways.suffix)
      : urlOf(resolving, item, item.thumbnailKey),
    url,
    note: note?.trim() ? note : null,
    isNew: isNew(resolving, item.id),
  }
}

function urlOf({ services, ways }: Resolving, { name }: ShownItem, key: string | null) {
  const grant = { purpose: 'thumbnail', mime: 'image/webp', reader: ways.reader } as const
  return key && services.files.url({ key, name, ...grant })
}

/** Returns the picture for messengers; none if it is visible only with the visitor's address in it. */
function messengerCard({ services, ways }: Resolving, item: ShownItem): string | null {
  return ways.isMarked(item) ? null : messengers.cardOf(services, item, ways.reader)
}

const SMALL_WIDTH = 560

/** Covers of very tall and very wide pictures are cut: those are shown as they came. */
async function pictureOf(resolving: Resolving, item: ShownItem): Promise<VisitorPicture | null> {
  const { width, height, previewMime } = item
  if (resolving.ways.isMarked(item)) return markedPicture(resolving.ways, item)
  const isPicture = previewMime?.startsWith('image/')
  const shape = width && height ? height / width : 1
  const { files } = resolving.services
  const isWhole = !isPicture || (shape <= 2 && shape >= 0.25 && !(await isMoving(files, item)))
  const cover = isWhole ? await coverOf(resolving, item) : null
  if (cover || !isPicture) return cover
  const key = shownKey(item)
  if (!key || !previewMime) return null
  const grant = { purpose: 'inline', mime: previewMime, reader: resolving.ways.reader } as const
  const cardUrl = messengerCard(resolving, item)
  return { url: files.url({ key, name: item.name, ...grant }), cardUrl, small: null, width, height }
}

function markedPicture({ base, suffix }: Ways, item: ShownItem): VisitorPicture | null {
  const url = markedFirst(item, `${base}/${item.id}`, suffix)
  const { width, height } = item
  return url ? { url, small: null, width, height } : null
}

/** The first page, poster or picture. */
async function coverOf(resolving: Resolving, item: ShownItem): Promise<VisitorPicture | null> {
  const url = urlOf(resolving, item, item.coverKey)
  if (!url || !item.coverKey) return null
  const size = await coverSize(resolving.services.files, item.coverKey)
  const small = urlOf(resolving, item, item.thumbnailKey)
  const hasSmall = small && size && size.width > SMALL_WIDTH
  return {
    url,
    cardUrl: messengerCard(resolving, item),
    small: hasSmall ? { url: small, width: SMALL_WIDTH } : null,
    width: size?.width ?? null,
    height: size?.height ?? null,
  }
}

async function videoOf(resolving: Resolving, item: ShownItem) {
  const { name, previewMime: mime } = item
  const key = shownKey(item)
  if (!key || !mime?.startsWith('video/')) return null
  const { reader } = resolving.ways
  const url = resolving.services.files.url({ key, purpose: 'inline', name, mime, reader })
  return { kind: 'video', name, url, mime, poster: await coverOf(resolving, item) } as const
}
