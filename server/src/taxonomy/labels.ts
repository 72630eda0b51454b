import type { Scope } from '../platform/database/scope.ts'
import { Problem, says } from '../platform/problem.ts'
import * as query from './queries.ts'

const KEY_MAX = 128

/** A label tidied, with what it is known by and what it looks like. */
export interface Read extends query.NormalizedLabel {
  label: string
}

/** Throws for labels that look like others, each at its path. */
export async function readLabels(
  scope: Scope,
  labels: string[],
  pathOf: (index: number) => string,
): Promise<Read[]> {
  const normalizedLabels = await query.normalizeLabels(scope, labels)
  const errors = normalizedLabels.flatMap(({ key }, index) => {
    const message = hindranceOf(key)
    return message ? [{ path: pathOf(index), message }] : []
  })
  if (errors.length > 0) throw new Problem('invalid', says('someLabelsAreInvalid'), { errors })
  return normalizedLabels.map((normalized, index) => ({
    ...normalized,
    label: tidy(labels[index] ?? ''),
  }))
}

export async function readLabel(scope: Scope, label: string, path: string): Promise<Read> {
  const [read] = await readLabels(scope, [label], () => path)
  if (!read) throw new Error('A label is already in use')
  return read
}

export function isAlike(one: query.NormalizedLabel, other: query.NormalizedLabel): boolean {
  return one.key === other.key || one.displayKey === other.displayKey
}

/** Returns what is wrong with a normalized label; undefined if nothing. */
function hindranceOf(key: string): string | undefined {
  if (key === '') return 'has no visible characters'
  // A path can't end in these.
  if (key === '.' || key === '..') return 'can’t be dots alone'
  return [...key].length > KEY_MAX ? 'is too long' : undefined
}

export function labelTaken(path: string, label: string): Problem {
  return new Problem('conflict', says('alreadyExistsAndLooksSame', { label }), {
    errors: [{ path, ...says('looksLikeWhichAlreadyExists', { label }) }],
  })
}

/** Returns the problem for something a command names that doesn't exist. */
export function absent(path: string, what: string): Problem {
  return new Problem('not-found', `${what} not found`, {
    errors: [{ path, ...says('doesntExist') }],
  })
}

function tidy(label: string): string {
  return label.trim().replace(/\s+/g, ' ')
}
