import type { Piece } from './library.ts'
import type { Random } from './random.ts'

/** The way a visitor reads a document or watches a recording. */
export interface Reading {
  durationMs: number
  pages: Record<string, number> | null
  /** Seconds of a recording. */
  parts: [number, number][] | null
  downloaded: boolean
}

export const NOTHING: Reading = { durationMs: 0, pages: null, parts: null, downloaded: false }

/** Readers stay longest at the beginning and at tables; most leave before the end. */
export function read(piece: Piece | undefined, depth: number, random: Random): Reading {
  const { pageCount, durationS } = piece?.fact ?? {}
  const downloaded = random.chance(0.04 + depth * 0.12)
  if (durationS) {
    const seen = Math.max(1, Math.round(durationS * Math.min(1, depth * 1.3)))
    const durationMs = seen * 1_000 + random.whole(500, 4_000)
    return { durationMs, pages: null, parts: [[0, Math.min(seen, durationS)]], downloaded }
  }
  if (!pageCount) return { ...NOTHING, durationMs: Math.round(random.around(14_000)), downloaded }
  const last = Math.max(1, Math.round(pageCount * depth))
  const pages: Record<string, number> = {}
  for (let page = 1; page <= last; page++) {
    if (page > 1 && random.chance(0.08)) continue
    const middle = piece?.file.startsWith('prices-') ? 38_000 : page === 1 ? 9_000 : 21_000
    pages[page] = Math.round(random.around(middle))
  }
  const durationMs = Object.values(pages).reduce((sum, ms) => sum + ms, 1_500)
  return { durationMs, pages, parts: null, downloaded }
}
