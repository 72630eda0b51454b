import type { Language } from '@satchel/contract/languages.ts'
import type { Scope } from '../platform/database/scope.ts'

/** Finds the sites that are one page in several languages, without one of them. */
export async function findGroup({ db }: Scope, translations: string, exceptId: string | null) {
  const rows = await db
    .selectFrom('site')
    .select(['id', 'name', 'language', 'slug', 'publishedNumber'])
    .where('translations', '=', translations)
    .where('language', 'is not', null)
    .where('deletedAt', 'is', null)
    .where('id', 'is distinct from', exceptId)
    .orderBy('language')
    .$narrowType<{ language: Language }>()
    .execute()
  return rows
}

/** Finds the site of a group that is in a language, if it isn't this one. */
export function findSpeaking(
  { db }: Scope,
  { translations, language }: { translations: string; language: Language },
  exceptId: string | null,
) {
  return db
    .selectFrom('site')
    .select('id')
    .where('translations', '=', translations)
    .where('language', '=', language)
    .where('deletedAt', 'is', null)
    .where('id', 'is distinct from', exceptId)
    .executeTakeFirst()
}

/** Finds a site that others may be translations of: not a page for one person. */
export function findTarget({ db }: Scope, id: string) {
  return db
    .selectFrom('site')
    .select(['id', 'name', 'language', 'translations', 'isPersonal', 'ownerId'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where('isPersonal', '=', false)
    .executeTakeFirst()
}
