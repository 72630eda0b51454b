import type { Words } from '../matching/terms.ts'

/** The characters before the first match, and in total. */
const BEFORE = 90
const SHOWN = 320

const BEGIN = '(?<![[:alnum:]])'
const END = '(?![[:alnum:]])'

/**
 * Signs that may stand between the letters of a word: invisible ones, a hyphen or an apostrophe, and the end of a
 * line behind a hyphen.
 */
const WITHIN = String.raw`(?:['\u2019\u200b-\u200f\u2060-\u2064\ufeff]|[-\u00ad\u2010\u2011]\s?|[._])?`

/** Arabic vowel signs and the line that stretches words, which may stand behind any letter of a word. */
const WITHIN_ARABIC = '[\u0610-\u061a\u0640\u064b-\u065f\u0670]*'
const ARABIC = /[\u0621-\u064a]/
/** Words that Arabic writes together with the next one: `and`, `by`, `for` and the article. */
const BEFORE_ARABIC = '(?:[\u0648\u0641\u0628\u0643\u0644]*(?:\u0627\u0644|\u0644\u0644)?)'

/** The letters that fold to each plain one, so that `resume` finds `Résumé` in a text as it was written. */
const VARIANTS = variants()
const PAIRS: Record<string, string> = { ss: '|ß', ae: '|æ', oe: '|œ' }

/** Scripts written without spaces, in which a word may begin and end between any two characters. */
const UNSPACED =
  /[\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff]|[\u{20000}-\u{3ffff}]/u

/** A regular expression for the words as they may be written, the same for PostgreSQL and JavaScript. */
export function patternOf({ terms, phrases }: Words): string {
  const alone = terms.filter(({ isOptional }) => !isOptional)
  const forms = [
    ...runsOf(alone.map(({ word }) => word)).map(spelled),
    ...phrases.map(({ words }) => together(words, '+')),
    ...[...phrases, ...alone].flatMap(({ spellings }) =>
      spellings.map(({ words, prefix }) => together(words, '*', prefix)),
    ),
    ...alone.map(({ word, prefix }) => bounded(word, prefix)),
    ...alone.flatMap(({ stems, likes, synonyms }) => [
      ...stems.map((stem) => bounded(stem, true)),
      ...[...likes, ...synonyms.flat()].map((word) => bounded(word)),
    ]),
  ]
  return `(?:${forms.join('|')})`
}

/** Number of other words that may stand between two that are near each other. */
const BETWEEN = 6
/** Number of words that are looked for near each other. */
const NEAR_MAX = 4

/**
 * Returns patterns of where a document says most about the words, the best first: all of them near each other, as they
 * were typed, and any of them.
 */
export function patternsOf(words: Words): string[] {
  const own = words.terms.map((term) => ({ ...term, likes: [], synonyms: [] }))
  const near = nearEachOther(words)
  return [
    ...(near === undefined ? [] : [near]),
    ...(own.length > 0 ? [patternOf({ ...words, terms: own })] : []),
    patternOf(words),
  ]
}

/** Returns the pattern of all words in the order they were typed, two of them in any; undefined for one word. */
function nearEachOther({ terms, phrases }: Words): string | undefined {
  const alone = terms.filter(({ isOptional }) => !isOptional).slice(0, NEAR_MAX)
  if (alone.length < 2 || phrases.length > 0) return undefined
  const forms = alone.map((term) => patternOf({ terms: [term], phrases: [] }))
  const gap = `(?:[^[:alnum:]]+[[:alnum:]]+){0,${BETWEEN}}[^[:alnum:]]+`
  const inOrder = forms.join(gap)
  return forms.length > 2 ? inOrder : `(?:${inOrder}|${forms.toReversed().join(gap)})`
}

