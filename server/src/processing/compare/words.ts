import { diffArrays } from 'diff'

// What changed in the words of a document: they are compared in one row over all pages, so that words that only moved on
// to the next page are no change.

/** Words that became others, and the page of the later version on which. */
export interface WordChange {
  page: number
  from: string
  to: string
}

interface Word {
  text: string
  page: number
}

interface Hunk {
  from: Word[]
  to: Word[]
  page: number
}

/** The number of words that may differ, beyond which a comparison would take seconds. */
const EDITS_MAX = 3_000
/** The least number of words that are recognized where they moved to. */
const MOVED_MIN = 4
/** The longest text of a change, in characters. */
const TEXT_MAX = 300

/** Scripts without spaces between words are compared by character. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`
const WORD = new RegExp(`[${UNSPACED}]|[^\\s${UNSPACED}]+`, 'gu')
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]$`, 'u')

/** Returns the changes in order; undefined if so much differs that words can't be told apart. */
export function wordChanges(before: string[], after: string[]): WordChange[] | undefined {
  const same = pagesInBoth(before, after)
  const [left, right] = [wordsOf(before, same), wordsOf(after, same)]
  const hunks = hunksOf(left, right)
  const pages = { before: before.length, after: after.length }
  return hunks && withoutMoved(hunks.filter((hunk) => !isPageNumber(hunk, pages))).flatMap(byPage)
}

/** Returns texts that one page has in either version: these moved at most. */
function pagesInBoth(before: string[], after: string[]): Set<string> {
  const [left, right] = [onlyOnce(before), onlyOnce(after)]
  return left.intersection(right)
}

function onlyOnce(texts: string[]): Set<string> {
  const counts = Map.groupBy(texts, (text) => text)
  return new Set([...counts].filter(([, pages]) => pages.length === 1).map(([text]) => text))
}

function wordsOf(pages: string[], but: Set<string>): Word[] {
  return pages.flatMap((text, index) =>
    but.has(text) ? [] : (text.match(WORD) ?? []).map((word) => ({ text: word, page: index + 1 })),
  )
}

function hunksOf(left: Word[], right: Word[]): Hunk[] | undefined {
  const texts = (words: Word[]) => words.map(({ text }) => text)
  const parts = diffArrays(texts(left), texts(right), { maxEditLength: EDITS_MAX })
  if (!parts) return undefined
  const hunks: Hunk[] = []
  let hunk: Hunk | undefined
  let [i, j] = [0, 0]
  for (const { added, removed, count } of parts) {
    if (added || removed) {
      hunk ??= { from: [], to: [], page: (right[j] ?? right[j - 1])?.page ?? 1 }
      if (removed) hunk.from.push(...left.slice(i, i + count))
      else hunk.to.push(...right.slice(j, j + count))
    } else if (hunk) {
      hunks.push(hunk)
      hunk = undefined
    }
    if (!added) i += count
    if (!removed) j += count
  }
  return hunk ? [...hunks, hunk] : hunks
}

/** Tells whether the only change is the number of a page, or of all pages. */
function isPageNumber({ from, to }: Hunk, pages: { before: number; after: number }): boolean {
  const [one, other] = [from[0], to[0]]
  if (!one || !other || from.length !== 1 || to.length !== 1) return false
  const isOwn = one.text === String(one.page) && other.text === String(other.page)
  return isOwn || (one.text === String(pages.before) && other.text === String(pages.after))
}

/** Leaves out words that stand elsewhere as they were. */
function withoutMoved(hunks: Hunk[]): Hunk[] {
  const removed = new Map<string, number>()
  const added = new Map<string, number>()
  for (const { from, to } of hunks) {
    if (to.length === 0) count(removed, from)
    if (from.length === 0) count(added, to)
  }
  const take = (counts: Map<string, number>, key: string): boolean => {
    const left = counts.get(key) ?? 0
    counts.set(key, left - 1)
    return left > 0
  }
  return hunks.filter(({ from, to }) => {
    const words = to.length === 0 ? from : from.length === 0 ? to : []
    if (words.length < MOVED_MIN) return true
    return !take(to.length === 0 ? added : removed, joined(words))
  })
}

function count(counts: Map<string, number>, words: Word[]): void {
  const key = joined(words)
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Returns the change of each page that a hunk reaches. */
function byPage({ from, to, page }: Hunk): WordChange[] {
  if (to.length === 0) return [{ page, from: cut(joined(from)), to: '' }]
  const parts = [...Map.groupBy(to, (word) => word.page)]
  return parts.map(([at, words], index) => ({
    page: at,
    from: index === 0 ? cut(joined(from)) : '',
    to: cut(joined(words)),
  }))
}

function joined(words: Word[]): string {
  let text = ''
  let wasUnspaced = true
  for (const { text: word } of words) {
    const isUnspaced = IS_UNSPACED.test(word)
    text += text && !(wasUnspaced && isUnspaced) ? ` ${word}` : word
    wasUnspaced = isUnspaced
  }
  return text
}

function cut(text: string): string {
  if (text.length <= TEXT_MAX) return text
  return `${text.slice(0, TEXT_MAX - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
