import type { ItemType } from '@satchel/contract/schemas.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

export interface Facts {
  id: string
  linkId: string
  conversationId: string
  itemType: ItemType
  itemId: string
  itemName: string
  recipient: string | null
  text: string
  name: string | null
  email: string | null
  emailProved: boolean
}

/** Returns a message as webhooks send it, with the visitor of its conversation. */
export async function findFacts({ db }: Scope, id: string): Promise<Facts | undefined> {
  const { rows } = await sql<Facts>`
    select message.id, link.id as "linkId", conversation.id as "conversationId", link.item_type as "itemType",
      link.item_id as "itemId", coalesce(item.name, collection.name, site.name, '') as "itemName",
      coalesce(link.shared_to_email, link.shared_to_name, link.shared_to_organization, link.shared_to_memo) as recipient,
      message.text, conversation.name, conversation.email, conversation.email_proved as "emailProved"
    from message join conversation on conversation.id = message.conversation_id
      join link on link.id = conversation.link_id
      left join item on item.id = link.item_id and link.item_type = 'ITEM'
      left join collection on collection.id = link.item_id and link.item_type = 'COLLECTION'
      left join site on site.id = link.item_id and link.item_type = 'SITE'
    where message.id = ${id}`.execute(db)
  return rows[0]
}
