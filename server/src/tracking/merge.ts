import { type Static, Type } from 'typebox'
import { DAY } from '../platform/time.ts'

// Merges a visit's stored totals with a new report: never less than before, never more than is possible.

const CLICKS_MAX = 200

const ms = Type.Number({ minimum: 0, maximum: 1e12 })

export const Beat = Type.Object({
  token: Type.String({ maxLength: 100 }),
  durationMs: ms,
  pages: Type.Optional(Type.Record(Type.String({ pattern: '^[1-9][0-9]{0,4}$' }), ms)),
  parts: Type.Optional(
    Type.Array(Type.Tuple([Type.Number({ minimum: 0 }), Type.Number({ minimum: 0 })]), {
      maxItems: 1_000,
    }),
  ),
  clicks: Type.Optional(
    Type.Array(
      Type.Object({
        page: Type.Optional(Type.Integer({ minimum: 1 })),
        url: Type.String({ maxLength: 2_048, pattern: '^[Hh][Tt][Tt][Pp][Ss]?://' }),
      }),
      { maxItems: CLICKS_MAX },
    ),
  ),
  acted: Type.Optional(Type.Boolean()),
  /** The page was loaded in a tab that nobody has looked at. */
  isHidden: Type.Optional(Type.Boolean()),
  /** The page that is being read, told when it changed and once a minute. */
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 99_999 })),
  isLast: Type.Optional(Type.Boolean()),
})
export type Beat = Static<typeof Beat>

export interface Reading {
  /** True if a key, wheel, finger or mouse button was used. */
  acted: boolean
  durationMs: number
  pages: Record<string, number> | null
  parts: Part[] | null
  clicks: Click[] | null
}

/** Bounds set by the item that was opened. */
export interface Bounds {
  pageCount: number | null
  durationS: number | null
}

type Part = [from: number, to: number]
export interface Click {
  page?: number
  url: string
  at: string
}

export function merge(before: Reading & Bounds, beat: Beat, age: number): Reading {
  const most = Math.min(Math.max(age, 0), DAY)
  return {
    acted: before.acted || beat.acted === true,
    durationMs: Math.round(Math.max(before.durationMs, Math.min(beat.durationMs, most))),
    pages: mergePages(before, beat.pages ?? {}, most),
    parts: mergeParts(before, beat.parts ?? []),
    clicks: mergeClicks(before, beat.clicks ?? []),
  }
}

export type Read = Pick<Reading, 'durationMs' | 'pages' | 'parts'> & {
  clicks: Omit<Click, 'at'>[] | null
}

/** Adds the reading of two openings of the same content. */
export function addReading(one: Read, other: Read): Read {
  const pages = { ...one.pages }
  for (const [page, time] of Object.entries(other.pages ?? {}))
    pages[page] = (pages[page] ?? 0) + time
  return {
    durationMs: one.durationMs + other.durationMs,
    pages,
    parts: union([...(one.parts ?? []), ...(other.parts ?? [])]),
    clicks: [...(one.clicks ?? []), ...(other.clicks ?? [])],
  }
}

function mergePages({ pages, pageCount }: Reading & Bounds, reported: Beat['pages'], most: number) {
  const merged = { ...pages }
  for (const [page, time] of Object.entries(reported ?? {})) {
    const isPage = Number(page) <= (pageCount ?? 0)
    if (isPage) merged[page] = Math.max(merged[page] ?? 0, Math.round(time))
  }
  const sum = Object.values(merged).reduce((total, time) => total + time, 0)
  // Nobody reads longer than the page is open: such words are not believed.
  if (sum > most) return pages
  return sum > 0 ? merged : pages
}

/** Merges what was played, in order, joining what overlaps. */
function mergeParts({ parts, durationS }: Reading & Bounds, reported: Part[]): Part[] | null {
  if (durationS === null) return parts
  const all = [...(parts ?? []), ...reported].map(
    ([from, to]): Part => [from, Math.min(to, durationS)],
  )
  const merged = union(all)
  return merged.length > 0 ? merged.slice(0, PARTS_MAX) : parts
}

function union(parts: Part[]): Part[] {
  const sorted = parts
    .map(([from, to]): Part => [round(from), round(to)])
    .filter(([from, to]) => from < to)
    .sort(([one], [other]) => one - other)
  const merged: Part[] = []
  for (const [from, to] of sorted) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

const PARTS_MAX = 1_000
const round = (seconds: number) => Math.round(seconds * 10) / 10

/** Merges clicks; each report has all of them, so the known ones are identified by position. */
function mergeClicks({ clicks, pageCount }: Reading & Bounds, reported: Beat['clicks'] = []) {
  const previous = clicks ?? []
  const at = new Date().toISOString()
  const more = reported.slice(previous.length).flatMap(({ page, url }): Click[] => {
    if (!URL.canParse(url)) return []
    return [{ ...(page && page <= (pageCount ?? 0) && { page }), url, at }]
  })
  return more.length > 0 ? [...previous, ...more].slice(0, CLICKS_MAX) : clicks
}
