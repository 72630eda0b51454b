import { readFileSync, writeFileSync } from 'node:fs'
import type { Example } from '../src/reference/examples.ts'

const FILE = new URL('../src/reference/examples.json', import.meta.url)
/** Long texts, such as tokens, are cut to this many characters. */
const LONGEST = 200
/** Lists keep this many entries. */
const ENTRIES = 2

/** Ids that took the place of real ones, so that each recording is the same. */
const ids = new Map<string, string>()

/** Writes recorded calls, by the names of their operations, beside those of operations that weren't called. */
export function writeExamples(recorded: Readonly<Record<string, Example>>): void {
  const before: Record<string, Example> = JSON.parse(readFileSync(FILE, 'utf8'))
  const readable = Object.entries(recorded).map(([name, example]) => [name, short(example)])
  const all = Object.entries({ ...before, ...Object.fromEntries(readable) })
  const sorted = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(FILE, `${JSON.stringify(sorted, undefined, 2)}\n`)
}

function short(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, ENTRIES).map(short)
  if (typeof value === 'string') return steady(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, short(part)]))
}

function steady(text: string): string {
  const replaced = text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
    const other = ids.get(id) ?? `019a5b0d-3f10-7b1e-9a3b-${String(ids.size + 1).padStart(12, '0')}`
    ids.set(id, other)
    return other
  })
  return replaced.length > LONGEST ? `${replaced.slice(0, LONGEST)}…` : replaced
}
