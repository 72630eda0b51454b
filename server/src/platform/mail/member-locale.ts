import { LOCALES, type Locale, languageOf } from '@satchel/contract/languages.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/database.ts'

/** The column of a member's language, else that of their company, in queries that join `member` and `tenant`. */
export const MEMBER_LOCALE: RawBuilder<string> = sql`coalesce(member.locale, tenant.locale)`

/** Returns the language of the app for a stored tag; English for one that the app isn't offered in. */
export function mailLocale(tag: string | null | undefined): Locale {
  const language = languageOf(tag)
  return LOCALES.find((locale) => locale === language) ?? 'en'
}

/** Returns the language that a member chose; null for that of the browser. */
export async function localeOfMember(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('member').where('id', '=', id).select('locale').executeTakeFirst()
  return row?.locale ?? null
}

/** Returns the language of emails to an address: the member's, else their company's; English if that is none of the app's. */
export async function localeOfAddress(db: Db, tenantId: string, email: string): Promise<Locale> {
  const row = await db
    .selectFrom('tenant')
    .leftJoin('member', (join) =>
      join.onRef('member.tenantId', '=', 'tenant.id').on('member.email', '=', email),
    )
    .where('tenant.id', '=', tenantId)
    .select(MEMBER_LOCALE.as('locale'))
    .executeTakeFirst()
  return mailLocale(row?.locale)
}
