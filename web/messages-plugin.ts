import { fileURLToPath } from 'node:url'
import { PSEUDO_LANGUAGE } from '@satchel/contract/languages.ts'
import { fileOf, partsOf, readCatalogue } from '@satchel/messages/catalogue.ts'
import { compile, HELPERS, usesOf } from '@satchel/messages/compile.ts'
import { pseudoParts } from '@satchel/messages/pseudo.ts'
import MagicString from 'magic-string'
import type { Plugin } from 'vite'

const RUNTIME = fileURLToPath(new URL('src/lib/format/message-parts.ts', import.meta.url))
const MODULE = '@satchel/messages/t.ts'
/** Values that may be written more than once: names, fields of names, and literals. */
const REPEATABLE = /^(?:[\w$]+(?:\.[\w$]+)*|'[^'\\\n]*'|"[^"\\\n]*")$/

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/**
 * Replaces each `t('key', { … })` by the text of a language, or by an expression that writes it: the app carries the texts
 * that its pages show, and neither a catalogue nor a parser.
 */
export function messages(language: string): Plugin {
  const isPseudo = language === PSEUDO_LANGUAGE
  const sources = isPseudo || language === 'en' ? ['en'] : [language, 'en']
  let texts: Record<string, string> = {}
  return {
    name: 'messages',
    enforce: 'pre',
    buildStart() {
      texts = Object.assign({}, ...sources.toReversed().map(readCatalogue))
      for (const source of sources) this.addWatchFile(fileOf(source))
    },
    transform: {
      filter: { id: /\.tsx?(\?.*)?$/, code: MODULE },
      handler(code, id) {
        const lang = id.split('?')[0]?.endsWith('x') ? 'tsx' : 'ts'
        const calls = callsIn(this.parse(code, { lang }) as unknown as Node)
        if (calls.length === 0) return null
        const written = new MagicString(code)
        for (const call of outermost(calls))
          written.overwrite(call.start, call.end, textOf(code, call, calls, texts, isPseudo))
        const names = Object.values(HELPERS).filter((name) =>
          written.toString().includes(`${name}(`),
        )
        const helpers = names.map((name) => `${name.slice(1)} as ${name}`)
        if (helpers.length > 0)
          written.prepend(`import { ${helpers.join(', ')} } from '${RUNTIME}'\n`)
        return { code: written.toString(), map: written.generateMap({ hires: true }) }
      },
    },
  }
}

/** Returns all calls of `t` below a node. */
function callsIn(node: Node): Node[] {
  const below = Object.values(node).flat().filter(isNode).flatMap(callsIn)
  const isCall = node.type === 'CallExpression' && (node.callee as Node).name === 't'
  return isCall ? [node, ...below] : below
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

const isInside = (one: Node, other: Node) =>
  one !== other && other.start <= one.start && one.end <= other.end

const outermost = (calls: Node[]) =>
  calls.filter((call) => !calls.some((other) => isInside(call, other)))

/** Returns what a call is replaced by. */
function textOf(
  code: string,
  call: Node,
  calls: Node[],
  texts: Record<string, string>,
  isPseudo: boolean,
): string {
  const [key, values] = call.arguments as (Node | undefined)[]
  const text = key?.type === 'Literal' ? texts[String(key.value)] : undefined
  if (text === undefined)
    throw new Error(`The catalogue has no message ${code.slice(call.start, call.end)}`)
  const parts = isPseudo ? pseudoParts(partsOf(text)) : partsOf(text)
  if (!values) return compile(parts, (name) => `undefined /* ${name} */`)
  const sourceOf = (node: Node) => withTexts(code, node, calls, texts, isPseudo)
  const uses = usesOf(parts)
  const fields = (values.properties as Node[] | undefined) ?? []
  const sources = new Map(
    fields.map(({ key: name, value }) => [String((name as Node).name), sourceOf(value as Node)]),
  )
  const isSimple = [...uses].every(
    ([name, count]) => count === 1 || REPEATABLE.test(sources.get(name) ?? ''),
  )
  const isPlain =
    values.type === 'ObjectExpression' && fields.every(({ type }) => type === 'Property')
  if (isPlain && isSimple) return `(${compile(parts, (name) => bracketed(sources.get(name)))})`
  return `(($)=>${compile(parts, (name) => `$.${name}`)})(${sourceOf(values)})`
}

const bracketed = (source = 'undefined') => (REPEATABLE.test(source) ? source : `(${source})`)

/** Returns the source of a node, in which calls of `t` are replaced too. */
function withTexts(
  code: string,
  node: Node,
  calls: Node[],
  texts: Record<string, string>,
  isPseudo: boolean,
): string {
  const within = outermost(calls.filter((call) => call === node || isInside(call, node)))
  let [source, at] = ['', node.start]
  for (const call of within) {
    source +=
      code.slice(at, call.start) +
      textOf(
        code,
        call,
        calls.filter((each) => isInside(each, call)),
        texts,
        isPseudo,
      )
    at = call.end
  }
  return source + code.slice(at, node.end)
}
