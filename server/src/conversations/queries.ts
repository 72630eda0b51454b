import { sql } from 'kysely'
import { personOf, type Scope } from '../platform/database/scope.ts'

export interface ConversationDraft {
  linkId: string
  email: string | null
  emailProved: boolean
  name: string | null
  language: string | null
}

const COLUMNS = ['id', 'linkId', 'email', 'emailProved', 'name', 'language'] as const

/** Makes messages on a link one after the other, until the scope ends. */
export async function lockMessages({ db }: Scope, linkId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('message'), hashtext(${linkId}))`.execute(db)
}

export function findConversation({ db }: Scope, linkId: string, id: string) {
  return db
    .selectFrom('conversation')
    .select(COLUMNS)
    .where('linkId', '=', linkId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export type Conversation = NonNullable<Awaited<ReturnType<typeof findConversation>>>

/** Finds the latest conversation with an address on a link; a verified one if `isProved`. */
export function findConversationWith(
  { db }: Scope,
  linkId: string,
  email: string,
  isProved: boolean,
) {
  return db
    .selectFrom('conversation')
    .select(COLUMNS)
    .where('linkId', '=', linkId)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .$if(isProved, (rows) => rows.where('emailProved', '=', true))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function insertConversation({ db }: Scope, draft: ConversationDraft): Promise<Conversation> {
  return db.insertInto('conversation').values(draft).returning(COLUMNS).executeTakeFirstOrThrow()
}

/** Stores what a visitor says of themselves later on. */
export async function updateConversation(
  { db }: Scope,
  id: string,
  draft: Pick<ConversationDraft, 'email' | 'emailProved' | 'name' | 'language'>,
): Promise<void> {
  await db.updateTable('conversation').set(draft).where('id', '=', id).execute()
}

interface MessageDraft {
  conversationId: string
  kind: 'message' | 'request' | 'answer'
  text: string
  memberId?: string
  linkIds?: string[]
  mailed?: boolean
}

export async function insertMessage({ db }: Scope, draft: MessageDraft): Promise<string> {
  const { id } = await db
    .insertInto('message')
    .values(draft)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Finds the latest message of a conversation, if it's the caller's same answer of the last minute. */
export async function findSameAnswer(
  scope: Scope,
  conversationId: string,
  text: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, member_id, text, at from message where conversation_id = ${conversationId}
      order by id desc limit 1
    ) as latest
    where member_id = ${personOf(scope)} and text = ${text}
      and at > clock_timestamp() - interval '1 minute'`.execute(scope.db)
  return rows[0]?.id
}

/** Finds the ids of the messages of a conversation, oldest first: the last ones, if there are many. */
export async function findMessageIds({ db }: Scope, conversationId: string, most: number) {
  const rows = await db
    .selectFrom('message')
    .select('id')
    .where('conversationId', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id).reverse()
}

/** Finds what the visitor wrote last, which an answer by mail quotes. */
export async function findLatestText(
  { db }: Scope,
  conversationId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('message')
    .select('text')
    .where('conversationId', '=', conversationId)
    .where('memberId', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.text
}

/** Notes that the caller has read everything on a link. */
export async function markRead(scope: Scope, linkId: string): Promise<void> {
  await sql`
    insert into conversation_read as known (link_id, member_id) values (${linkId}, ${personOf(scope)})
    on conflict (tenant_id, link_id, member_id) do update set at = clock_timestamp()`.execute(
    scope.db,
  )
}

/** Deletes the conversations with an address, as its owner asks; returns the ids of the messages. */
export async function deleteOfEmail({ db }: Scope, email: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with gone as (delete from conversation where lower(email) = lower(${email}) returning id)
    select message.id from message join gone on gone.id = message.conversation_id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Finds what is written in conversations with an address, oldest first, for the person it belongs to. */
export function findOfEmail({ db }: Scope, email: string) {
  return db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversationId')
    .leftJoin('member', 'member.id', 'message.memberId')
    .select(['message.at', 'conversation.name', 'member.name as answeredBy', 'message.text'])
    .where(sql<boolean>`lower(conversation.email) = lower(${email})`)
    .orderBy('message.id')
    .execute()
}

/** Finds a conversation as its visitor reads it, oldest first: the last messages, if there are many. */
export async function findThread({ db }: Scope, conversationId: string, most: number) {
  const rows = await db
    .selectFrom('message')
    .leftJoin('member', 'member.id', 'message.memberId')
    .select(['message.id', 'message.at', 'message.text', 'message.linkIds', 'member.name as by'])
    .where('conversationId', '=', conversationId)
    .orderBy('message.id', 'desc')
    .limit(most)
    .execute()
  return rows.reverse()
}
