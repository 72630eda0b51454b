import type { Plugin } from 'vite'

/** The fields of an endpoint that the server and its reference read, but not the browser. */
const UNREAD = new Set(['summary', 'params', 'query', 'body', 'reply', 'limit'])

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Leaves out of the built app what the browser never reads of an endpoint, and with it schemas nobody uses. */
export const lightContract: Plugin = {
  name: 'light-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/src\/.*\.ts$/ },
    handler(code) {
      const program = this.parse(code, { lang: 'ts' }) as unknown as Node
      const unread = nodesOf(program).filter(isEndpoint).flatMap(unreadOf)
      return { code: unread.toReversed().reduce(without, code), map: null }
    },
  },
}

/** Returns a node and all in it, in the order of the text. */
function nodesOf(node: Node): Node[] {
  return [node, ...Object.values(node).flat().filter(isNode).flatMap(nodesOf)]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function isEndpoint({ type, callee }: Node): boolean {
  return type === 'CallExpression' && isNode(callee) && callee.name === 'endpoint'
}

function unreadOf(call: Node): Node[] {
  const [definition] = call.arguments as { properties: (Node & { key?: { name?: string } })[] }[]
  return definition?.properties.filter(({ key }) => UNREAD.has(key?.name ?? '')) ?? []
}

/** Cuts a part with the comma after it. */
function without(code: string, { start, end }: Node): string {
  return code.slice(0, start) + code.slice(end).replace(/^\s*,/, '')
}
