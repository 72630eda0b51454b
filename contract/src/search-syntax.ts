import type { Category } from './taxonomy.ts'

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

/** What `is:` takes. */
export const STATES = ['shared', 'unused', 'expired', 'favorite'] as const
export type State = (typeof STATES)[number]

/** One operator as typed: `tag:price,"trade show"` has two values, of which one is enough. */
export interface Operator {
  name: OperatorName
  values: string[]
  /** Whether a minus stood before it. */
  isExcluded: boolean
}

/** What a person typed, taken apart. */
export interface SearchSyntax {
  /** Words that may stand anywhere, in their order and separated by spaces. */
  words: string
  /** Texts in quotes: their words stand next to each other. */
  phrases: string[]
  /** Words and phrases after a minus. */
  excluded: string[]
  operators: Operator[]
  /** All but the words, as typed. */
  others: string[]
}

const VALUE = `(?:"[^"]*"?|[^\\s",]+)`
const TOKEN = new RegExp(`-?(?:([a-z]+):(${VALUE}(?:,${VALUE})*)?|"([^"]*)"?)|\\S+`, 'giu')

/**
 * Reads the words, quoted phrases, `-` and operators of a search. Never fails: a quote without its end goes on to the
 * end, an operator without a value is still being typed and says nothing, and unknown ones are words.
 */
export function parseSearch(text: string): SearchSyntax {
  const words: string[] = []
  const syntax: SearchSyntax = { words: '', phrases: [], excluded: [], operators: [], others: [] }
  for (const [whole, name = '', values, phrase] of text.matchAll(TOKEN)) {
    const isExcluded = whole.startsWith('-')
    const operator = name.toLowerCase()
    if (isOperator(operator)) {
      const isTyped = values !== undefined
      if (isTyped) syntax.operators.push({ name: operator, values: valuesOf(values), isExcluded })
    } else if (isExcluded) syntax.excluded.push(phrase ?? whole.slice(1))
    else if (phrase !== undefined) syntax.phrases.push(phrase)
    else {
      words.push(whole)
      continue
    }
    syntax.others.push(whole)
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

function isOperator(name: string): name is OperatorName {
  return (OPERATORS as readonly string[]).includes(name)
}

/** An operator as it is typed, with quotes where the value needs them. */
export function operatorText(name: OperatorName, value: string): string {
  return `${name}:${/[\s,"]/.test(value) ? `"${value.replaceAll('"', '')}"` : value}`
}
