import type { Attributes } from './span.ts'

const TEXT_MAX = 2_000
const KEPT_MAX = 1_000
const LITERAL = /'(?:[^']|'')*'|--[^\n]*/g
const NUMBER = /(?<![\w$."])\d+(?:\.\d+)?\b/g
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]+"?(?:\."?[a-z_]+)?)/i

export interface Statement {
  /** The operation and its first table, as `SELECT item`. */
  name: string
  attributes: Attributes
}

const described = new Map<string, Statement>()

/** Returns what a trace shows of a statement: its text with `?` for each value that stands in it. */
export function describeStatement(text: string): Statement {
  const cached = described.get(text)
  if (cached) return cached
  const statement = describe(text)
  if (described.size < KEPT_MAX) described.set(text, statement)
  return statement
}

function describe(text: string): Statement {
  const operation = /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'QUERY'
  const table = TABLE.exec(text)?.[1]?.replaceAll('"', '')
  const safeText = text
    .replace(LITERAL, '?')
    .replace(NUMBER, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, TEXT_MAX)
  return {
    name: table ? `${operation} ${table}` : operation,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': safeText,
    },
  }
}
