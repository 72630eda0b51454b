import type { Block } from '@satchel/contract/sites/blocks.ts'
import type { Seo, Site, Theme } from '@satchel/contract/sites/sites.ts'

/** State that the editor changes and undoes, and saves as the draft. */
export interface Draft {
  name: string
  theme: Theme
  seo: Seo
  content: Block[]
}

export function draftOf({ name, theme, seo, content }: Site): Draft {
  return { name, theme, seo, content }
}

export interface History {
  past: readonly Draft[]
  present: Draft
  future: readonly Draft[]
  /** Last change: further ones of the same kind within a moment are one step. */
  last: { key: string; at: number } | null
}

const STEPS_MAX = 200
const ONE_STEP = 1_200

export function startHistory(present: Draft): History {
  return { past: [], present, future: [], last: null }
}

/** Adds a change; `key` names what was changed, so that typing in one field is one step. */
export function pushDraft(history: History, present: Draft, key: string, at: number): History {
  const { past, last } = history
  const isSameStep = last?.key === key && at - last.at < ONE_STEP
  return {
    past: isSameStep ? past : [...past, history.present].slice(-STEPS_MAX),
    present,
    future: [],
    last: { key, at },
  }
}

export function undo(history: History): History {
  const { past, present, future } = history
  const before = past.at(-1)
  if (!before) return history
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: null }
}

export function redo(history: History): History {
  const { past, present, future } = history
  const [next, ...rest] = future
  if (!next) return history
  return { past: [...past, present], present: next, future: rest, last: null }
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

/** Returns a value with sorted keys: the server may answer them in another order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}

/** Returns the fields of a draft that differ. */
export function differenceOf(from: Draft, to: Draft): Partial<Draft> {
  const fields = (['name', 'theme', 'seo', 'content'] as const).filter(
    (field) => !isSame(from[field], to[field]),
  )
  return Object.fromEntries(fields.map((field) => [field, to[field]]))
}
