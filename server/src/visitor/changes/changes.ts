import type { PageChange } from '@satchel/contract/items/versions.ts'
import type { Language } from '@satchel/contract/languages.ts'
import type { VisitorChange, VisitorChanges } from '@satchel/contract/visits/visitor-changes.ts'
import { messagesIn } from '@satchel/messages/translate.ts'
import { arePaged, pagesInWords } from '../../items/service.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { orNotFound } from '../../platform/problem.ts'
import { markSawChanges, visitFor, visitOf } from '../../tracking/service.ts'
import { enter } from '../gates/enter.ts'
import type { Links, PageRequest } from '../gates/open-link.ts'
import { pageLanguage } from '../language.ts'
import { type EarlierReading, findEarlierReading } from './queries.ts'

interface Tokens {
  /** The token of the visit that sees the page now. */
  token?: string
  /** The token of a visit by which the same browser read an earlier version. */
  before?: string
}

/**
 * Returns what changed since the visitor read an earlier version of the file they see. Throws `not-found` for who
 * didn't, and as `enter` where the link doesn't open.
 */
export async function changesFor(
  links: Links,
  request: PageRequest,
  { token = '', before }: Tokens,
): Promise<VisitorChanges> {
  const { services } = links
  const { link } = await enter(links, request)
  const visit = await visitOf(services, link.slug, token)
  const { tenantId, visitId: id, linkId } = visit
  const isOwn = linkId === link.id && !visit.isMachine
  const earlier = before === undefined ? undefined : visitFor(services, link.slug, before)
  const { system } = services.database
  const found = isOwn
    ? await findEarlierReading(system, { tenantId, id }, earlier?.id ?? null)
    : undefined
  const reading = orNotFound(found, 'Change')
  const { pages } = reading
  if (!pages) await enqueueComparison(links, tenantId, reading)
  else if (pages.length > 0 && !visit.isUnmeasured) await markSawChanges(system, { tenantId, id })
  return present(pageLanguage(request.language, link), reading.since, pages ?? [])
}

/** Compares versions of which nobody has asked yet, for the next time. */
function enqueueComparison(
  { services }: Links,
  tenantId: string,
  { itemId, fromVersion, toVersion: version }: EarlierReading,
): Promise<void> {
  const job = { tenantId, itemId, version, fromVersion }
  const jobKey = `compare-versions:${itemId}:${fromVersion}`
  return enqueue({ db: services.database.system }, 'compare-versions', job, { jobKey })
}

function present(language: Language, since: string, changes: PageChange[]): VisitorChanges {
  const say = messagesIn(language)
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(
    new Date(since),
  )
  const isPaged = arePaged(changes)
  const pages = changes.map(
    (change): VisitorChange => ({
      ...change,
      label: isPaged ? say('visitor.pageNumber', { page: change.page }) : '',
      note: noteOf(change, say),
    }),
  )
  const summary = isPaged
    ? say('visitor.changesSince', { date, pages: pagesInWords(language, changes) })
    : say('visitor.changedSince', { date })
  return { since, summary, pages }
}

function noteOf({ words, pictures }: PageChange, say: ReturnType<typeof messagesIn>): string {
  if (words.length > 0) return ''
  return say(pictures ? 'visitor.changedPicture' : 'visitor.changedText')
}
