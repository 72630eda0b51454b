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
  /** Many subjects changed by one act. */
  itemIds?: string[]
}

/** Written in the transaction of the change, so nothing is told that did not happen. */
export async function record({ db, actor }: Scope, draft: EventDraft): Promise<void> {
  const { changes, data, ...event } = draft
  await db
    .insertInto('event')
    .values({
      ...event,
      actorId: actor.id,
      actorName: actor.name,
      ...(changes && { changes: JSON.stringify(changes) }),
      ...(data && { data: JSON.stringify(data) }),
    })
    .execute()
}
