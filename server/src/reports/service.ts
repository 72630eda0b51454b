import { LIVE_VIEWS, PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { Utm } from '@satchel/contract/links/options.ts'
import type { CursorQuery } from '@satchel/contract/schemas.ts'
import { Id } from '@satchel/contract/schemas.ts'
import {
  CERTAINTIES,
  type Certainty,
  DIMENSIONS,
  type Dimension,
  type Filtered,
  type LinkReport,
  type PageRead,
  type Visit,
} from '@satchel/contract/visits/visits.ts'
import { Type } from 'typebox'
import * as items from '../items/service.ts'
import * as links from '../links/service.ts'
import type { Config } from '../platform/config.ts'
import { may, personOf, type Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import { invalidField, orNotFound, says } from '../platform/problem.ts'
import { addReading, type Read } from '../tracking/service.ts'
import * as query from './queries.ts'

export { findSilentReaders } from './silence-queries.ts'

export async function listVisits(
  scope: Scope,
  config: Config,
  linkId: string,
  {
    limit = PAGE_DEFAULT,
    cursor,
    includeFiltered = false,
    ...range
  }: CursorQuery & query.Range & { includeFiltered?: boolean },
) {
  const before = readCursor(cursor, Type.Object({ id: Id }))?.id
  if (range.from && range.to && range.to < range.from)
    throw invalidField('to', says('mustNotEndBeforeStart'))
  await links.requireLink(scope, config, linkId)
  const params = { linkId, limit: limit + 1, includeFiltered, range, ...(before && { before }) }
  const page = pageOf(await query.findVisits(scope, params), limit, ({ id }) => ({ id }))
  const returns = await query.findReturns(
    scope,
    page.items.map(({ id }) => id),
  )
  const byVisit = Map.groupBy(returns, ({ visitId }) => visitId)
  return { ...page, items: page.items.map((row) => toVisit(withReturns(row, byVisit.get(row.id)))) }
}

/** Adds what was read on returns within the hour, which are no views of their own. */
function withReturns(visit: query.VisitRow, returns: query.Return[] = []): query.VisitRow {
  if (returns.length === 0) return visit
  const certainty = surest([visit, ...returns])
  return { ...visit, ...returns.reduce<Read>(addReading, visit), certainty }
}

function surest(visits: { certainty: Certainty }[]): Certainty {
  return CERTAINTIES.find((each) => visits.some(({ certainty }) => certainty === each)) ?? 'loaded'
}

function toVisit({
  email,
  durationMs,
  pages,
  parts,
  clicks,
  utm,
  ...visit
}: query.VisitRow): Visit {
  return {
    ...visit,
    ...(email && { visitor: email }),
    trigger: visit.trigger as Visit['trigger'],
    filtered: visit.filtered as Filtered | null,
    utm: utm as Utm | null,
    durationS: seconds(durationMs),
    pages: Object.entries(pages ?? {})
      .map(([page, ms]) => ({ page: Number(page), seconds: seconds(ms) }))
      .sort((one, other) => one.page - other.page),
    parts: (parts ?? []).map(([from, to]) => ({ from, to })),
    clicks: (clicks ?? []).map(({ page = null, url }) => ({
      page,
      url,
    })),
  }
}

/** The views that figures count. */
interface Counted {
  certainty?: 'all' | 'sure'
}

export async function report(
  scope: Scope,
  config: Config,
  linkId: string,
  { days = 30, certainty }: Counted & { days?: number },
): Promise<LinkReport> {
  const isSure = certainty === 'sure'
  const link = await links.requireLink(scope, config, linkId)
  // The visits of a link with few of them are listed beside its report, which says the same.
  const isLive = link.views <= LIVE_VIEWS
  const [sums, live, pages, byDay, parted] = await Promise.all([
    query.findSums(scope, linkId, isSure),
    isLive ? query.findReadingNow(scope, linkId, isSure) : undefined,
    (isLive ? query.findPagesNow : query.findPages)(scope, linkId, isSure),
    query.findDays(scope, linkId, days, isSure),
    query.findParted(scope, linkId, DIMENSIONS, isSure),
  ])
  const { downloads, durationMs, pageCount, ...sure } = orNotFound(sums, 'Link')
  // The link's figures are live, these are up to a minute old, and may still have visits that are filtered by now.
  const sureViews = Math.min(sure.sureViews, link.views)
  const sureViewers = Math.min(sure.sureViewers, link.viewers)
  return {
    link,
    sums: {
      views: isSure ? sureViews : link.views,
      viewers: isSure ? sureViewers : link.viewers,
      sureViews,
      sureViewers,
      downloads,
      seconds: seconds(live ?? durationMs),
    },
    pageCount,
    completion: pageCount && completionOf(pages, pageCount),
    pages: pages.map(toPageRead),
    days: byDay,
    by: partedBy(parted),
  }
}

/** Returns the reading of the item itself; in collections it counts for their links. */
export async function readingOf(scope: Scope, itemId: string, { certainty }: Counted) {
  const { pageCount } = await items.requireItem(scope, itemId)
  const sharedBy = may(scope.actor, 'links.all') ? null : personOf(scope)
  const pages = await query.findItemPages(scope, itemId, sharedBy, certainty === 'sure')
  return { pageCount, pages: pages.map(toPageRead) }
}

function toPageRead({ durationMs, ...page }: query.PageRow): PageRead {
  return { ...page, seconds: seconds(durationMs) }
}

/** Returns the average share of pages a reader saw; null if nobody read. */
function completionOf(pages: query.PageRow[], pageCount: number): number | null {
  const readers = Math.max(0, ...pages.map((page) => page.readers))
  const read = pages.reduce((sum, page) => sum + page.readers, 0)
  return readers === 0 ? null : Math.min(1, read / (readers * pageCount))
}

function partedBy(rows: Awaited<ReturnType<typeof query.findParted>>): LinkReport['by'] {
  const of = (name: Dimension) =>
    rows
      .filter(({ dimension }) => dimension === name)
      .map(({ value, views, viewers }) => ({ value: value || null, views, viewers }))
  return {
    country: of('country'),
    device: of('device'),
    browser: of('browser'),
    os: of('os'),
    referrer: of('referrer'),
    trigger: of('trigger'),
  }
}

/** Rounds to tenths of a second. */
export function seconds(ms: number): number {
  return Math.round(ms / 100) / 10
}
