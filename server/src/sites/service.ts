import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { CursorQuery } from '@satchel/contract/schemas.ts'
import type { Block } from '@satchel/contract/sites/blocks.ts'
import type {
  Seo,
  Site,
  SiteDraft,
  SiteFilter,
  SiteOrder,
  SiteSummary,
  Theme,
} from '@satchel/contract/sites/sites.ts'
import type { Addresses } from '../domains/service.ts'
import type { Config } from '../platform/config.ts'
import { requirePermission, type Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import { record, shareOf } from '../platform/live/events.ts'
import { Problem, says } from '../platform/problem.ts'
import { requireAddresses } from './addresses.ts'
import { knownContent, readContent } from './content.ts'
import { requireKnown, requirePictures } from './content-references.ts'
import { findFormer } from './former-queries.ts'
import { openingsOf } from './opening.ts'
import { present, subject } from './present.ts'
import { publish } from './publish.ts'
import * as query from './queries.ts'
import * as read from './read.ts'
import * as select from './select-queries.ts'
import { requireUsable, secretSlug, slugsFor, slugTaken } from './slugs.ts'
import { changeSpoken, type Spoken } from './translations.ts'

export { readPreview } from './preview.ts'
export { get, requireContents, requireSite } from './read.ts'
export { readDoc } from './rich-text.ts'
export { requireEditable } from './rights.ts'
export { visibleTo } from './select-queries.ts'

export { knownContent }

interface Filter extends CursorQuery {
  search?: string
  filter?: SiteFilter
  orderBy?: SiteOrder
}

export async function list(scope: Scope, services: Addresses, input: Filter) {
  const { limit = PAGE_DEFAULT, cursor, orderBy = 'updated', ...filter } = input
  if (filter.filter === 'deleted') requirePermission(scope.actor, 'library.write')
  const after = readCursor(cursor, select.placeOf(orderBy))
  const rows = await select.findPage(scope, { ...filter, order: orderBy, limit: limit + 1, after })
  const page = pageOf(rows, limit, ({ key, id }) => ({ order: orderBy, key, id }))
  const openings = await openingsOf(
    scope,
    services,
    page.items.map(({ opening }) => opening),
  )
  const items = page.items.map(({ opening: _, ...row }, at) => ({
    ...present(services.config, row),
    ...(openings[at] && { opening: openings[at] }),
  }))
  return { ...page, items }
}

/** Returns the sites of these ids that the caller sees, unordered. */
export async function findAll(scope: Scope, config: Config, ids: string[]): Promise<SiteSummary[]> {
  if (ids.length === 0) return []
  return (await select.findSites(scope, ids)).map((row) => present(config, row))
}

const THEME: Theme = { color: null, font: 'sans', logoUrl: null, layout: 'wide' }
const SEO: Seo = { title: '', description: '', imageUrl: null, index: false }

/** Creates a draft: empty, with content, or as a copy of another site. */
export async function create(
  scope: Scope,
  config: Config,
  { name: rawName, slug, theme, content, copyOf, isPersonal = false, ...spoken }: SiteDraft,
): Promise<Site> {
  if (slug !== undefined) requireUsable(slug)
  const name = rawName.trim()
  const model = copyOf === undefined ? undefined : await modelOf(scope, copyOf)
  const blocks = content ? readContent(content) : (model?.content ?? [])
  await requireKnown(scope, blocks, model?.content ?? [])
  const contents = {
    name,
    theme: { ...THEME, ...model?.theme, ...theme },
    seo: { ...SEO, ...(model && { ...model.seo, title: '' }) },
    content: blocks,
  }
  requireAddresses(contents)
  await requirePictures(scope, contents, model)
  const before = { id: null, isPersonal, language: null, translations: crypto.randomUUID() }
  const { columns } = await changeSpoken(scope, before, spoken)
  const id = await insert(scope, contents, { slug, isPersonal, ...columns })
  await record(scope, { type: 'site.created', changeKind: 'INSERT', ...subject({ id, name }) })
  return read.get(scope, config, id)
}

async function modelOf(scope: Scope, id: string): Promise<query.Contents & { content: Block[] }> {
  const model = await select.findWhole(scope, id)
  if (model) return { ...model, content: knownContent(model.content) }
  const errors = [{ path: 'copyOf', ...says('isNotSite') }]
  throw new Problem('invalid', says('thereIsNoSuchSiteToCopy'), { errors })
}

interface Address extends Partial<Spoken> {
  slug: string | undefined
  isPersonal: boolean
}

/** Two at once with the same address: the second insert waits for the first and gives way. */
async function insert(
  scope: Scope,
  contents: query.Contents,
  { slug, isPersonal, ...spoken }: Address,
): Promise<string> {
  const slugs = slug === undefined ? slugsFor(contents.name) : [slug]
  for (const one of isPersonal ? [secretSlug()] : slugs) {
    if (await findFormer(scope, one)) continue
    const id = await query.insertSite(scope, { contents, slug: one, isPersonal, ...spoken })
    if (id) return id
  }
  throw slugTaken()
}

/** Publishes the draft. */
export function publishNow(scope: Scope, config: Config, id: string): Promise<Site> {
  return publish(scope, config, id, undefined)
}

/** Publishes new links to a site. */
export async function publishShared(scope: Scope, id: string, linkIds: string[]): Promise<void> {
  const shared = { ...subject(await read.requireSite(scope, id)), ...shareOf(linkIds) }
  await record(scope, { type: 'site.shared', changeKind: 'MODIFY', ...shared })
}

/** Gives all of a person's sites to another; returns them. */
export async function giveAll(scope: Scope, from: string, to: string) {
  const input = await query.giveSites(scope, from, to)
  return input.filter(({ isDeleted }) => !isDeleted)
}
