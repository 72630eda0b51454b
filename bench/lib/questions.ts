import type { Document } from './documents.ts'

export interface Question {
  kind: 'two rare words' | 'phrase' | 'cut word' | 'typo'
  query: string
  /** Index of the expected document. */
  document: number
}

/** Number of documents up to which a word is rare. */
const RARE_MAX = 3
const PHRASE_WORDS = 4
const WORD = /(?<![\p{L}\p{N}_])\p{L}{5,14}(?![\p{L}\p{N}_])/gu
const PHRASE = new RegExp(
  `(?<![\\p{L}\\p{N}_])\\p{L}{2,}(?: \\p{L}{2,}){${PHRASE_WORDS - 1}}(?![\\p{L}\\p{N}_])`,
  'gu',
)

/** Returns one question of each kind about each document with unique words; the same in each run. */
export function questionsFrom(documents: Document[]): Question[] {
  const words = documents.map(({ text }) => new Set(text.toLowerCase().match(WORD)))
  const counts = new Map<string, number>()
  for (const word of words.flatMap((some) => [...some]))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  const plain = documents.map(({ text }) => text.toLowerCase().replace(/\s+/g, ' '))
  return documents.flatMap(({ text }, document) => {
    const rare = [...(words[document] ?? [])].filter((word) => (counts.get(word) ?? 0) <= RARE_MAX)
    const one = rare[Math.floor(rare.length / 3)]
    const other = rare
      .slice(Math.floor((2 * rare.length) / 3))
      .find((word) => words.filter((some) => some.has(one ?? '') && some.has(word)).length === 1)
    const only = (phrase: string) => plain.filter((some) => some.includes(phrase)).length === 1
    const phrases = [...new Set(text.toLowerCase().match(PHRASE))]
    const phrase = phrases.slice(Math.floor(phrases.length / 2)).find(only)
    const questions: Question[] = []
    if (phrase) questions.push({ kind: 'phrase', query: `"${phrase}"`, document })
    if (!one || !other || one === other) return questions
    return [
      ...questions,
      { kind: 'two rare words', query: `${one} ${other}`, document },
      { kind: 'cut word', query: `${one} ${cut(other)}`, document },
      { kind: 'typo', query: `${mistype(one)} ${other}`, document },
    ]
  })
}

/** Cuts a word as if it were still being typed. */
function cut(word: string): string {
  return word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)))
}

/** Swaps, leaves out or doubles a letter inside the word. */
function mistype(word: string): string {
  const at = 1 + (word.length % (word.length - 3))
  const [before, first = '', second = '', after] = [
    word.slice(0, at),
    word[at],
    word[at + 1],
    word.slice(at + 2),
  ]
  const slips = [second + first, second, first + first + second]
  return before + slips[word.charCodeAt(0) % slips.length] + after
}
