/** Returns those whose label or other words begin with each typed word, best first. */
export function matching<T extends { label: string; words?: string }>(
  all: readonly T[],
  typed: string,
): T[] {
  const sought = wordsOf(typed)
  if (sought.length === 0) return []
  const rank = ({ label, words = '' }: T) => {
    if (label.toLowerCase().startsWith(typed.trim().toLowerCase())) return 0
    if (hasAll(wordsOf(label), sought)) return 1
    return hasAll(wordsOf(`${label} ${words}`), sought) ? 2 : 3
  }
  return all.filter((each) => rank(each) < 3).sort((one, other) => rank(one) - rank(other))
}

function hasAll(words: readonly string[], sought: readonly string[]): boolean {
  return sought.every((each) => words.some((word) => word.startsWith(each)))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
