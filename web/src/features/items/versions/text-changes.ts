import { diffWords } from 'diff'

export interface Passage {
  id: number
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Characters of unchanged text kept at either end, and the time limit of a comparison in ms. */
const AROUND = 80
const PATIENCE = 1_500

/** Returns the changed passages; null if the texts differ too much to be compared quickly. */
export function passagesOf(before: string, after: string): Passage[] | null {
  const changes = diffWords(before, after, { timeout: PATIENCE })
  if (!changes) return null
  return changes.map(({ added, removed, value }, id) => {
    const kind = added ? 'added' : removed ? 'removed' : 'same'
    const text = kind === 'same' && changes.length > 1 ? shortened(value) : value
    return { id, kind, text }
  })
}

function shortened(text: string): string {
  if (text.length <= 2 * AROUND + 1) return text
  return `${text.slice(0, AROUND)} … ${text.slice(-AROUND)}`
}
