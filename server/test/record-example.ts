import { readFileSync, writeFileSync } from 'node:fs'
import type { Example } from '../src/reference/examples.ts'

const FILE = new URL('../src/reference/examples.json', import.meta.url)
const CODES = new URL('../src/reference/problem-codes.json', import.meta.url)
/** Long texts, such as tokens, are cut to this many characters. */
const LONGEST = 200
/** Examples with more characters are left out: documents on all of the API. */
const LARGEST = 8_000
/** Lists keep this many entries. */
const ENTRIES = 2

/** Ids that took the place of real ones, so that each recording is the same. */
const ids = new Map<string, string>()

/** Calls by the names of their operations. */
type Examples = Readonly<Record<string, Example>>

/**
 * Writes recorded calls, beside those of operations that weren't called. Of `others`, collected from other tests, only what
 * there is no example of yet.
 */
export function writeExamples(recorded: Examples, others: Examples): void {
  const before: Examples = JSON.parse(readFileSync(FILE, 'utf8'))
  const readable = (examples: Examples): Examples =>
    Object.fromEntries(
      Object.entries(examples)
        .map(([name, example]) => [name, short(example) as Example] as const)
        .filter(([, example]) => JSON.stringify(example).length <= LARGEST),
    )
  const all = Object.entries({ ...readable(others), ...before, ...readable(recorded) })
  const sorted = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(FILE, `${JSON.stringify(sorted, undefined, 2)}\n`)
}

/** Adds codes of problems that tests were answered to those that are known, by operation. */
export function writeCodes(found: ReadonlyMap<string, ReadonlySet<string>>): void {
  const before: Record<string, string[]> = JSON.parse(readFileSync(CODES, 'utf8'))
  const names = [...new Set([...Object.keys(before), ...found.keys()])].sort()
  const all = names.map((name) => {
    const codes = new Set([...(before[name] ?? []), ...(found.get(name) ?? [])])
    return [name, [...codes].sort()]
  })
  writeFileSync(CODES, `${JSON.stringify(Object.fromEntries(all), undefined, 2)}\n`)
}

function short(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, ENTRIES).map(short)
  if (typeof value === 'string') return steady(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, short(part)]))
}

function steady(text: string): string {
  const anonymous = text
    .replace(/^(scim_|satchel_|whsec_)?(?=\S*[A-Z])(?=\S*\d)[\w+/=.-]{32,}$/, '$1…')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'eyJhbGciOiJFUzI1NiJ9…')
    .replace(/\b[a-z]+\d+-[0-9a-f]{8}@example\.com/g, 'ada@example.com')
  const replaced = anonymous.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
    const other = ids.get(id) ?? `019a5b0d-3f10-7b1e-9a3b-${String(ids.size + 1).padStart(12, '0')}`
    ids.set(id, other)
    return other
  })
  return replaced.length > LONGEST ? `${replaced.slice(0, LONGEST)}…` : replaced
}
