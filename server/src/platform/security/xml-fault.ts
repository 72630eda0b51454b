export interface XmlBounds {
  /** Its maximum length. */
  characters: number
  /** How many elements may be inside each other. */
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
/** What is skipped from its first to its last characters. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const
const LEAF: Node = { kind: 'leaf', name: '' }
const MALFORMED: Node = { kind: 'malformed', name: '' }

function* nodesOf(xml: string): Generator<Node> {
  let at = 0
  const next = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(xml)
    if (found) at = pattern.lastIndex
    return found
  }
  for (next(TEXT); at < xml.length; next(TEXT)) {
    const skipped = SKIPPED.find(([start]) => xml.startsWith(start, at))
    const closed = next(CLOSE)
    if (skipped) {
      const [start, end] = skipped
      const found = xml.indexOf(end, at + start.length)
      at = found + end.length
      yield found === -1 ? MALFORMED : LEAF
    } else if (closed) yield { kind: 'close', name: closed[1] ?? '' }
    else {
      const opened = next(OPEN)
      while (opened && next(ATTRIBUTE)) yield LEAF
      const end = opened && next(END)
      yield end ? { kind: end[1] ? 'leaf' : 'open', name: opened[1] ?? '' } : MALFORMED
    }
  }
}
