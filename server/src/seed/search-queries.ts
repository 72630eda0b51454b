import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { PastSearch } from './searches.ts'

/** Writes searches of the past, as `search/log/log.ts` logs them. */
export async function insertPastSearches(db: Db, searches: PastSearch[]): Promise<void> {
  await sql`
    insert into search_log (id, member_id, text, words, form, hits, ms, at, opened_id, opened_at)
    select id, "memberId", text, array_to_string(words_of(text), ' '), '{}', hits, ms, at, "openedId", "openedAt"
    from json_to_recordset(${JSON.stringify(searches)}) as search (id uuid, "memberId" uuid, text text,
      hits integer, ms integer, at timestamptz, "openedId" uuid, "openedAt" timestamptz)`.execute(
    db,
  )
}
