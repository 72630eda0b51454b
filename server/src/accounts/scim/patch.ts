import { scimPatch } from 'scim-patch'
import { ScimFailure } from './failure.ts'
import type { Operation } from './names.ts'
import type { UserResource } from './resource.ts'

const PATH_MAX = 200
const PATH_PARTS_MAX = 10
/** Limits of a patch, and of what it may make of a person. */
const VALUES_MAX = 300
const UNSAFE = new Set(
  ['prototype', ...Object.getOwnPropertyNames(Object.prototype)].map((name) => name.toLowerCase()),
)

/**
 * Applies a patch to a copy, which is then validated like a whole resource. The library splits paths in quadratic time,
 * compares lists each with each, and puts one value in many places: so all of them stay small.
 */
export function patched(before: UserResource, operations: Operation[]): Record<string, unknown> {
  requireFew(operations)
  requireSafePaths(operations)
  const copy = structuredClone(before) as unknown as Parameters<typeof scimPatch>[0]
  try {
    for (const operation of operations as Parameters<typeof scimPatch>[1])
      requireFew(scimPatch(copy, [operation]))
  } catch (error) {
    if (error instanceof ScimFailure) throw error
    throw new ScimFailure(400, (error as Error).message || 'Not a SCIM patch', 'invalidPath')
  }
  return copy as never
}

function requireFew(all: object): void {
  let count = 0
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    for (const value of Object.values(part)) {
      if (++count > VALUES_MAX)
        throw new ScimFailure(400, `A person has at most ${VALUES_MAX} values`, 'tooMany')
      visit(value)
    }
  }
  visit(all)
}

/** The library writes along any path: none may lead to what all objects of the process share. */
function requireSafePaths(operations: unknown): void {
  if (typeof operations !== 'object' || operations === null) return
  for (const [key, value] of Object.entries(operations)) {
    for (const path of key === 'path' ? [key, String(value)] : [key]) requireSafe(path)
    requireSafePaths(value)
  }
}

function requireSafe(path: string): void {
  const isLong = path.length > PATH_MAX || path.split('.').length > PATH_PARTS_MAX
  const isUnsafe = path.split(/[^\w$]+/).some((part) => UNSAFE.has(part.toLowerCase()))
  if (isLong || isUnsafe) throw new ScimFailure(400, 'Unknown attribute', 'invalidPath')
}
