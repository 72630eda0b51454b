import type { Place } from './member-queries.ts'

/** The new order with what the caller does not see: each of those stays behind the one it stood behind. */
export function withUnseen(before: Place[], listed: string[]): string[] {
  const behind = new Map<string, string[]>(listed.map((id) => [id, []]))
  const first: string[] = []
  let last = first
  for (const { itemId, isSeen } of before) {
    if (isSeen) last = behind.get(itemId) ?? last
    else last.push(itemId)
  }
  return [...first, ...listed.flatMap((id) => [id, ...(behind.get(id) ?? [])])]
}
