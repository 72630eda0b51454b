import { withoutTurns } from '@satchel/contract/invisible.ts'

/** The maximum length in bytes, as file systems count, leaving room for a suffix. */
const BYTES_MAX = 200
const UNUSABLE = /[\p{Cc}/\\:*?"<>|]/gu
/** Names that Windows reserves for devices, with any extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** Names that every system can unpack into one folder: no paths, no odd signs, none twice. */
export function entryNames(values: readonly string[]): string[] {
  const used = new Set<string>()
  const counts = new Map<string, number>()
  return values.map((name) => {
    const safe = safeName(name)
    const { stem, ending } = cut(safe)
    let [unique, count] = [safe, counts.get(keyOf(safe)) ?? 1]
    while (used.has(keyOf(unique))) {
      count += 1
      unique = `${stem} (${count})${ending}`
    }
    counts.set(keyOf(safe), count)
    used.add(keyOf(unique))
    return unique
  })
}

function safeName(name: string): string {
  const plain = withoutTurns(name)
    .toWellFormed()
    .normalize('NFC')
    .replace(UNUSABLE, '_')
    .trim()
    .replace(/^\.+/, '_')
    .replace(/[. ]+$/, '')
    .replace(RESERVED, '_$1')
  const { stem, ending } = cut(plain || 'file')
  return shortened(stem, BYTES_MAX - Buffer.byteLength(ending)) + ending
}

function cut(name: string): { stem: string; ending: string } {
  const ending = /(?<=.)\.[\w-]{1,12}$/.exec(name)?.[0] ?? ''
  return { stem: name.slice(0, name.length - ending.length), ending }
}

function shortened(text: string, bytes: number): string {
  let [unchangedPart, size] = ['', 0]
  for (const sign of text) {
    size += Buffer.byteLength(sign)
    if (size > bytes) return unchangedPart.replace(/[. ]+$/, '')
    unchangedPart += sign
  }
  return unchangedPart
}

/** Returns a key for comparison, since some systems ignore case. */
function keyOf(name: string): string {
  return name.toLowerCase()
}
