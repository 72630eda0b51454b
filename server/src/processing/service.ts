import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { removeLeftBehind } from '../platform/files/work-folder.ts'
import type { Services } from '../platform/http/services.ts'
import * as examining from './examine.ts'
import * as pageCard from './page-card.ts'
import * as pages from './pages.ts'
import * as recognition from './recognition.ts'
import { findTools } from './tools.ts'
import type * as workshops from './workshop.ts'

export { findProgram } from './find-program.ts'
export { NOT_DRAWN, type Recognized, Unreadable } from './messages.ts'
export { FONTS } from './office/fonts.ts'
export { LACKING } from './office.ts'
export { cardKey, drawCard, pageLinks, pagePicture, wholePicture } from './pages.ts'
export { drawEmblem, type EmblemRequest } from './pictures/emblems.ts'
export { writeRecord } from './records.ts'
export { isSignInTitle } from './sign-in-page.ts'
export { searchText, TEXT_MAX } from './text.ts'
export { findTools } from './tools.ts'
export { compareVersions, type VersionContent } from './version-changes.ts'
export { adopt, keep } from './workshop.ts'

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
  log.warn(
    { unused: unconfined, faults: sandbox.faults },
    `No sandbox, so Office files and recordings get no preview. ${sandboxAdvice()}`,
  )
}

/** Says what lets a sandbox work here. */
export function sandboxAdvice(): string {
  return CONTAINER_FILES.some(existsSync) ? IN_CONTAINER : ELSEWHERE
}

/** Files by which Docker, Podman and Kubernetes mark a container. */
const CONTAINER_FILES = ['/.dockerenv', '/run/.containerenv', '/var/run/secrets/kubernetes.io']
const OPTIONS = ['seccomp', 'apparmor', 'systempaths']
const IN_CONTAINER = `Start the container with ${OPTIONS.map((name) => `--security-opt ${name}=unconfined`).join(' ')}.`
const ELSEWHERE = 'Install bubblewrap, or allow user namespaces.'

/** Examines a file; images and the preview are written to `folder`. */
export async function examine({ tools }: Workshop, path: string, name: string, folder: string) {
  return examining.examine(path, name, folder, await tools)
}

/** Reads words in pictures of pages; undefined where this server has no Tesseract. */
export async function recognize({ tools }: Workshop, scan: recognition.Scan, folder: string) {
  const found = await tools
  return found.tesseract ? recognition.recognize(scan, folder, found) : undefined
}

/** Tells by its content what a file is, without drawing anything of it. */
export async function identify({ tools }: Workshop, path: string, name: string, folder: string) {
  return examining.identify(path, name, folder, await tools)
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

/** Renders text across a stored image, as WebP. */
export function markPicture(
  services: Services,
  picture: { tenantId: string; key: string; madeFrom: string },
  text: string,
): Promise<Buffer> {
  return pages.markPicture(services, picture, text)
}
