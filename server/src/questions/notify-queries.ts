import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'
import { MEMBER_LOCALE } from '../platform/mail/member-locale.ts'

/** A person of the company whom a question concerns. */
export interface Reader {
  id: string
  email: string
  locale: string
  isSharer: boolean
}

/** Finds the sharer of the link and the owner of the item, as far as they are active. */
export async function findReaders(
  { db }: Scope,
  linkId: string,
  itemId: string | null,
): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select member.id, member.email, ${MEMBER_LOCALE} as locale,
      member.id = link.shared_by as "isSharer"
    from link left join item on item.id = ${itemId}::uuid
      join member on member.id in (link.shared_by, item.owner_id) and member.status = 'active'
      join tenant on tenant.id = member.tenant_id
    where link.id = ${linkId}`.execute(db)
  return rows
}

/** Finds a question as it is told to the team and to webhooks. */
export async function findFacts({ db }: Scope, id: string) {
  const { rows } = await sql<{
    id: string
    linkId: string
    itemId: string | null
    itemName: string
    page: number | null
    quote: string | null
    text: string
    name: string | null
    email: string | null
    emailProved: boolean
    recipient: string | null
  }>`
    select question.id, question.link_id as "linkId", question.item_id as "itemId",
      coalesce(item.name, collection.name, site.name, '') as "itemName", question.page,
      question.quote, question.text, question.name, question.email,
      question.email_proved as "emailProved",
      coalesce(link.shared_to_name, link.shared_to_email, link.shared_to_organization, link.shared_to_memo) as recipient
    from question join link on link.id = question.link_id
      left join item on item.id = question.item_id
      left join collection on question.item_id is null and link.item_type = 'COLLECTION'
        and collection.id = link.item_id
      left join site on question.item_id is null and link.item_type = 'SITE' and site.id = link.item_id
    where question.id = ${id}`.execute(db)
  return rows[0]
}
export type QuestionFacts = NonNullable<Awaited<ReturnType<typeof findFacts>>>
