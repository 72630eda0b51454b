import { beginsWith, fold } from '@satchel/contract/folding.ts'

/** Returns those whose label or other words begin with each typed word, best first. */
export function matching<T extends { label: string; words?: string }>(
  all: readonly T[],
  typed: string,
): T[] {
  const sought = wordsOf(typed)
  if (sought.length === 0) return []
  const rank = ({ label, words = '' }: T) => {
    if (beginsWith(label, typed)) return 0
    if (hasAll(label, sought)) return 1
    return hasAll(`${label} ${words}`, sought) ? 2 : 3
  }
  return all.filter((each) => rank(each) < 3).sort((one, other) => rank(one) - rank(other))
}

function hasAll(text: string, sought: readonly string[]): boolean {
  const words = wordsOf(text)
  return sought.every((each) => words.some((word) => word.startsWith(each)))
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
