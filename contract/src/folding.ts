import { withoutInvisible } from './invisible.ts'

/** A text as it is compared; each character of it was read from `starts` to `ends` of the source. */
export interface Folded {
  text: string
  starts: number[]
  ends: number[]
}

/** Letters and signs that are not taken apart by Unicode, as PostgreSQL’s `unaccent` writes them. */
const PLAIN = new Map(
  `ß ss,æ ae,œ oe,ø o,đ d,ð d,þ th,ħ h,ı i,ł l,ŧ t,ŋ n,ĸ q,ẜ s,ẝ s,ỻ ll,ỽ v,ỿ y,ς σ,ё е,‐ -,‒ -,– -,— -,― -,− -,⁻ -,‘ ',’ ',‛ ',′ ',ʼ ',\
“ ",” ",‟ ",« <<,» >>,‹ <,› >,¡ !,¿ ?,× *,÷ /,⁄ /,± +/-,© (c),® (r),、 \u002c,。 .`
    .split(/,(?=\S )/)
    .map((pair) => pair.split(' ') as [string, string]),
)

/** Arabic letters that are written in several ways, and the digits of Arabic scripts, as `plain_arabic` writes them. */
const ARABIC = new Map([
  ...pairsOf('\u0622\u0623\u0625\u0671', '\u0627\u0627\u0627\u0627'),
  ...pairsOf('\u0624\u0626\u0649\u06cc', '\u0648\u064a\u064a\u064a'),
  ...pairsOf('\u0629\u06c1\u06a9', '\u0647\u0647\u0643'),
  ...pairsOf('\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669', '0123456789'),
  ...pairsOf('\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9', '0123456789'),
])

function pairsOf(from: string, to: string): [string, string][] {
  return [...from].map((sign, index) => [sign, to.charAt(index)])
}

/** A sign with its accents, or the end of a line in a word with its hyphen. */
const PART = /(?<=\p{L})[-\u00ad\u2010]\r?\n\s*(?=\p{L})|\s+|\P{M}\p{M}*|\p{M}+/gu
const DIVIDED = /^[-\u00ad\u2010]\r?\n/
const ACCENTS = /[\u0300-\u0362]/g
/** Arabic vowel signs, and the line that stretches words. */
const ARABIC_SIGNS =
  /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g
const ACCENTED = /[\p{Script=Latin}\p{Script=Greek}]/u

/** Signs that hold words together, and the spaces between letters and digits: with and without them is the same. */
const BETWEEN =
  /(?<=[\p{L}\p{N}])[-'._](?=\p{L})|(?<=\p{L})(?:[-'._](?=\p{N})| (?=[0-9]))|(?<=[0-9]) (?=\p{L})/gu

/** Such signs at the ends of what is typed, where the rest of the word may follow. */
const AROUND = /^[-'._]+(?=[\p{L}\p{N}])|(?<=\p{L})[-'._]+$|(?<=\p{N})[-']+$/gu

/**
 * Returns a text as it is compared: without case, accents, signs that cannot be seen, and what may or may not be
 * written inside a word (`e-mail`, `RX 500`). The database's `search_key` does the same.
 */
export function folded(source: string): Folded {
  const plain: Folded = { text: '', starts: [], ends: [] }
  for (const { 0: part, index } of source.matchAll(PART)) {
    const text = DIVIDED.test(part) ? '' : plainOf(part)
    const isDoubled = text === ' ' && (plain.text === '' || plain.text.endsWith(' '))
    if (isDoubled) continue
    plain.text += text
    for (let count = 0; count < text.length; count++) {
      plain.starts.push(index)
      plain.ends.push(index + part.length)
    }
  }
  return without(plain, BETWEEN)
}

function plainOf(part: string): string {
  const seen = withoutInvisible(part)
  if (seen === '') return ''
  if (/^\s+$/.test(seen)) return ' '
  const composed = seen.normalize('NFKC')
  const bare = ACCENTED.test(composed)
    ? composed.normalize('NFD').replace(ACCENTS, '')
    : composed.replace(ACCENTS, '')
  return [...bare.replace(ARABIC_SIGNS, '').toLowerCase()]
    .map((sign) => PLAIN.get(sign) ?? ARABIC.get(sign) ?? sign)
    .join('')
}

function without({ text, starts, ends }: Folded, signs: RegExp): Folded {
  const dropped = new Set([...text.matchAll(signs)].map(({ index }) => index))
  const isLeft = (_: unknown, index: number) => !dropped.has(index)
  return {
    text: text.split('').filter(isLeft).join(''),
    starts: starts.filter(isLeft),
    ends: ends.filter(isLeft),
  }
}

/** Returns a text as it is compared. */
export function fold(text: string): string {
  return folded(text).text.trim()
}

/** Returns the start and end of each match in the source of a folded text. */
export function placesOf(
  { text, starts, ends }: Folded,
  sought: string,
): [from: number, to: number][] {
  const pattern = patternOf(sought)
  if (!pattern) return []
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => [
    starts[index] ?? 0,
    ends[index + match.length - 1] ?? 0,
  ])
}

/** Tells whether a text has what is sought, however both are written; every text has an empty one. */
export function includesText(text: string, sought: string): boolean {
  const pattern = patternOf(sought)
  return !pattern || pattern.test(fold(text))
}

/** Tells whether a text begins with what is typed, however both are written. */
export function beginsWith(text: string, typed: string): boolean {
  return closed(fold(text)).startsWith(closed(fold(typed).replace(AROUND, '')))
}

/** Words may be written together. */
function closed(text: string): string {
  return text.replaceAll(' ', '')
}

/** Returns what finds a text as it is typed, or as whole words that are written together or apart. */
function patternOf(sought: string): RegExp | undefined {
  const signs = [...fold(sought).replace(AROUND, '')]
  if (signs.length === 0) return undefined
  const escaped = signs.map((sign) => sign.replace(/[\^$\\.*+?()[\]{}|/]/, '\\$&'))
  const apart = escaped.filter((sign) => sign !== ' ').join('[ -]?')
  const begin = sideOf(signs[0])
  const end = sideOf(signs.at(-1))
  return new RegExp(`${escaped.join('')}|(?<!${begin})${apart}(?!${end})`, 'gu')
}

/** Returns what a whole word never has next to it: more letters next to a letter, else more digits. */
function sideOf(sign = ''): string {
  return /\p{L}/u.test(sign) ? '[\\p{L}\\p{M}]' : '[0-9]'
}
