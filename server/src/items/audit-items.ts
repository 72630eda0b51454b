import type { Scope } from '../platform/database/scope.ts'
import { audit } from '../platform/security/audit.ts'

/** The number of names recorded for a change of many items. */
const NAMED = 20

/** One by its name; many by how many they were, and the first of them. */
export async function auditItems(
  scope: Scope,
  action: 'items.deleted' | 'items.purged',
  items: readonly { id: string; name: string }[],
): Promise<void> {
  const [first] = items
  if (!first) return
  const { id, name } = first
  if (items.length === 1) return audit(scope, { action, target: { type: 'item', id, name } })
  const names = items.slice(0, NAMED).map((item) => item.name)
  await audit(scope, { action, details: { count: items.length, names } })
}
