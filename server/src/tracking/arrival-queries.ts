import { sql } from 'kysely'
import { tenantAt } from '../domains/service.ts'
import type { Db } from '../platform/database/database.ts'
import { storableJson } from '../platform/text.ts'
import type { Trigger, Utm } from './visitor.ts'

/** Changes with each site that is another language of a page. */
const TRANSLATIONS = sql`case when site.language is not null then (
  select count(*) || '.' || sum(other.stamp) from site as other
  where other.tenant_id = site.tenant_id and other.translations = site.translations and other.id <> site.id) end`

/**
 * A value that changes with every row a link is read from, made of their transaction ids. Views and visits are in
 * other rows.
 */
export const LINK_STATE = sql<string>`concat_ws(' ', link.xmin, tenant.xmin, item.xmin, collection.xmin, site.stamp,
  ${TRANSLATIONS})`

// Visits are stored as they arrive in a narrow table, a row for each batch and tenant, and moved from there to the
// parts, their indexes and the counters. A visitor belongs to no tenant before the link is found: these statements
// name it.

export interface VisitRow {
  /** The id, made before the page that carries it; it holds the time. */
  id: string
  tenantId: string
  linkId: string
  /** The state of the link as it was read. */
  state: string
  /** The tenant's domain by which it was opened; empty at the product's own addresses. */
  domain: string
  /** The item of a collection that was opened. */
  itemId: string | null
  fileVersion: number | null
  /** Network and browser, hexadecimal. */
  viewer: string
  /** The visitor who verified an address. */
  provedViewer: string | null
  filtered: string | null
  email: string | null
  emailProved: boolean
  country: string | null
  device: string | null
  browser: string | null
  os: string | null
  referrer: string | null
  utm: Utm | null
  trigger: Trigger
}

/** Visits to links of one tenant. */
interface Batch {
  tenantId: string
  visits: object[]
}

/**
 * Stores the visits of links that are still as they were read, a row for each tenant, and returns their places in the
 * list; the others have to be decided again. Without `isStored`, nothing is stored, and the rest is the same.
 */
export async function insertArrivals(
  system: Db,
  visits: VisitRow[],
  { isStored = true } = {},
): Promise<number[]> {
  const { links, numbered } = numberLinks(visits)
  const batches = byTenant(numbered)
  const { rows } = await sql<{ links: number[] | null }>`
    with open as materialized (
      select input.tenant_id, array_agg(input.number::integer) as links
      from unnest(${links.map(({ tenantId }) => tenantId)}::uuid[],
        ${links.map(({ linkId }) => linkId)}::uuid[],
        ${links.map(({ state }) => state)}::text[],
        ${links.map(({ domain }) => domain)}::text[])
        with ordinality as input (tenant_id, link_id, state, domain, number)
      join link on link.tenant_id = input.tenant_id and link.id = input.link_id
      join tenant on tenant.id = link.tenant_id
      left join item on link.item_type = 'ITEM' and item.tenant_id = link.tenant_id
        and item.id = link.item_id
      left join collection on link.item_type = 'COLLECTION'
        and collection.tenant_id = link.tenant_id and collection.id = link.item_id
      left join site on link.item_type = 'SITE' and site.tenant_id = link.tenant_id
        and site.id = link.item_id
      where ${LINK_STATE} = input.state
        and (input.domain = '' or input.tenant_id = ${tenantAt(sql`input.domain`)})
      group by input.tenant_id
    ), stored as (
      insert into part.arrival (tenant_id, links, visits, count)
      select tenant_id, links, visits, count
      from unnest(${batches.map(({ tenantId }) => tenantId)}::uuid[],
        ${batches.map((batch) => storableJson(batch.visits))}::text[],
        ${batches.map((batch) => batch.visits.length)}::integer[]) as batch (tenant_id, visits, count)
      join open using (tenant_id) where ${isStored}
    )
    select array_agg(link) as links from open, unnest(links) as link`.execute(system)
  const open = new Set(rows[0]?.links)
  return numbered.flatMap(({ link }, place) => (open.has(link) ? [place] : []))
}

/** Returns each link once, as it was read, and the visits with the number of theirs. */
function numberLinks(visits: VisitRow[]) {
  const links: Pick<VisitRow, 'tenantId' | 'linkId' | 'state' | 'domain'>[] = []
  const numbers = new Map<string, number>()
  const numbered = visits.map(({ state, domain, ...visit }) => {
    const key = `${visit.linkId} ${state} ${domain}`
    let link = numbers.get(key)
    if (link === undefined) {
      link = links.push({ tenantId: visit.tenantId, linkId: visit.linkId, state, domain })
      numbers.set(key, link)
    }
    return { link, ...visit }
  })
  return { links, numbered }
}

function byTenant(visits: { tenantId: string }[]): Batch[] {
  const tenants = Map.groupBy(visits, ({ tenantId }) => tenantId)
  return [...tenants].map(([tenantId, own]) => ({ tenantId, visits: own }))
}
