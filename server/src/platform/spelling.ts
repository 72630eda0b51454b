export interface Misspelled {
  name: string
  /** The variable that was probably meant. */
  meant: string
}

/** Shorter names, such as `PORT`, are near to those of other programs. */
const LENGTH_MIN = 8
/** Names of this length and more may differ by two letters. */
const LONG = 12

/**
 * Returns variables that nearly have the name of one of ours, which itself isn't set. Variables of other programs are in
 * the environment too, so nothing is said about all others.
 */
export function findMisspelled(names: readonly string[], ours: readonly string[]): Misspelled[] {
  const isSet = new Set(names)
  const candidates = ours.filter((name) => name.length >= LENGTH_MIN && !isSet.has(name))
  return names
    .filter((name) => !ours.includes(name))
    .flatMap((name) => {
      const meant = candidates.find((candidate) => isNear(name, candidate))
      return meant ? [{ name, meant }] : []
    })
}

/** Returns the known name that differs least from a name, if no more than a third of its letters do. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  const [best] = known
    .map((candidate) => ({ candidate, differs: distance(plain(name), plain(candidate)) }))
    .filter(({ candidate, differs }) => differs <= Math.max(1, candidate.length / 3))
    .sort((one, other) => one.differs - other.differs)
  return best?.candidate
}

/** Returns a sentence for the operator. */
export function describeMisspelled({ name, meant }: Misspelled): string {
  return `${name} isn’t a variable of Satchel, so it does nothing. Did you mean ${meant}?`
}

function isNear(name: string, ours: string): boolean {
  return distance(name.toUpperCase().replaceAll('-', '_'), ours) <= (ours.length < LONG ? 1 : 2)
}

/** Returns the number of letters to add, remove, change or swap with the next one, to get from one text to another. */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, at) => at)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= from.length; i += 1) {
    rows[i] = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const changed = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1)
      const isSwapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped))
    }
  }
  return at(from.length, to.length)
}
