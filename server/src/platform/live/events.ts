import type { FieldChange } from '@satchel/contract/activity.ts'
import type { EventType } from '@satchel/contract/events.ts'
import type { UpdatedItem } from '@satchel/contract/live.ts'
import type { ChangeKind, ItemType } from '@satchel/contract/schemas.ts'
import { sql } from 'kysely'
import { actingProgram, type Scope } from '../database/scope.ts'

export interface EventDraft {
  type: EventType
  /** The item type; absent for events outside of activity, such as tenant changes. */
  itemType?: ItemType
  itemId?: string
  itemName?: string
  changeKind?: ChangeKind
  changes?: FieldChange[]
  /** The id of the job's change; with `count`, the event stands for all of them. */
  bulkId?: string
  count?: number
  /** Data for the socket's messages besides the subject. */
  data?: EventData
}

export interface EventData {
  originalName?: string
  importId?: string
  collectionId?: string
  /** The items that were added together. */
  added?: UpdatedItem[]
  /** The link that was created; absent for several. */
  linkId?: string
  wishId?: string
  requestId?: string
  questionId?: string
  agreementId?: string
  siteId?: string
  taskId?: string
  /** True if its file or page couldn't be read. */
  failed?: true
}

/** Records an event in the change's transaction, so that only what happened is published. */
export async function record(scope: Scope, draft: EventDraft): Promise<void> {
  await recordAll(scope, [draft])
}

export async function recordAll({ db, actor }: Scope, drafts: EventDraft[]): Promise<void> {
  if (drafts.length === 0) return
  const program = actingProgram(actor)
  // One text for any number of rows, so that it is planned once.
  await sql`
    insert into event (type, item_type, item_id, item_name, change_kind, changes, data, bulk_id, count,
      actor_id, actor_name, program)
    select type, "itemType", "itemId", "itemName", "changeKind", changes, data, "bulkId", count,
      ${actor.id}::uuid, ${actor.name}::text, ${program ? JSON.stringify(program) : null}::jsonb
    from jsonb_to_recordset(${JSON.stringify(drafts)}) as draft (type text, "itemType" text, "itemId" uuid,
      "itemName" text, "changeKind" text, changes jsonb, data jsonb, "bulkId" uuid, count integer)`.execute(
    db,
  )
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

/** Returns what an event contains about new links. Whom they are for is read from the link, by those who may see it. */
export function shareOf(
  linkIds: string[],
): Required<Pick<EventDraft, 'changes'>> & Pick<EventDraft, 'data'> {
  const [linkId, ...more] = linkIds
  const isOne = linkId !== undefined && more.length === 0
  return {
    changes: [{ field: 'link', from: null, to: isOne ? 'made' : linkIds.length }],
    data: isOne ? { linkId } : {},
  }
}
