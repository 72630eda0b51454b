import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * The condition that a text has what is typed, whatever its case, accents and signs that cannot be seen, and whether
 * words such as `e-mail` and `RX 500` are written together or apart.
 */
export function containsText(text: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> {
  return matchesKey(sql`search_key(${text})`, typed)
}

/** The same for a text that is stored as it is compared. */
export function matchesKey(key: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${key} ~ (select search_pattern(${typed}))`
}
