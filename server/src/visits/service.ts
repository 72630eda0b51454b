import { randomUUIDv7 } from 'node:crypto'
import type { VisitorPage } from '@satchel/contract/visitor.ts'
import type { FastifyRequest } from 'fastify'
import * as collections from '../collections/service.ts'
import type { Host } from '../platform/hosts.ts'
import { Problem } from '../platform/problem.ts'
import type { Services } from '../platform/services.ts'
import type { ZipEntry } from '../platform/zip.ts'
import { sharedCollection } from './collection.ts'
import { contentsOf, isWebLink, shownItem } from './contents.ts'
import { type FoundLink, findLink } from './find-link.ts'
import { isPreview, signPreview } from './preview-token.ts'
import * as query from './queries.ts'
import { openRecorder, type Recorder } from './recorder.ts'
import { Refusal } from './refusal.ts'
import type { RenderedPage } from './renderer.ts'
import type { ShownItem } from './select.ts'
import { beatsOf } from './tracking/beats.ts'
import * as colleagues from './tracking/colleagues.ts'
import { countryOf, loadCountries } from './tracking/country.ts'
import { callerOf, type Visitor, viewerOf } from './visitor.ts'

export interface Visits {
  services: Services
  recorder: Recorder
  /** Links to web pages: there is no more to know before the answer. */
  known: Map<string, { link: FoundLink; until: number }>
}

/** Which link, and where it is to a collection, which item of it. */
export interface Asked {
  slug: string
  itemId?: string
  /** The domain it was asked for at, where that is not the product's own address. */
  host?: Host
  /** Of the sharer, who looks at it as its visitors do. */
  preview?: string
}

const KNOWN_MAX = 10_000
/** A changed link or item is seen at once; a changed time zone of the tenant after these ms. */
const FRESH = 10_000
const TRIES = 3

export function openVisits(services: Services): Visits {
  const { system } = services.database
  const recorder = openRecorder((visits) => query.insertVisits(system, visits))
  return { services, recorder, known: new Map() }
}

export type Answer = { redirect: string } | { page: RenderedPage }

/**
 * The answer to a visit, with the visit stored. The statement that stores it says whether the link
 * still is as it was read or remembered, so that no node ever opens one that was withdrawn. Throws
 * a Refusal where the link does not open.
 */
export async function visit(
  visits: Visits,
  { slug, itemId, host, preview }: Asked,
  visitor: Visitor,
  render: (page: VisitorPage) => Promise<RenderedPage>,
): Promise<Answer> {
  await loadCountries()
  for (let tries = 0; tries < TRIES; tries++) {
    const link = recall(visits, slug, host) ?? (await find(visits, slug, host))
    const contents = await contentsOf(visits.services, link, itemId)
    const row = { ...rowOf(visits, link, visitor), ...contents.shown }
    const { visitors } = visits.services.secrets
    const isSeenBySharer = isPreview(visitors, link.id, preview)
    const beats = isSeenBySharer ? null : beatsOf(visitors, slug, row)
    const answer =
      'page' in contents
        ? { page: await render({ ...contents.page, beats }) }
        : { redirect: contents.redirect }
    if (isSeenBySharer || (await visits.recorder.record(row))) return answer
    visits.known.delete(keyOf(slug, host))
  }
  throw new Problem('unavailable', 'The link is being changed', { retryAfter: 1 })
}

export type Download = { redirect: string } | { archive: { name: string; entries: ZipEntry[] } }

/** A signed address of the file, or what an archive of the collection holds, with the download counted. */
export async function download(
  visits: Visits,
  { slug, itemId, host, preview }: Asked,
  visitor: Visitor,
): Promise<Download> {
  const { services } = visits
  const link = await find(visits, slug, host)
  if (!link.allowDownload) throw new Refusal('missing', link.look)
  const isWhole = link.itemType === 'COLLECTION' && !itemId
  const answer = isWhole
    ? { archive: await archiveOf(services, link) }
    : { redirect: await addressOf(services, link, itemId) }
  const viewer = viewerOf(services.secrets.visitors, link.tenantId, visitor)
  const isCounted = !visitor.filtered && !isPreview(services.secrets.visitors, link.id, preview)
  if (isCounted) await query.markDownload(services.database.system, link, itemId ?? null, viewer)
  return answer
}