/** Returns the texts that pairs of characters were cut from: 東京都 of 東京 and 京都. */
function runsOf(words: string[]): string[] {
  const runs: string[] = []
  for (const [index, word] of words.entries()) {
    const isPair = UNSPACED.test(word) && [...word].length === 2
    const before = words[index - 1] ?? ''
    const continues = isPair && UNSPACED.test(before) && [...before].at(-1) === [...word][0]
    if (continues) runs.push((runs.pop() ?? '') + ([...word][1] ?? ''))
    else runs.push(isPair ? word : '')
  }
  return runs.filter((run) => [...run].length > 2)
}

function together(words: string[], gap: '+' | '*', prefix = false): string {
  return words
    .map((word, index) => bounded(word, prefix && index === words.length - 1))
    .join(`[^[:alnum:]]${gap}`)
}

function bounded(word: string, prefix = false): string {
  if (UNSPACED.test(word)) return spelled(word)
  if (ARABIC.test(word) && prefix) return `${BEGIN}${BEFORE_ARABIC}${spelled(word)}[[:alnum:]]*`
  return BEGIN + spelled(word) + (prefix ? '[[:alnum:]]*' : END)
}

function spelled(word: string): string {
  const within = ARABIC.test(word) ? WITHIN_ARABIC : WITHIN
  const parts = word.match(/ss|ae|oe|./gu) ?? []
  const forms = parts.map((part) => {
    const letters = [...part].map((letter) => VARIANTS.get(letter) ?? letter).join(within)
    return part in PAIRS ? `(?:${letters}${PAIRS[part]})` : letters
  })
  return forms.join(within) + (within === WITHIN ? '' : within)
}

function variants(): Map<string, string> {
  const folded = new Map([
    ...[...'dhlo'].map((plain, index) => [plain, plain + 'đħłø'.charAt(index)] as const),
    ['i', 'iıİ'] as const,
    // Arabic letters that are written in several ways.
    ['\u0627', '\u0627\u0622\u0623\u0625\u0671'] as const,
    ['\u064a', '\u064a\u0649\u0626\u06cc'] as const,
    ['\u0648', '\u0648\u0624'] as const,
    ['\u0647', '\u0647\u0629\u06c1'] as const,
    ['\u0643', '\u0643\u06a9'] as const,
  ])
  for (let code = 0xe0; code < 0x250; code += 1) {
    const letter = String.fromCodePoint(code)
    const plain = letter.normalize('NFD').charAt(0)
    if (/^[a-z]$/.test(plain)) folded.set(plain, (folded.get(plain) ?? plain) + letter)
  }
  return new Map([...folded].map(([plain, letters]) => [plain, `[${letters}]`]))
}

/** Returns escaped HTML with matches in `<mark>`; undefined if there is none. */
export function marked(text: string, pattern: string): string | undefined {
  const words = new RegExp(inJavaScript(pattern), 'giu')
  let html = ''
  let end = 0
  for (const { 0: word, index } of text.matchAll(words)) {
    html += `${escaped(text.slice(end, index))}<mark>${escaped(word)}</mark>`
    end = index + word.length
  }
  return end === 0 ? undefined : html.replaceAll('</mark><mark>', '') + escaped(text.slice(end))
}

/** Returns a part of a long text that shows the first match, cut between words. */
export function excerpt(text: string, pattern: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  const at = new RegExp(inJavaScript(pattern), 'iu').exec(plain)?.index ?? 0
  const start = at > BEFORE ? plain.indexOf(' ', at - BEFORE) + 1 : 0
  const rest = plain.slice(start)
  const end = rest.length > SHOWN ? rest.lastIndexOf(' ', SHOWN) : rest.length
  const passage = rest.slice(0, end > 0 ? end : SHOWN).toWellFormed()
  return `${start > 0 ? '… ' : ''}${passage}${end < rest.length ? ' …' : ''}`
}

function inJavaScript(pattern: string): string {
  return pattern.replaceAll('[:alnum:]', '\\p{L}\\p{N}\\p{M}')
}

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
}
