import type { Language } from '@satchel/contract/languages.ts'
import type { VisitorShelf, VisitorShelfEntry } from '@satchel/contract/visits/visitor-shelf.ts'
import { messagesIn } from '@satchel/messages/translate.ts'
import { linkUrl } from '../../domains/service.ts'
import { arePaged, pagesInWords } from '../../items/service.ts'
import * as teamLinks from '../../links/service.ts'
import { isId } from '../../platform/database/ids.ts'
import { type Scope, systemActor, withScope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import * as questions from '../../questions/service.ts'
import * as requests from '../../requests/service.ts'
import * as tracking from '../../tracking/service.ts'
import type { Links } from '../gates/open-link.ts'
import { type HandoverProblem, handoverOf } from './hand-over.ts'
import type { Holder } from './holder.ts'
import * as query from './shelf-queries.ts'

// Everything that a company shared with an address, for who has verified it. Addresses see nothing of each other.

const PAGE_SIZE = 50
const HIDDEN_MAX = 200
/** Questions, files and passings that the page shows; the download has all. */
const SHOWN_MAX = 100
const SEARCH_MAX = 200

export interface ShelfQuery {
  search: string
  page: number
  language: Language
  /** The reason why an offer to a colleague wasn't sent. */
  handoverProblem: HandoverProblem | null
  /** True if links open at the address that was asked, whatever domain they were made for. */
  isOwnDomain: boolean
}

/** Returns what the query of an address says is wanted. Anything else is the first page of everything. */
export function readQuery({ q, page, handover }: Record<string, unknown>) {
  const search = typeof q === 'string' ? q.toWellFormed().replaceAll('\0', '').trim() : ''
  const isPage = typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page)
  const handoverProblem: HandoverProblem | null =
    handover === 'no-address' || handover === 'busy' ? handover : null
  return {
    ...{ search: search.slice(0, SEARCH_MAX), page: isPage ? Number(page) : 1 },
    handoverProblem,
  }
}

export async function shelfOf(
  { services }: Pick<Links, 'services'>,
  { link, email }: Holder,
  asked: ShelfQuery,
): Promise<VisitorShelf> {
  const { search } = asked
  return withScope(services.database, systemActor(link.tenantId), async (scope) => {
    const total = await query.countEntries(scope, { email, search })
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
    const page = Math.min(asked.page, pages)
    const place = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
    const rows = await query.findEntries(scope, { email, search, ...place })
    return {
      ...{ search, total, page, pages },
      entries: rows.map((row) => present(services, row, asked)),
      hidden: await query.findHidden(scope, email, HIDDEN_MAX),
      isUnmeasured: (await tracking.findUnmeasured(scope, email)) !== undefined,
      handover: await handoverOf(scope, email, asked.handoverProblem),
      ...(await writtenBy(scope, email, search)),
    }
  })
}

function present(
  { config }: Pick<Services, 'config'>,
  row: query.ShelfRow,
  { language, isOwnDomain }: ShelfQuery,
): VisitorShelfEntry {
  const { id, name, kind, reason, closedAt, sharedBy, sharedAt, isPassedOn, versionAt, readAt } =
    row
  const isElsewhere = row.host !== '' && !isOwnDomain
  const address = isElsewhere ? linkUrl(config, row.slug, row.host) : `/l/${row.slug}`
  return {
    ...{ id, name, kind, reason, closedAt, sharedBy, sharedAt, isPassedOn, versionAt, readAt },
    url: reason === null ? address : null,
    changes: reason === null ? changesOf(row, language) : null,
  }
}

/** Says what changed since it was read, as the bar on its page does. */
function changesOf(row: query.ShelfRow, language: Language): string | null {
  const { readAt, version, readVersion, pages, isChanged } = row
  if (!readAt) return null
  const isNewer = version !== null && readVersion !== null && version > readVersion
  if (!isNewer && !isChanged) return null
  const say = messagesIn(language)
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(
    new Date(readAt),
  )
  return pages && arePaged(pages)
    ? say('visitor.changesSince', { date, pages: pagesInWords(language, pages) })
    : say('visitor.changedSince', { date })
}

/** Finds what the person wrote, sent and passed on, as far as it has the words that are searched for. */
async function writtenBy(scope: Scope, email: string, search: string) {
  const [asked, sent, passed] = [
    await questions.findOfEmail(scope, email),
    await requests.findOfEmail(scope, email),
    await teamLinks.findPassedOn(scope, email),
  ]
  const has = matcherOf(search)
  return {
    questions: asked
      .filter(({ text, answers }) => has([text, ...answers.map((answer) => answer.text)]))
      .slice(-SHOWN_MAX)
      .map(({ askedAt, page, text, answers }) => ({ askedAt, page, text, answers })),
    files: sent
      .filter(({ name, title }) => has([name, title]))
      .slice(-SHOWN_MAX)
      .map(({ id, name, title, state, receivedAt }) => ({ id, name, title, state, receivedAt })),
    passings: passed
      .filter(({ itemName, name, email: to }) => has([itemName, name, to]))
      .slice(-SHOWN_MAX)
      .map(({ at, direction, name, email: to, itemName }) => ({
        ...{ at, direction, itemName },
        to: [name, to].filter(Boolean).join(', '),
      })),
  }
}

/** Returns a test for texts that have all of the words, whatever their case and accents. */
function matcherOf(search: string) {
  const words = plainOf(search).split(/\s+/).filter(Boolean)
  return (texts: (string | null)[]) => {
    const text = plainOf(texts.join(' '))
    return words.every((word) => text.includes(word))
  }
}

const plainOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** Hides a link on the shelf of its recipient, or shows it again. */
export async function setHidden(
  { services }: Pick<Links, 'services'>,
  { link, email }: Holder,
  { id, isHidden }: { id: string; isHidden: boolean },
): Promise<void> {
  if (!isId(id)) return
  await withScope(services.database, systemActor(link.tenantId), (scope) =>
    isHidden ? query.hideLink(scope, email, id) : query.showLink(scope, email, id),
  )
}

/** Stops measuring how the person reads; pages that are open report nothing from then on. */
export async function stopMeasuring(
  { services }: Pick<Links, 'services'>,
  { link: { tenantId }, email, viewers }: Holder,
): Promise<void> {
  await withScope(services.database, systemActor(tenantId), async (scope) => {
    if (await tracking.stopMeasuring(scope, email)) await teamLinks.renewLinksTo(scope, email)
  })
  await tracking.silenceOpenPages(services, tenantId, { email, viewers })
}

export async function measureAgain(
  { services }: Pick<Links, 'services'>,
  { link: { tenantId }, email }: Holder,
): Promise<void> {
  await withScope(services.database, systemActor(tenantId), async (scope) => {
    if (await tracking.measureAgain(scope, email)) await teamLinks.renewLinksTo(scope, email)
  })
}