async function addressOf(services: Services, link: FoundLink, itemId: string | undefined) {
  const item = await shownItem(services, link, itemId)
  const { visitorKey: key, visitorMime: mime } = item
  if (!key) throw new Refusal('missing', link.look)
  const purpose = 'download'
  const name = downloadName(item)
  return services.files.url({ key, purpose, name, mime: mime ?? 'application/octet-stream' })
}

async function archiveOf(services: Services, link: FoundLink) {
  const { name, items } = await sharedCollection(services, link)
  if (!items.some(({ visitorKey }) => visitorKey)) throw new Refusal('missing', link.look)
  const had = items.map((item) => ({
    ...item,
    originalName: downloadName(item),
    fileKey: item.visitorKey,
    mime: item.visitorMime,
  }))
  return { name, entries: collections.entriesOf(had) }
}

/** A copy in another format, as of a picture that only telephones write, has its ending. */
function downloadName({ originalName, mime, visitorMime }: ShownItem): string {
  if (visitorMime === mime || visitorMime !== 'image/jpeg') return originalName
  return `${originalName.replace(/\.[^.]*$/, '')}.jpg`
}

function recall({ known }: Visits, slug: string, host?: Host): FoundLink | undefined {
  const remembered = known.get(keyOf(slug, host))
  if (!remembered || remembered.until < Date.now()) return undefined
  return refusalOf(remembered.link) ? undefined : remembered.link
}

async function find({ services, known }: Visits, slug: string, host?: Host): Promise<FoundLink> {
  const { system } = services.database
  const link = SLUG.test(slug) ? await findLink(system, slug, host) : undefined
  if (!link) throw new Refusal('unknown')
  const refusal = refusalOf(link)
  if (refusal) throw new Refusal(refusal, link.look)
  if (isWebLink(link)) {
    if (known.size >= KNOWN_MAX) known.clear()
    known.set(keyOf(slug, host), { link, until: Date.now() + FRESH })
  }
  return link
}

/** The same slug may be another tenant's at another domain. */
function keyOf(slug: string, host?: Host): string {
  return `${host?.domain ?? ''}/${slug}`
}

const SLUG = /^[a-z0-9-]{3,64}$/

function refusalOf({ disabledAt, expiresAt, opensAt, closesAt, isShared }: FoundLink) {
  const now = Date.now()
  if (disabledAt) return 'withdrawn'
  if (expiresAt && Date.parse(expiresAt) <= now) return 'expired'
  if (opensAt && Date.parse(opensAt) > now) return 'early'
  if (closesAt && Date.parse(closesAt) <= now) return 'closed'
  return isShared ? undefined : 'unshared'
}

function rowOf({ services }: Visits, link: FoundLink, visitor: Visitor): query.VisitRow {
  const { address, filtered, device, browser, os, referrer, utm, trigger } = visitor
  return {
    id: randomUUIDv7(),
    tenantId: link.tenantId,
    linkId: link.id,
    linkVersion: link.version,
    itemVersion: link.itemVersion ?? 0,
    itemId: null,
    fileVersion: null,
    viewer: viewerOf(services.secrets.visitors, link.tenantId, visitor),
    filtered,
    email: null,
    emailProved: false,
    country: countryOf(address),
    device,
    browser,
    os,
    referrer,
    utm,
    trigger,
  }
}

/** A viewer is known for a day, so what was counted before is of no use. */
export async function forgetViewers(services: Services): Promise<void> {
  await query.deleteOldViewers(services.database.system)
  await colleagues.forgetColleagues(services)
}

/** What `?preview=` carries for the sharer to see a link of theirs, uncounted. */
export function previewToken({ secrets }: Services, linkId: string): string {
  return signPreview(secrets.visitors, linkId)
}

/** A member has just got tokens from there: visits from there are not a customer's. */
export function markColleague(
  services: Services,
  tenantId: string,
  request: FastifyRequest,
): Promise<void> {
  return colleagues.markColleague(services, tenantId, callerOf(request))
}
