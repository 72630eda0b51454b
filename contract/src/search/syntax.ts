import type { Category } from '../taxonomy.ts'

/** The operators that stand for a category. */
export const CATEGORY_OPERATORS = {
  type: 'contentType',
  stage: 'funnelStage',
  product: 'contentProduct',
  industry: 'contentIndustry',
  region: 'contentRegion',
} as const satisfies Record<string, Category>
export type CategoryOperator = keyof typeof CATEGORY_OPERATORS

export const OPERATORS = [
  'type',
  'stage',
  'product',
  'industry',
  'region',
  'tag',
  'by',
  'in',
  'is',
  'after',
  'before',
] as const
export type OperatorName = (typeof OPERATORS)[number]

/** Value that a category's operator takes for items without a value, unless a value has that name. */
export const NO_VALUE = 'none'

/** Values that `is:` takes. */
export const STATES = ['shared', 'unused', 'expired', 'favorite'] as const
export type State = (typeof STATES)[number]

/** One operator as typed: `tag:price,"trade show"` has two values, one of which is enough. */
export interface Operator {
  name: OperatorName
  values: string[]
  /** True if a minus came before it. */
  isExcluded: boolean
}

/** Parsed text of a search. */
export interface SearchSyntax {
  /** Words to match anywhere, in order and separated by spaces. */
  words: string
  /** Quoted texts, whose words must be adjacent. */
  phrases: string[]
  /** Words and phrases after a minus. */
  excluded: string[]
  operators: Operator[]
  /** Parts other than the words, as typed. */
  others: string[]
}

const VALUE = `(?:"[^"]*"?|[^\\s",]+)`
const TOKEN = new RegExp(`-?(?:([a-z]+):(${VALUE}(?:,${VALUE})*,?)?|"([^"]*)"?)|\\S+`, 'giu')

/** A piece of the typed text, and its position. */
export interface SearchToken {
  text: string
  start: number
  end: number
  /** Parsed operator; null for words and for an operator without a value. */
  operator: Operator | null
  /** An operator's name, also if no value is typed yet. */
  name: OperatorName | null
  phrase: string | null
}

/** Splits a search at the spaces outside quotes. */
export function readTokens(text: string): SearchToken[] {
  return [...text.matchAll(TOKEN)].map((match) => {
    const [whole, typed = '', values, phrase = null] = match
    const name = OPERATORS.find((each) => each === typed.toLowerCase()) ?? null
    const isExcluded = whole.startsWith('-')
    return {
      text: whole,
      start: match.index,
      end: match.index + whole.length,
      operator:
        name && values !== undefined ? { name, values: valuesOf(values), isExcluded } : null,
      name,
      phrase,
    }
  })
}

/**
 * Parses the words, quoted phrases, `-` and operators of a search. Never fails: an unclosed quote extends to the end,
 * an operator without a value is still being typed and is ignored, and unknown ones are words.
 */
export function parseSearch(text: string): SearchSyntax {
  const words: string[] = []
  const syntax: SearchSyntax = { words: '', phrases: [], excluded: [], operators: [], others: [] }
  for (const { text: whole, operator, name, phrase } of readTokens(text)) {
    const isWord = !name && phrase === null && !whole.startsWith('-')
    if (isWord) words.push(whole)
    else syntax.others.push(whole)
    if (operator) syntax.operators.push(operator)
    else if (whole.startsWith('-') && !name) syntax.excluded.push(phrase ?? whole.slice(1))
    else if (phrase !== null && !name) syntax.phrases.push(phrase)
  }
  const isText = (one: string) => one.trim() !== ''
  return {
    ...syntax,
    words: words.join(' '),
    phrases: syntax.phrases.filter(isText),
    excluded: syntax.excluded.filter(isText),
  }
}

function valuesOf(list: string): string[] {
  const values = list.match(new RegExp(VALUE, 'gu')) ?? []
  return values.map((value) => value.replaceAll('"', '').trim()).filter((value) => value !== '')
}

/** Returns an operator as typed, with quotes if the value needs them. */
export function operatorText(name: OperatorName, value: string): string {
  return `${name}:${/[\s,"]/.test(value) ? `"${value.replaceAll('"', '')}"` : value}`
}
