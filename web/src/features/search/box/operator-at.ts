import {
  OPERATORS,
  type OperatorName,
  operatorText,
  readTokens,
} from '@satchel/contract/search/syntax.ts'

/** An operator being typed: its name, or a value. */
export type OperatorAt = (
  | { part: 'name'; names: OperatorName[] }
  | { part: 'value'; name: OperatorName }
) & {
  /** Typed beginning of the operator. */
  typed: string
  /** Start of the text that a completion replaces. */
  start: number
  end: number
}

const NAME_MIN = 2

/** Returns the operator at the caret that could be completed. */
export function operatorAt(text: string, caret: number): OperatorAt | null {
  const token = readTokens(text).find(({ start, end }) => start < caret && caret <= end)
  if (!token) return null
  const { name, start, end } = token
  if (name) return valueAt(text, caret, { name, start, end })
  const from = token.text.startsWith('-') ? start + 1 : start
  const typed = text.slice(from, end).toLowerCase()
  const names = OPERATORS.filter((each) => each.startsWith(typed))
  const isTyping = caret === end && typed.length >= NAME_MIN && names.length > 0
  return isTyping ? { part: 'name', names, typed, start: from, end } : null
}

interface Place {
  name: OperatorName
  start: number
  end: number
}

function valueAt(text: string, caret: number, { name, start, end }: Place): OperatorAt | null {
  const list = text.indexOf(':', start) + 1
  if (caret < list) return null
  // Commas inside quotes belong to a value.
  const values = [...text.slice(list, end).matchAll(/(?:"[^"]*"?|[^",])+|(?<=,)$|^$/g)]
  const value = values.find(
    ({ index, 0: each }) => list + index <= caret && caret <= list + index + each.length,
  )
  if (!value) return null
  const [given] = value
  const isClosed = given.length > 1 && given.endsWith('"')
  if (isClosed) return null
  const from = list + value.index
  const typed = text.slice(from, caret).replaceAll('"', '')
  return { part: 'value', name, typed, start: from, end: from + given.length }
}

export interface TypedText {
  text: string
  caret: number
}

/** Returns the text with the operator's name completed, ready for its value. */
export function withName(text: string, { start, end }: OperatorAt, name: OperatorName): TypedText {
  const before = `${text.slice(0, start)}${name}:`
  return { text: before + text.slice(end), caret: before.length }
}

/** Returns the text with a value completed, and a space after it. */
export function withValue(text: string, at: OperatorAt, value: string): TypedText {
  if (at.part === 'name') return { text, caret: text.length }
  const quoted = operatorText(at.name, value).slice(at.name.length + 1)
  const rest = text.slice(at.end)
  const before = text.slice(0, at.start) + quoted
  const gap = /^[\s,]/.test(rest) ? '' : ' '
  return { text: before + gap + rest, caret: before.length + 1 }
}
