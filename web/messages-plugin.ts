import { fileURLToPath } from 'node:url'
import { fileOf } from '@satchel/messages/catalogue.ts'
import { HELPERS, type Helper } from '@satchel/messages/compile.ts'
import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { constantsIn, helpersOf, sourcesOf, textsIn } from './app-texts.ts'
import { joined } from './source-pieces.ts'
import {
  callAt,
  type Node,
  nodesBelow,
  outermost,
  piecesWithin,
  stringOf,
  type TextCall,
} from './text-calls.ts'

const RUNTIME = fileURLToPath(new URL('src/lib/format/message-parts.ts', import.meta.url))
const WITH_TEXTS = { id: /\.tsx?(\?.*)?$/, code: '@satchel/messages/t.ts' }
const PROBLEMS = { id: /lib\/problem-texts\.ts$/ }

/**
 * Replaces each `t('key', { … })` by the text of a language, or by an expression that writes it: for development, tests
 * and the pages of visitors.
 */
export function messages(language: string): Plugin {
  let texts = textsIn(language)
  return {
    name: 'messages',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.APP_LANGUAGE': JSON.stringify(language) } }),
    buildStart() {
      texts = textsIn(language)
      for (const source of sourcesOf(language)) this.addWatchFile(fileOf(source))
    },
    load: {
      filter: PROBLEMS,
      handler: () => problemTexts(constantsIn(language).$problems),
    },
    transform: {
      filter: WITH_TEXTS,
      handler(code, id) {
        const calls = callsIn(code, this.parse(code, { lang: langOf(id) }) as unknown as Node)
        const written = new MagicString(code)
        for (const call of outermost(calls)) {
          const { start, end } = call
          const pieces = piecesWithin(code, [start, end], calls, texts)
          written.overwrite(start, end, joined(code, pieces))
        }
        const source = written.toString()
        return withHelpers(
          written,
          HELPER_NAMES.filter((name) => source.includes(`${HELPERS[name]}(`)),
        )
      },
    },
  }
}

/**
 * Names each text by its key, `$text["links.copied"]({ count }, { plural })`, and what else a language decides by a name,
 * so that the app is built once for all languages; `in-each-language.ts` writes it in each. Nothing of it is evaluated
 * before, as a constant would be.
 */
export function markedMessages(languages: readonly string[]): Plugin {
  const texts = languages.map(textsIn)
  return {
    name: 'marked-messages',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.APP_LANGUAGE': '$language' } }),
    load: { filter: PROBLEMS, handler: () => problemTexts('$problems') },
    transform: {
      filter: WITH_TEXTS,
      handler(code, id) {
        const calls = callsIn(code, this.parse(code, { lang: langOf(id) }) as unknown as Node)
        const written = new MagicString(code)
        const used = new Set<Helper>()
        for (const { node, key, values } of calls) {
          const helpers = helpersOf(key, texts)
          for (const helper of helpers) used.add(helper)
          const named = helpers.map((helper) => `${helper}:${HELPERS[helper]}`).join()
          const { end } = (node.arguments as Node[])[0] ?? node
          const mark = `/* @__PURE__ */ $text[${JSON.stringify(key)}](`
          written.overwrite(node.start, values?.start ?? end, mark)
          if (values && named) written.appendLeft(values.end, `,{${named}}`)
        }
        return withHelpers(
          written,
          HELPER_NAMES.filter((name) => used.has(name)),
        )
      },
    },
  }
}

/** Writes the module of sentences on problems, which a language decides. */
const problemTexts = (table = '{}') => `export const PROBLEM_TEXTS = ${table}`

const HELPER_NAMES = Object.keys(HELPERS) as Helper[]

const langOf = (id: string) => (id.split('?')[0]?.endsWith('x') ? 'tsx' : 'ts')

/** Returns the calls of `t` in a source, in its order. */
function callsIn(code: string, program: Node): TextCall[] {
  const isCall = ({ type, callee }: Node) =>
    type === 'CallExpression' && (callee as Node).name === 't'
  const calls = nodesBelow(program, isCall).map((node) => {
    const [name, values] = node.arguments as (Node | undefined)[]
    const key = stringOf(name)
    if (key === undefined)
      throw new Error(`The key has to be written here: ${code.slice(node.start, node.end)}`)
    return callAt(code, node, { key, values, helpers: HELPERS })
  })
  return calls.toSorted((one, other) => one.start - other.start)
}

/** Returns a source with the functions that its texts call, and the map of its changes; null if it has no texts. */
function withHelpers(written: MagicString, helpers: readonly Helper[]) {
  if (!written.hasChanged()) return null
  const names = helpers.map((name) => `${name} as ${HELPERS[name]}`)
  if (names.length > 0) written.prepend(`import { ${names.join(', ')} } from '${RUNTIME}'\n`)
  return { code: written.toString(), map: written.generateMap({ hires: true }) }
}
