import type { Plugin } from 'vite'

/** Fields of an endpoint that the server and its reference read, but not the browser. */
const UNREAD = new Set(['summary', 'description', 'params', 'query', 'body', 'reply', 'limit'])

interface Part {
  start: number
  end: number
  instead?: string
}

interface Node extends Omit<Part, 'instead'> {
  type: string
  [key: string]: unknown
}

/** Removes from the built app what the browser never reads: most fields of endpoints, and of schemas all but enums. */
export const lightContract: Plugin = {
  name: 'light-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/src\/.*\.ts$/ },
    handler(code) {
      const program = this.parse(code, { lang: 'ts' }) as unknown as Node
      const unread = nodesOf(program).flatMap(unreadOf)
      const outermost = unread.filter((part) => !unread.some((other) => isInside(part, other)))
      const fromTheEnd = outermost.sort((one, other) => other.start - one.start)
      return { code: fromTheEnd.reduce(without, code), map: null }
    },
  },
}

/** Returns a node and all its descendants. */
function nodesOf(node: Node): Node[] {
  return [node, ...Object.values(node).flat().filter(isNode).flatMap(nodesOf)]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function unreadOf(node: Node): Part[] {
  const { type, callee, start, end } = node
  // A schema's properties are read by other schemas alone.
  if (type === 'MemberExpression' && isNamed(node.property, 'properties'))
    return [{ start, end, instead: '({})' }]
  if (type !== 'CallExpression' || !isNode(callee)) return []
  const input = node.arguments as Node[]
  if (callee.name === 'endpoint') return input.flatMap(unreadFields)
  const isSchema = isNamed(callee.object, 'Type') && !isNamed(callee.property, 'Enum')
  return isSchema ? input : []
}

function unreadFields({ properties }: Node): Node[] {
  return (properties as (Node & { key?: Node })[]).filter(({ key }) =>
    UNREAD.has(String(key?.name)),
  )
}

function isNamed(node: unknown, name: string): boolean {
  return isNode(node) && node.name === name
}

function isInside(part: Part, other: Part): boolean {
  return part !== other && other.start <= part.start && part.end <= other.end
}

/** Cuts a part with the comma after it, or replaces it. */
function without(code: string, { start, end, instead }: Part): string {
  const rest = code.slice(end)
  return code.slice(0, start) + (instead ?? '') + (instead ? rest : rest.replace(/^\s*,/, ''))
}
