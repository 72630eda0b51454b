import type { FieldChange } from '@satchel/contract/activity.ts'
import type { EventType } from '@satchel/contract/events.ts'
import type { ChangeKind, ItemType } from '@satchel/contract/schemas.ts'
import type { Scope } from './scope.ts'

export interface EventDraft {
  type: EventType
  /** Absent for what is not part of the activity, as a change of the tenant. */
  itemType?: ItemType
  itemId?: string
  itemName?: string
  changeKind?: ChangeKind
  changes?: FieldChange[]
  /** What the socket's messages need beside the subject. */
  data?: EventData
}

export interface EventData {
  originalName?: string
  importId?: string
  collectionId?: string
  /** Its file or page could not be read. */
  failed?: true
}

/** Written in the transaction of the change, so nothing is told that did not happen. */
export async function record(scope: Scope, draft: EventDraft): Promise<void> {
  await recordAll(scope, [draft])
}

export async function recordAll({ db, actor }: Scope, drafts: EventDraft[]): Promise<void> {
  if (drafts.length === 0) return
  const rows = drafts.map(({ changes, data, ...event }) => ({
    ...event,
    actorId: actor.id,
    actorName: actor.name,
    changes: changes ? JSON.stringify(changes) : null,
    data: data ? JSON.stringify(data) : null,
  }))
  await db.insertInto('event').values(rows).execute()
}

/** The fields of a change that differ from what was there. */
export function changesBetween<T extends object>(before: T, change: Partial<T>): FieldChange[] {
  return (Object.keys(change) as (keyof T & string)[])
    .filter((field) => change[field] !== undefined && !isSame(before[field], change[field]))
    .map((field) => ({ field, from: before[field] ?? null, to: change[field] ?? null }))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
