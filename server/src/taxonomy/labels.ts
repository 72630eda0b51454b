import type { Scope } from '../platform/database/scope.ts'
import { Problem, type Reason, says } from '../platform/problem.ts'
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
    const hindrance = hindranceOf(key)
    return hindrance ? [{ path: pathOf(index), ...hindrance }] : []
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
function hindranceOf(key: string): Reason | undefined {
  if (key === '') return says('hasNoVisibleCharacters')
  // A path can't end in these.
  if (key === '.' || key === '..') return says('cantBeDotsAlone')
  return [...key].length > KEY_MAX ? says('isTooLong') : undefined
}

export function labelTaken(path: string, label: string): Problem {
  return new Problem('conflict', says('alreadyExistsAndLooksSame', { label }), {
    errors: [{ path, ...says('looksLikeWhichAlreadyExists', { label }) }],
  })
}

/** Returns the problem for something a command names that doesn't exist. */
export function absent(path: string, what: 'tagNotFound' | 'valueNotFound'): Problem {
  return new Problem('not-found', says(what), {
    errors: [{ path, ...says('doesntExist') }],
  })
}

function tidy(label: string): string {
  return label.trim().replace(/\s+/g, ' ')
}
