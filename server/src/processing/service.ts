import { resolve } from 'node:path'
import { removeLeftBehind } from '../platform/files/work-folder.ts'
import type { Services } from '../platform/http/services.ts'
import * as emblems from './emblems.ts'
import * as examining from './examine.ts'
import * as pageCard from './page-card.ts'
import * as pages from './pages.ts'
import * as text from './text.ts'
import { findTools } from './tools.ts'
import * as workshops from './workshop.ts'

export type Workshop = workshops.Workshop

/** Finds the tools of this machine and clears what a killed process left in their folder. */
export function openWorkshop(services: Services): Workshop {
  const folder = resolve(services.config.DATA_DIR, 'processing')
  const workshop = { ...services, folder, tools: findTools(services.config) }
  void warnWithoutSandbox(workshop)
  removeLeftBehind(folder).catch((error) => services.log.warn({ err: error }, 'processing'))
  return workshop
}

/** Warns the operator that previews are missing; files are still stored and searchable. */
async function warnWithoutSandbox({ tools, log }: Workshop): Promise<void> {
  const { sandbox, unconfined } = await tools
  if (sandbox.kind !== 'none') return
  const fix = 'Install bubblewrap, or allow user namespaces.'
  log.warn(
    { unused: unconfined },
    `No sandbox, so Office files and recordings get no preview. ${fix}`,
  )
}

/** Examines a file; images and the preview are written to `folder`. */
export async function examine({ tools }: Workshop, path: string, name: string, folder: string) {
  return examining.examine(path, name, folder, await tools)
}

/** Stores what was made of an item's file and returns its keys. */
export function keep(
  ...given: Parameters<typeof workshops.keep>
): ReturnType<typeof workshops.keep> {
  return workshops.keep(...given)
}

export type PageCard = Awaited<ReturnType<typeof pageCard.readPageCard>>

/** Reads a web page; throws `FetchFailure` where there is none to read. */
export async function readPageCard(
  { config, tools }: Workshop,
  url: string,
  folder: string,
): Promise<PageCard> {
  return pageCard.readPageCard(url, networkOf(config), folder, await tools)
}

/** Fetches the image a page offers for sharing; null if that fails. */
export function fetchPicture({ config }: Workshop, url: string): Promise<Buffer | null> {
  return pageCard.fetchPicture(url, networkOf(config))
}

function networkOf({ FETCH_ALLOWED_NETWORKS }: Services['config']) {
  return { allowedNetworks: FETCH_ALLOWED_NETWORKS }
}

/** Returns text as the search stores it. */
export function searchText(parts: string[]): string {
  return text.searchText(parts)
}

/** Returns the key of a page's image; throws `not-found` for a missing page. */
export function pagePicture(
  services: Services,
  item: pages.Paged,
  page: number,
  width: number,
): Promise<string> {
  return pages.pagePicture(services, item, page, width)
}

/** Returns the links of a PDF's page with their places on its picture; none for a missing page. */
export function pageLinks(
  services: Services,
  item: pages.Paged,
  page: number,
): ReturnType<typeof pages.pageLinks> {
  return pages.pageLinks(services, item, page)
}

/** Returns the key of an item's image in full; throws `not-found` if visitors may not get it. */
export function wholePicture(
  services: Services,
  item: pages.Pictured,
  width: number,
): Promise<string> {
  return pages.wholePicture(services, item, width)
}

/** Returns the key of the picture that messengers show, by the key of the large one. */
export function cardKey(coverKey: string): string {
  return pages.cardKey(coverKey)
}

/** Draws the picture of such a key unless it is there; does nothing for other keys. */
export function drawCard(services: Services, tenantId: string, key: string): Promise<void> {
  return pages.drawCard(services, tenantId, key)
}

/** Renders text across a stored image, as WebP. */
export function markPicture(
  services: Services,
  picture: { tenantId: string; key: string; madeFrom: string },
  text: string,
): Promise<Buffer> {
  return pages.markPicture(services, picture, text)
}

/** Renders a person's or company's picture. */
export function drawEmblem(
  services: Pick<Services, 'config'>,
  bytes: Buffer,
  wanted: emblems.Wanted,
): ReturnType<typeof emblems.drawEmblem> {
  return emblems.drawEmblem(services, bytes, wanted)
}
