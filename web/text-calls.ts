import { compile, type Helper, usesOf } from '@satchel/messages/compile.ts'
import type { Texts } from './app-texts.ts'

/** A part of a program that was parsed. */
export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** A place in a program where a text stands, or what else a language decides. */
export interface TextCall {
  node: Node
  start: number
  end: number
  /** True if it stands in a template literal, whose `${` and `}` belong to it. */
  isInTemplate: boolean
  key: string
  /** The object with the values of the text. */
  values?: Node | undefined
  /** Names that the functions have here that texts call. */
  helpers: Readonly<Record<Helper, string>>
}

/** Part of a program: new code, or a range of what it was before. */
export type Piece = string | readonly [start: number, end: number]

/** Values that may be written more than once: names, fields of names, and literals. */
const REPEATABLE = /^(?:[\w$]+(?:\.[\w$]+)*|'[^'\\\n]*'|"[^"\\\n]*")$/
/** A value in code that isn’t put together yet. */
const PLACE = /\uE000(\d+)\uE000/

/** Returns all nodes below one, and itself, that a condition fits. */
export function nodesBelow(node: Node, fits: (node: Node) => boolean): Node[] {
  const below = Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((each) => nodesBelow(each, fits))
  return fits(node) ? [node, ...below] : below
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Returns the text of a string, however it is quoted. */
export function stringOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal') return String(node.value)
  const [quasi, ...others] = node?.type === 'TemplateLiteral' ? (node.quasis as Node[]) : []
  if (!quasi || others.length > 0) return undefined
  return (quasi.value as { cooked: string }).cooked
}

/** Returns a call as it stands in a program, with the template literal around it. */
export function callAt(
  code: string,
  node: Node,
  call: Pick<TextCall, 'key' | 'values' | 'helpers'>,
): TextCall {
  const { start, end } = node
  const isInTemplate = code.slice(start - 2, start) === '${' && code[end] === '}'
  return isInTemplate
    ? { ...call, node, isInTemplate, start: start - 2, end: end + 1 }
    : { ...call, node, isInTemplate, start, end }
}

/** Returns the calls that are in no other; all are in the order of their starts. */
export function outermost(calls: readonly TextCall[]): TextCall[] {
  let end = 0
  return calls.filter((call) => {
    if (call.start < end) return false
    end = call.end
    return true
  })
}

/** Returns a range of a program in which each call is replaced by its text. */
export function piecesWithin(
  code: string,
  [start, end]: readonly [number, number],
  calls: readonly TextCall[],
  texts: Texts,
): Piece[] {
  const pieces: Piece[] = []
  let at = start
  for (const call of outermost(calls.filter((each) => start <= each.start && each.end <= end))) {
    pieces.push([at, call.start], ...piecesOf(code, call, calls, texts))
    at = call.end
  }
  pieces.push([at, end])
  return pieces
}

/** Returns what a call is replaced by. */
function piecesOf(code: string, call: TextCall, calls: readonly TextCall[], texts: Texts): Piece[] {
  const parts = texts(call.key)
  if (!parts) throw new Error(`The catalogue has no message ${call.key}`)
  if (typeof parts === 'string') return [parts]
  const places: Node[] = []
  const place = (node: Node) => `\uE000${places.push(node) - 1}\uE000`
  const values = valuesOf(call.values)
  const isRepeatable = ({ start, end }: Node) => REPEATABLE.test(code.slice(start, end))
  const isSimple = [...usesOf(parts)].every(([name, count]) => {
    const value = values?.get(name)
    return value && (count === 1 || isRepeatable(value))
  })
  const write = (name: string) => {
    const value = values?.get(name)
    return value ? place(value) : 'undefined'
  }
  const written =
    isSimple || !call.values
      ? compile(parts, write, call.helpers)
      : `(($)=>${compile(parts, (name) => `$.${name}`, call.helpers)})(${place(call.values)})`
  const around = call.isInTemplate ? inTemplate(written) : written
  return around.split(PLACE).flatMap((part, index): Piece[] => {
    const value = index % 2 === 1 ? places[Number(part)] : undefined
    if (!value) return part ? [part] : []
    return piecesWithin(code, [value.start, value.end], calls, texts)
  })
}

/** Returns the values of a call by their names; undefined if they aren’t written one by one. */
function valuesOf(node: Node | undefined): Map<string, Node> | undefined {
  if (node?.type !== 'ObjectExpression') return undefined
  const fields = node.properties as Node[]
  if (fields.some(({ type, computed }) => type !== 'Property' || computed)) return undefined
  return new Map(
    fields.map(({ key, value }) => [
      String((key as Node).name ?? (key as Node).value),
      value as Node,
    ]),
  )
}

/** Returns an expression as part of a template literal. */
function inTemplate(expression: string): string {
  if (expression.startsWith('`')) return expression.slice(1, -1)
  if (!/^"(?:[^"\\]|\\.)*"$/.test(expression)) return `\${${expression}}`
  return JSON.parse(expression).replace(/[\\`]|\$(?=\{)/g, '\\$&')
}
