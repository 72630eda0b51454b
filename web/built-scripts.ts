import { createHash } from 'node:crypto'
import { HELPERS, type Helper } from '@satchel/messages/compile.ts'
import { parseAst, type Rolldown } from 'vite'
import type { Texts } from './app-texts.ts'
import { joined, mappingsOf, originsIn } from './source-pieces.ts'
import {
  callAt,
  type Node,
  nodesBelow,
  piecesWithin,
  stringOf,
  type TextCall,
} from './text-calls.ts'

/** A built script, with the places that a language decides. */
export interface Script {
  fileName: string
  code: string
  calls: readonly TextCall[]
  map: Rolldown.SourceMap | null
  origins: ReturnType<typeof originsIn>
}

/** A script in a language, in which others have the names that they were built by. */
export interface Written {
  code: string
  map: string | undefined
}

/** Names of scripts in a language, by those that they were built by. */
export type Names = ReadonlyMap<string, string>

const MARK = /^\$(?:language|version|problems)$/
const HAS_MARKS = /\$(?:text|language|version|problems)\b/
const NAME = /[\w.-]+-[\w-]{8}\.js/g
const HASH_LENGTH = 8

/** Takes a script apart. */
export function scriptOf({ fileName, code, map }: Rolldown.OutputChunk): Script {
  const calls = HAS_MARKS.test(code) ? callsIn(code) : []
  const origins = calls.length > 0 && map ? originsIn(code, map.mappings) : []
  return { fileName, code, calls, map, origins }
}

function callsIn(code: string): TextCall[] {
  const isMark = ({ type, name, callee }: Node) =>
    (type === 'Identifier' && MARK.test(String(name))) ||
    (type === 'CallExpression' && isText(callee as Node))
  return nodesBelow(parseAst(code) as unknown as Node, isMark)
    .map((node) =>
      callAt(code, node, node.type === 'Identifier' ? nameOf(node) : textOf(node, code)),
    )
    .toSorted((one, other) => one.start - other.start)
}

const isText = ({ object }: Node) => (object as Node | undefined)?.name === '$text'

const nameOf = ({ name }: Node) => ({ key: String(name), helpers: HELPERS })

function textOf(node: Node, code: string) {
  const { property, computed } = node.callee as Node
  const key = computed ? stringOf(property as Node) : String((property as Node).name)
  const [values, functions] = node.arguments as (Node | undefined)[]
  const fields = (functions?.properties ?? []) as { key: Node; value: Node }[]
  const helpers = Object.fromEntries(
    fields.map(({ key: { name }, value }) => [name, code.slice(value.start, value.end)]),
  ) as Record<Helper, string>
  return { key: key ?? '', values, helpers }
}

/** Writes a script in a language. */
export function writeScript({ code, calls, map, origins }: Script, texts: Texts): Written {
  const pieces = piecesWithin(code, [0, code.length], calls, texts)
  const written = joined(code, pieces)
  if (HAS_MARKS.test(written)) throw new Error(`A text isn’t written: ${HAS_MARKS.exec(written)}`)
  const mapped = map && { ...map, mappings: mappingsOf(code, pieces, origins) }
  return { code: written, map: mapped ? JSON.stringify(mapped) : undefined }
}

/** Returns the names of scripts in a language: as before where neither they nor what they load differs. */
export function namesOf(scripts: readonly Script[], written: ReadonlyMap<string, Written>): Names {
  const digests = new Map([...written].map(([name, { code }]) => [name, hashOf(code)]))
  const byName = new Map(scripts.map((script) => [baseOf(script.fileName), script]))
  const loads = new Map(
    scripts.map(({ fileName, code }) => [
      fileName,
      (code.match(NAME) ?? []).flatMap((name) => byName.get(name)?.fileName ?? []),
    ]),
  )
  return new Map(
    [...byName].map(([name, { fileName }]) => {
      const parts = [...reachable(fileName, loads)].flatMap((each) => digests.get(each) ?? [])
      return [
        name,
        parts.length === 0 ? name : renamed(name, hashOf([name, ...parts.sort()].join())),
      ]
    }),
  )
}

function reachable(from: string, loads: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set([from])
  for (const each of found) for (const next of loads.get(each) ?? []) found.add(next)
  return found
}

/** Returns a name with another hash, as long as the one before. */
const renamed = (name: string, hash: string) =>
  name.replace(/-[\w-]{8}\.js$/, `-${hash.slice(0, HASH_LENGTH)}.js`)

export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

const baseOf = (fileName: string) => fileName.replace(/^.*\//, '')

/** Returns a text in which scripts have their names in a language. They are as long as before, so that maps stay true. */
export function withNames(text: string, names: Names): string {
  return text.replace(NAME, (name) => names.get(name) ?? name)
}
