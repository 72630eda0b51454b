export interface XmlBounds {
  /** The maximum length in characters. */
  characters: number
  /** The maximum depth of nested elements. */
  depth: number
  /** Elements, attributes, comments, instructions and CDATA sections, all together. */
  nodes: number
}

const NOT_XML = 'is not well-formed XML'

/**
 * Returns why a stranger's XML is not given to a parser, or undefined. A linear pass: it takes well-formed documents
 * without a document type alone, because parsers take minutes for deep nesting and for what is never closed.
 */
export function xmlFault(xml: string, bounds: XmlBounds): string | undefined {
  if (xml.length > bounds.characters) return `has more than ${bounds.characters} characters`
  const open: string[] = []
  let count = 0
  for (const { kind, name } of nodesOf(xml)) {
    count += kind === 'close' ? 0 : 1
    if (count > bounds.nodes) return `has more than ${bounds.nodes} elements and attributes`
    if (kind === 'open' && open.push(name) > bounds.depth)
      return `is nested more than ${bounds.depth} levels deep`
    if (kind === 'malformed' || (kind === 'close' && open.pop() !== name)) return NOT_XML
  }
  return open.length > 0 ? NOT_XML : undefined
}

interface Node {
  /** `leaf`: without content of its own. */
  kind: 'open' | 'close' | 'leaf' | 'malformed'
  name: string
}

const NAME = '[\\p{L}_][\\p{L}\\p{N}_.:-]*'
const TEXT = /[^<]*/y
const CLOSE = new RegExp(`</(${NAME})[ \\t\\r\\n]*>`, 'uy')
const OPEN = new RegExp(`<(${NAME})`, 'uy')
const ATTRIBUTE = new RegExp(
  `[ \\t\\r\\n]+${NAME}[ \\t\\r\\n]*=[ \\t\\r\\n]*(?:"[^"<]*"|'[^'<]*')`,
  'uy',
)
const END = /[ \t\r\n]*(\/?)>/y
/** Comments, CDATA sections and instructions, whose content isn't read. */
const SKIPPED = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>/y
const LEAF: Node = { kind: 'leaf', name: '' }
const MALFORMED: Node = { kind: 'malformed', name: '' }

/** Matches at the place it has come to, and moves on behind the match. */
type Next = (pattern: RegExp) => RegExpExecArray | null

function* nodesOf(xml: string): Generator<Node> {
  let at = 0
  const next: Next = (pattern) => {
    pattern.lastIndex = at
    const found = pattern.exec(xml)
    if (found) at = pattern.lastIndex
    return found
  }
  for (next(TEXT); at < xml.length; next(TEXT)) {
    const closed = next(CLOSE)
    if (closed) yield { kind: 'close', name: closed[1] ?? '' }
    else if (next(SKIPPED)) yield LEAF
    else yield* openTag(next)
  }
}

function* openTag(next: Next): Generator<Node> {
  const opened = next(OPEN)
  while (opened && next(ATTRIBUTE)) yield LEAF
  const end = opened && next(END)
  yield end ? { kind: end[1] ? 'leaf' : 'open', name: opened[1] ?? '' } : MALFORMED
}
