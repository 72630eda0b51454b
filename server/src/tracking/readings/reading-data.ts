import {
  type EventData,
  READ_ITEMS_MAX,
  READ_PAGES_MAX,
} from '@satchel/contract/webhooks/event-schemas.ts'
import { addReading } from '../merge.ts'
import type { ReadVisit, ViewFacts } from './read-queries.ts'

type Reading = EventData<'link.read'>

const CERTAINTY = ['proved', 'acted', 'loaded'] as const

/** Returns what is sent about one view: its visits as one, with those of items of its collection. */
export function readingOf(facts: ViewFacts, visits: ReadVisit[]): Reading {
  const { link } = facts
  const things = [...Map.groupBy(visits, ({ itemId }) => itemId).values()].map(joined)
  // The page that lists a collection is none of what it has.
  const opened = things.filter(
    ({ itemId }) => link.itemType !== 'COLLECTION' || itemId !== link.itemId,
  )
  const ms = things.reduce((sum, { durationMs }) => sum + durationMs, 0)
  return {
    ...facts,
    endedAt: visits.map(({ endedAt }) => endedAt).reduce(later, facts.at),
    reader: readerOf(visits),
    certainty:
      CERTAINTY.find((each) => visits.some((visit) => visit.certainty === each)) ?? 'loaded',
    seconds: Math.round(ms / 1_000),
    minutes: Math.round(ms / 6_000) / 10,
    share: shareOf(opened),
    longestPages: longestOf(opened),
    items: opened
      .toSorted((one, other) => other.durationMs - one.durationMs)
      .slice(0, READ_ITEMS_MAX)
      .map((each) => ({
        id: each.itemId,
        name: each.itemName,
        seconds: Math.round(each.durationMs / 1_000),
        share: shareOf([each]),
      })),
    downloaded: visits.some(({ downloaded }) => downloaded),
  }
}

function later(one: string, other: string): string {
  return Date.parse(one) < Date.parse(other) ? other : one
}

/** Returns the verified address if there is one, else the first that was entered. */
function readerOf(visits: ReadVisit[]): Reading['reader'] {
  const named = visits.filter(({ email }) => email !== null)
  const { email = null, emailProved = false } =
    named.find((visit) => visit.emailProved) ?? named[0] ?? {}
  return { email, emailProved }
}

type Thing = Pick<
  ReadVisit,
  'itemId' | 'itemName' | 'pageCount' | 'durationS' | 'durationMs' | 'pages' | 'parts'
>

/** Merges the visits of one item, which are at least one. */
function joined(visits: ReadVisit[]): Thing {
  return visits.map((visit): Thing => visit).reduce(both)
}

function both(one: Thing, other: Thing): Thing {
  return { ...one, ...addReading(noClicks(one), noClicks(other)) }
}

function noClicks({ durationMs, pages, parts }: Thing) {
  return { durationMs, pages, parts, clicks: null }
}

/** Returns the share of all pages that was read, else of the playing time; null if neither is known. */
function shareOf(things: Thing[]): number | null {
  const documents = things.filter(({ pageCount }) => pageCount)
  const pages = sumOf(documents, ({ pageCount }) => pageCount ?? 0)
  if (pages > 0)
    return share(
      sumOf(documents, (each) => Object.keys(each.pages ?? {}).length),
      pages,
    )
  const recordings = things.filter(({ durationS }) => durationS)
  const seconds = sumOf(recordings, ({ durationS }) => durationS ?? 0)
  return seconds > 0 ? share(sumOf(recordings, playedOf), seconds) : null
}

function playedOf({ parts }: Thing): number {
  return (parts ?? []).reduce((sum, [from, to]) => sum + to - from, 0)
}

function sumOf(things: Thing[], of: (thing: Thing) => number): number {
  return things.reduce((sum, thing) => sum + of(thing), 0)
}

function share(part: number, whole: number): number {
  return Math.min(1, Math.round((part / whole) * 1_000) / 1_000)
}

function longestOf(things: Thing[]): Reading['longestPages'] {
  return things
    .flatMap(({ itemId, pages }) =>
      Object.entries(pages ?? {}).map(([page, ms]) => ({ itemId, page: Number(page), ms })),
    )
    .sort((one, other) => other.ms - one.ms)
    .slice(0, READ_PAGES_MAX)
    .map(({ itemId, page, ms }) => ({ itemId, page, seconds: Math.round(ms / 100) / 10 }))
}
