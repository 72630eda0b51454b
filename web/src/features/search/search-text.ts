import { type Operator, readTokens } from '@satchel/contract/search/syntax.ts'

/** A typed operator, with the search without it. */
export interface TypedOperator extends Operator {
  without: string
}

/** Splits a search as chips show it: the words together, and each operator by itself. */
export function readText(text: string): { words: string; operators: TypedOperator[] } {
  const tokens = readTokens(text)
  const join = (some: typeof tokens) => some.map((token) => token.text).join(' ')
  return {
    words: join(tokens.filter(({ name }) => !name)),
    operators: tokens.flatMap(({ operator }, index) =>
      operator ? [{ ...operator, without: join(tokens.toSpliced(index, 1)) }] : [],
    ),
  }
}

/** Returns the text with only its operators. */
export function withoutWords(text: string): string {
  const tokens = readTokens(text).filter(({ name }) => name)
  return tokens.map((token) => token.text).join(' ')
}
