import type { PageChange } from '@satchel/contract/items/versions.ts'
import { type Actor, type Scope, systemActor, withScope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { orNotFound, Problem, says } from '../../platform/problem.ts'
import { compareVersions, Unreadable, type VersionContent } from '../../processing/service.ts'
import { findItem } from '../select-queries.ts'
import { findText } from '../versions-queries.ts'
import { type ComparedVersion, findChanges, findReadVersions, insertChanges } from './queries.ts'

/** The number of earlier files that a new one is compared with at once; others are when somebody asks. */
const EARLIER_MAX = 5
const TEXT_MAX = 1_000_000
const PDF = 'application/pdf'

interface Job {
  tenantId: string
  itemId: string
  version: number
  /** The version to compare with, in place of those before. */
  fromVersion?: number
}

interface Pair {
  before: ComparedVersion
  after: ComparedVersion
}

/**
 * Returns what changed in a version, since another or since the last one with another file. Throws `not-found` where there is
 * none before, and `conflict` where they can't be compared.
 */
export async function changesOf(
  services: Services,
  actor: Actor,
  itemId: string,
  { number, fromVersion }: { number: number; fromVersion?: number },
): Promise<{ fromVersion: number; pages: PageChange[] }> {
  const versions = await withScope(services.database, actor, async (scope) => {
    orNotFound(await findItem(scope, itemId), 'Item')
    return findReadVersions(scope, itemId)
  })
  const pair = pairOf(versions, number, fromVersion)
  const pages = await changesIn(services, actor.tenantId, itemId, pair).catch((error) => {
    if (!(error instanceof Unreadable)) throw error
    throw new Problem('conflict', says('versionsCantBeCompared'), { cause: error })
  })
  return { fromVersion: pair.before.number, pages }
}

function pairOf(
  versions: ComparedVersion[],
  number: number,
  fromVersion: number | undefined,
): Pair {
  const at = (wanted: number) => versions.find((version) => version.number === wanted)
  const after = orNotFound(at(number), 'Version')
  if (fromVersion === undefined)
    return { after, before: orNotFound(earlierThan(versions, after)[0], 'Version') }
  return { after, before: orNotFound(at(fromVersion), 'Version') }
}

/** Returns earlier versions with other files, newest first. */
function earlierThan(versions: ComparedVersion[], { number, fileKey }: ComparedVersion) {
  const others = versions.filter((each) => each.number < number && each.fileKey !== fileKey)
  return others.filter(
    (each, index) => others.findIndex((other) => other.fileKey === each.fileKey) === index,
  )
}

/** Compares a version with those before, or with one of them, so that their readers are told. Nothing is compared twice. */
export async function compareWithEarlier(services: Services, payload: unknown): Promise<void> {
  const { tenantId, itemId, version, fromVersion } = payload as Job
  const versions = await withScope(services.database, systemActor(tenantId), (scope) =>
    findReadVersions(scope, itemId),
  )
  const after = versions.find(({ number }) => number === version)
  if (!after) return
  const earlier = fromVersion
    ? versions.filter(({ number }) => number === fromVersion)
    : earlierThan(versions, after).slice(0, EARLIER_MAX)
  for (const before of earlier)
    await changesIn(services, tenantId, itemId, { before, after }).catch((error) => {
      if (!(error instanceof Unreadable)) throw error
      services.log.warn({ err: error, itemId, version }, 'compare-versions')
    })
}

/** Returns the changes of a pair of versions, compared unless they were. */
async function changesIn(
  services: Services,
  tenantId: string,
  itemId: string,
  { before, after }: Pair,
): Promise<PageChange[]> {
  const scoped = <T>(work: (scope: Scope) => Promise<T>) =>
    withScope(services.database, systemActor(tenantId), work)
  const stored = await scoped((scope) => findChanges(scope, itemId, before.number, after.number))
  if (stored) return stored
  const [one, other] = await scoped(async (scope) => [
    await contentOf(scope, itemId, before),
    await contentOf(scope, itemId, after),
  ])
  const pages =
    one && other ? await compareVersions(services, tenantId, one, other) : picturesOf(before, after)
  const key = { itemId, fromVersion: before.number, toVersion: after.number }
  await scoped((scope) => insertChanges(scope, key, pages))
  return pages
}

/** Returns what visitors see of a version: what a document hides is no change to them. */
async function contentOf(
  scope: Scope,
  itemId: string,
  { number, mime, fileKey, previewKey, previewMime, visitorKey }: ComparedVersion,
): Promise<VersionContent | undefined> {
  const pdfKey = previewKey === fileKey ? visitorKey : previewKey
  if (previewMime === PDF && pdfKey) return { pdfKey }
  if (!mime?.startsWith('text/')) return undefined
  return { text: (await findText(scope, itemId, number, TEXT_MAX))?.text ?? '' }
}

/** Returns the change of a picture. */
function picturesOf(before: ComparedVersion, after: ComparedVersion): PageChange[] {
  const isPicture = [before, after].every(({ mime }) => mime?.startsWith('image/'))
  if (!isPicture || before.sha256 === after.sha256) return []
  return [{ page: 1, words: [], pictures: true }]
}
