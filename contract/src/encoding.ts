const SAMPLE = 65_536
/** The minimum share of ASCII in text: separators and addresses. Stray zeros in other encodings make less. */
const ASCII_MIN = 0.1
/** Characters no text has: control characters, halves of characters, unassigned and private ones. */
const NO_TEXT = /(?![\t\r\n])[\p{Cc}\p{Cn}\p{Co}\p{Cs}\ufffd]/u

/** Detects UTF-16 without a byte order mark; undefined for other encodings and binary data. */
export function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, SAMPLE)
  if (!sample.includes(0)) return undefined
  const little = countAscii(unitsOf(sample, 0, 1))
  const big = countAscii(unitsOf(sample, 1, 0))
  if (little === big || Math.max(little, big) < (sample.length / 2) * ASCII_MIN) return undefined
  return little > big ? 'utf-16le' : 'utf-16be'
}

function unitsOf(bytes: Uint8Array, low: 0 | 1, high: 0 | 1): string {
  const units: string[] = []
  for (let at = 0; at + 1 < bytes.length; at += 2)
    units.push(String.fromCharCode((bytes[at + low] ?? 0) | ((bytes[at + high] ?? 0) << 8)))
  // The sample may end within a character.
  return units.join('').replace(/[\ud800-\udbff]$/, '')
}

function countAscii(text: string): number {
  return NO_TEXT.test(text) ? 0 : (text.match(/[\t\r\n -~]/g)?.length ?? 0)
}

const LETTERS = 'àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßœšžÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŸŒŠŽ'
/** Characters that may be between two letters. */
const JOINTS = '’–—\u00a0'
/** Characters that may be beside a letter. */
const MARKS = '“”‘„…•™®©«»‹›ªº'

/** Compares two decodings of the same bytes: above 0 if Mac Roman makes better words than Windows-1252. */
export function macRomanScore(asMac: string, asWindows: string): number {
  return wordScore(asMac) - wordScore(asWindows)
}

/** Scores the characters beside letters: 1 for each that is usual there, -1 for each that isn't. */
function wordScore(text: string): number {
  let score = 0
  for (const { 0: sign, index } of text.matchAll(/\P{ASCII}/gu)) {
    const [before, after] = [text.charAt(index - 1), text.charAt(index + 1)]
    if (isLetter(before) || isLetter(after)) score += fits(sign, before, after) ? 1 : -1
  }
  return score
}

function fits(sign: string, before: string, after: string): boolean {
  if (LETTERS.includes(sign))
    return isUpper(sign) ? !isLower(before) : !(isLower(sign) && isUpper(after))
  return JOINTS.includes(sign) || (MARKS.includes(sign) && !(isLetter(before) && isLetter(after)))
}

const isLetter = (sign: string) => /\p{L}/u.test(sign)
const isUpper = (sign: string) => /\p{Lu}/u.test(sign)
const isLower = (sign: string) => /\p{Ll}/u.test(sign)
