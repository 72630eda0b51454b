/** A lexeme as the index has it, without the tenant's part; `prefix` for all that begin with it. */
interface Lexeme {
  text: string
  prefix: boolean
}

/** One of these has to be there, or all of several. */
export type Group = (Lexeme | Lexeme[])[]

/** A word as the database reads it. */
export interface KnownWord {
  word: string
  /** Stems that the word's forms share in the known languages, where they differ from the word or forms don't begin with it. */
  stems: string[]
  isStop: boolean
}

/** Neighboring words written as one. */
interface Join {
  parts: string[]
  word: string
  stems: string[]
}

/** A word written as several; `runs` stand for these. */
interface Split {
  word: string
  parts: string[]
  runs: string[]
}

/** A text as the database reads it; `runs` stand for its neighboring words. */
export interface KnownText {
  words: KnownWord[]
  runs: string[]
  joins: Join[]
  splits: Split[]
  /** The whole text as one word, where signs hold it together, such as a hyphen. */
  joined: string | null
}

/** Another way to write a word: together with its neighbors, or as several. */
export interface Spelling {
  words: string[]
  runs: string[]
  /** True if the last word may go on. */
  prefix: boolean
}

/** A word that is looked for. */
export interface Term {
  word: string
  prefix: boolean
  stems: string[]
  /** The known words taken for it should it be mistyped. */
  likes: string[]
  /** Synonyms of the tenant, each of one word or more. */
  synonyms: string[][]
  spellings: Spelling[]
  /** True if it says so little that a match can do without it. */
  isOptional: boolean
}

/** Words that have to stand next to each other, as they are. */
export interface Phrase {
  words: string[]
  runs: string[]
  /** True if a very long text, of which not all runs are kept, may have them anywhere. */
  isLoose: boolean
  spellings: Spelling[]
}

/** All that a text has to have. */
export interface Words {
  terms: Term[]
  phrases: Phrase[]
}

export function hasWords({ terms, phrases }: Words): boolean {
  return terms.length + phrases.length > 0
}

/** The maximum number of words. */
const WORDS_MAX = 16
/** The length from which words match as prefixes, unless the person may still be typing. */
const PREFIX_MIN = 3
/** A word of one letter, with which words of nearly every document begin. */
const LETTER = /^[a-z0-9]$/
/** One character of a script without spaces; within a text it begins a pair. */
const CHARACTER = /^[\u3005-\u{3ffff}]$/u

export function termsOf(text: KnownText, hasPhrases = false): Term[] {
  const { words } = text
  const last = words.at(-1)?.word
  const distinct = [...new Map(words.map((one) => [one.word, one])).values()].slice(0, WORDS_MAX)
  const saysEnough =
    hasPhrases || distinct.some(({ word, isStop }) => !isStop && !LETTER.test(word))
  return distinct.map(({ word, stems, isStop }) => ({
    word,
    prefix: word.length >= PREFIX_MIN || word === last || CHARACTER.test(word),
    stems: isStop ? [] : stems,
    likes: [],
    synonyms: [],
    spellings: [...joinsOf(text, word), ...splitsOf(text, word)],
    isOptional: saysEnough && (isStop || (word === last && LETTER.test(word))),
  }))
}

/** Returns the words that a word is part of; they may go on where none of their parts is a word that says little. */
function joinsOf({ joins, words }: KnownText, word: string): Spelling[] {
  const stops = new Set(words.filter(({ isStop }) => isStop).map((one) => one.word))
  return joins
    .filter(({ parts }) => parts.includes(word))
    .flatMap(({ parts, word: joined, stems }) => [
      { words: [joined], runs: [], prefix: !parts.some((part) => stops.has(part)) },
      ...stems.map((stem) => ({ words: [stem], runs: [], prefix: false })),
    ])
}

function splitsOf({ splits }: KnownText, word: string): Spelling[] {
  return splits
    .filter((one) => one.word === word)
    .map(({ parts, runs }) => ({ words: parts, runs, prefix: false }))
}

export function phraseOf(text: KnownText): Phrase {
  const { words, runs, joined } = text
  const [only] = words.length === 1 ? words : []
  return {
    words: words.slice(0, WORDS_MAX).map(({ word }) => word),
    runs,
    isLoose: false,
    spellings: [
      ...(joined === null ? [] : [{ words: [joined], runs: [], prefix: false }]),
      ...(only ? splitsOf(text, only.word).filter(({ words: parts }) => parts.length > 1) : []),
    ],
  }
}

