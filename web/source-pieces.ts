import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec'
import type { Piece } from './text-calls.ts'

/** Part of a source map: the place that the code from an offset on comes from. */
type Origin = [offset: number, ...place: number[]]

/** Returns the code of pieces. */
export function joined(code: string, pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : code.slice(...piece))).join('')
}

/** Returns the origins of a built file, by its source map. */
export function originsIn(code: string, mappings: string): Origin[] {
  const starts = lineStarts(code)
  return decode(mappings).flatMap((line, index) =>
    line.map(([column, ...place]): Origin => [(starts[index] ?? 0) + column, ...place]),
  )
}

/** Returns the mappings of the code that pieces make: each is from where it was before, new code from where it begins. */
export function mappingsOf(
  code: string,
  pieces: readonly Piece[],
  origins: readonly Origin[],
): string {
  const moved: Origin[] = []
  let [length, at] = [0, 0]
  for (const piece of pieces) {
    const [start, end] = typeof piece === 'string' ? [at, at] : piece
    const first = indexAfter(origins, start)
    const [, ...place] = origins[first - 1] ?? []
    moved.push([length, ...place])
    for (let index = first; (origins[index]?.[0] ?? end) < end; index += 1) {
      const [offset = 0, ...origin] = origins[index] ?? []
      moved.push([length + offset - start, ...origin])
    }
    length += typeof piece === 'string' ? piece.length : end - start
    at = end
  }
  return encode(inLines(joined(code, pieces), moved))
}

/** Returns the index of the first origin behind an offset. */
function indexAfter(origins: readonly Origin[], offset: number): number {
  let [low, high] = [0, origins.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((origins[middle]?.[0] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}

function inLines(code: string, origins: readonly Origin[]): SourceMapSegment[][] {
  const starts = lineStarts(code)
  const lines: SourceMapSegment[][] = starts.map(() => [])
  let line = 0
  for (const [offset, ...place] of origins) {
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= offset) line += 1
    lines[line]?.push([offset - (starts[line] ?? 0), ...place] as SourceMapSegment)
  }
  return lines
}

function lineStarts(code: string): number[] {
  return [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)]
}
