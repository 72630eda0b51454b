import type { CtaField } from '@satchel/contract/ctas/ctas.ts'
import type { MessageKind } from '@satchel/contract/links/messages.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { type RawBuilder, sql } from 'kysely'
import { personOf, type Scope } from '../platform/database/scope.ts'

export interface MessageFilter {
  linkId?: string
  /** The sharer whose links count; everyone's if omitted. */
  sharedBy?: string
  email?: string
  unread?: boolean
  id?: string
  /** A lead or message that isn't listed anymore, nor what is newer. */
  before?: string
  limit: number
}

export interface MessageRow {
  id: string
  kind: MessageKind
  at: string
  conversationId: string | null
  email: string | null
  emailProved: boolean
  name: string | null
  memberId: string | null
  memberName: string | null
  text: string
  linkIds: string[]
  mailed: boolean
  values: Record<string, string | boolean> | null
  ctaId: string | null
  ctaName: string | null
  fields: CtaField[] | null
  linkId: string
  itemId: string
  itemType: ItemType
  itemName: string
  sharedToEmail: string | null
  sharedToName: string | null
  sharedToMemo: string | null
  sharedToOrganization: string | null
  unread: boolean
}

/** Finds messages, answers and leads of links, newest first. */
export async function findMessages(scope: Scope, filter: MessageFilter): Promise<MessageRow[]> {
  const { limit } = filter
  const me = personOf(scope)
  const { rows } = await sql<MessageRow>`
    with written as (
      (select message.id, message.kind, message.at, message.conversation_id, thread.email,
        thread.email_proved, thread.name, message.member_id, message.text, message.link_ids, message.mailed,
        null::jsonb as "values", null::uuid as cta_id, thread.link_id
      from message join conversation as thread on thread.id = message.conversation_id
        join link on link.id = thread.link_id
        left join conversation_read as seen on seen.link_id = link.id and seen.member_id = ${me}
      where ${conditions(filter, MESSAGES)}
      order by message.id desc limit ${limit})
      union all
      (select sent.id, 'lead', sent.at, null, sent.emails[1], false, null, null, sent.text, '{}', false,
        sent."values", sent.cta_id, sent.link_id
      from cta_submission as sent join link on link.id = sent.link_id
        left join conversation_read as seen on seen.link_id = link.id and seen.member_id = ${me}
      where sent.state = 'received' and ${conditions(filter, LEADS)}
      order by sent.id desc limit ${limit})
    )
    select written.id, written.kind, written.at, written.conversation_id as "conversationId",
      written.email, written.email_proved as "emailProved", written.name,
      written.member_id as "memberId", member.name as "memberName", written.text,
      written.link_ids as "linkIds", written.mailed, written."values", written.cta_id as "ctaId",
      cta.name as "ctaName", cta.fields, link.id as "linkId", link.item_id as "itemId",
      link.item_type as "itemType",
      coalesce(item.name, collection.name, site.name, '') as "itemName",
      link.shared_to_email as "sharedToEmail", link.shared_to_memo as "sharedToMemo",
      link.shared_to_name as "sharedToName",
      link.shared_to_organization as "sharedToOrganization",
      written.member_id is null and coalesce(written.at > seen.at, true) as unread
    from written join link on link.id = written.link_id
      left join member on member.id = written.member_id
      left join cta on cta.id = written.cta_id
      left join item on item.id = link.item_id and link.item_type = 'ITEM'
      left join collection on collection.id = link.item_id and link.item_type = 'COLLECTION'
      left join site on site.id = link.item_id and link.item_type = 'SITE'
      left join conversation_read as seen on seen.link_id = link.id and seen.member_id = ${me}
    order by written.id desc limit ${limit}`.execute(scope.db)
  return rows
}

interface Source {
  id: RawBuilder<unknown>
  at: RawBuilder<unknown>
  isVisitors: RawBuilder<unknown>
  isOf: (email: string) => RawBuilder<unknown>
}

const MESSAGES: Source = {
  id: sql`message.id`,
  at: sql`message.at`,
  isVisitors: sql`message.member_id is null`,
  isOf: (email) => sql`(lower(thread.email) = lower(${email}) or thread.email is null
    and lower(link.shared_to_email) = lower(${email}))`,
}

const LEADS: Source = {
  id: sql`sent.id`,
  at: sql`sent.at`,
  isVisitors: sql`true`,
  isOf: (email) => sql`(sent.emails @> array[lower(${email})]::text[] or sent.emails = '{}'
    and lower(link.shared_to_email) = lower(${email}))`,
}

function conditions(
  { linkId, sharedBy, email, unread, id, before }: MessageFilter,
  source: Source,
): RawBuilder<unknown> {
  const all = [
    ...(linkId ? [sql`link.id = ${linkId}`] : []),
    ...(sharedBy ? [sql`link.shared_by = ${sharedBy}`] : []),
    ...(email ? [source.isOf(email)] : []),
    ...(unread ? [sql`${source.isVisitors} and coalesce(${source.at} > seen.at, true)`] : []),
    ...(id ? [sql`${source.id} = ${id}`] : []),
    ...(before ? [sql`${source.id} < ${before}`] : []),
  ]
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`
}