/** Every word has to be met: anywhere (`w`), or in the heading (`h`). */
export function wordGroups({ terms, phrases }: Words, kind: 'w' | 'h'): Group[] {
  return [
    ...terms.filter(({ isOptional }) => !isOptional).map((term) => termGroup(term, kind)),
    ...phrases.flatMap((phrase) => phraseGroups(phrase, kind)),
  ]
}

function termGroup(
  { word, prefix, stems, likes, synonyms, spellings }: Term,
  kind: 'w' | 'h',
): Group {
  const stemKind = kind === 'w' ? 's' : 'g'
  return [
    ...(LETTER.test(word) && prefix
      ? [{ text: `h${word}`, prefix }, lexeme(kind + word)]
      : [{ text: kind + word, prefix }]),
    ...stems.flatMap((stem) => [lexeme(kind + stem), lexeme(stemKind + stem)]),
    ...likes.map((like) => lexeme(kind + like)),
    ...synonyms.map((words) => words.map((one) => lexeme(kind + one))),
    ...spellingLexemes(spellings, kind),
  ]
}

function spellingLexemes(spellings: readonly Spelling[], kind: 'w' | 'h'): Lexeme[][] {
  return spellings.map(({ words, runs, prefix }) => [
    ...words.map((one, index) => ({
      text: kind + one,
      prefix: prefix && index === words.length - 1,
    })),
    ...runs.map((run) => ({ text: `p${run}`, prefix: run.length === PAIR_LENGTH })),
  ])
}

export function phraseGroups(
  { words, runs, isLoose, spellings }: Phrase,
  kind: 'w' | 'h' = 'w',
): Group[] {
  const others = spellingLexemes(spellings, kind)
  return [
    ...words.map((word) => [lexeme(kind + word), ...others]),
    ...runs.map((run) => [...runLexemes(run), ...(isLoose ? [lexeme('l')] : []), ...others]),
  ]
}

const PAIR_LENGTH = 6

/** A pair of words alone begins the runs of three; a text that was indexed before has pairs. */
function runLexemes(run: string): Lexeme[] {
  if (run.length === PAIR_LENGTH) return [{ text: `p${run}`, prefix: true }]
  return [lexeme(`p${run}`), lexeme(`p${run.slice(0, PAIR_LENGTH)}`)]
}

function lexeme(text: string): Lexeme {
  return { text, prefix: false }
}

/** A group of values (`v`), tags (`t`), owners (`o`), no value (`u`), or sixteenths (`b`). */
export function anyOf(kind: 'v' | 't' | 'o' | 'u' | 'b', texts: readonly string[]): Group {
  return texts.map((text) => lexeme(kind + text))
}

/** Requires all groups but one: of every two, at least one. */
export function allButOne(groups: Group[]): Group[] {
  return groups.flatMap((one, index) => groups.slice(index + 1).map((other) => [...one, ...other]))
}

/** The text of a tsquery for a group, in the lexemes of one tenant. */
export function queryOf(tenant: string, group: Group): string {
  const lexemeOf = ({ text, prefix }: Lexeme) => quoted(`${tenant}:${text}`) + (prefix ? ':*' : '')
  return group
    .map((one) => (Array.isArray(one) ? `(${one.map(lexemeOf).join(' & ')})` : lexemeOf(one)))
    .join(' | ')
}

/** The text of a tsquery for what has all of the groups. */
export function queryOfAll(tenant: string, groups: Group[]): string {
  return groups.map((group) => `(${queryOf(tenant, group)})`).join(' & ')
}

/** The text of a tsquery for a term in a heading, in its part of a weight if one is given. */
export function headingQuery(
  { word, prefix, stems, likes, synonyms, spellings }: Omit<Term, 'isOptional'>,
  weight: 'A' | 'B' | 'C' | '',
): string {
  const flags = (prefix ? '*' : '') + weight
  const others = [...stems.flatMap((stem) => [stem, `~${stem}`]), ...likes]
  const exactly = (text: string) => quoted(text) + (weight && `:${weight}`)
  return [
    quoted(word) + (flags && `:${flags}`),
    ...others.map(exactly),
    ...[...synonyms, ...spellings.map(({ words }) => words)].map(
      (words) => `(${words.map(exactly).join(' & ')})`,
    ),
  ].join(' | ')
}

/** A lexeme as the text of a tsquery has it. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`
}
