import { may, type Scope } from '../platform/database/scope.ts'
import { Problem, says } from '../platform/problem.ts'

/** Throws `forbidden` unless the caller changes the library, or made this page for one person. */
export function requireEditable(
  { actor }: Scope,
  { isPersonal, ownerId }: { isPersonal: boolean; ownerId: string },
): void {
  if (may(actor, 'library.write') || (isPersonal && ownerId === actor.id)) return
  throw new Problem('forbidden', says('youCanOnlyChangePagesYou'))
}
