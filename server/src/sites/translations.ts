import type { FieldChange } from '@satchel/contract/activity.ts'
import type { Language } from '@satchel/contract/languages.ts'
import type { SiteTranslation } from '@satchel/contract/sites/sites.ts'
import { siteUrl } from '../domains/service.ts'
import type { Config } from '../platform/config.ts'
import type { Scope } from '../platform/database/scope.ts'
import { invalidField, type Problem, says } from '../platform/problem.ts'
import { requireEditable } from './rights.ts'
import * as query from './translation-queries.ts'

/** The language of a site, and the id that all sites share that are one page in several languages. */
export interface Spoken {
  language: Language | null
  translations: string
}

interface Input {
  language?: Language | null
  translationOf?: string | null
}

interface Change {
  columns: Partial<Spoken>
  changes: FieldChange[]
}

/** Applies the language of a site and of which other one it is a translation; `id` is null for a new site. */
export async function changeSpoken(
  scope: Scope,
  before: Spoken & { id: string | null; isPersonal: boolean },
  input: Input,
): Promise<Change> {
  const language = input.language === undefined ? before.language : input.language
  const { translations, changes } = await groupOf(scope, before, language, input.translationOf)
  if (language && (await query.findSpeaking(scope, { translations, language }, before.id)))
    throw languageTaken()
  const isOther = language !== before.language
  return {
    columns: {
      ...(isOther && { language }),
      ...(translations !== before.translations && { translations }),
    },
    changes: [
      ...(isOther ? [{ field: 'language', from: before.language, to: language }] : []),
      ...changes,
    ],
  }
}

/** Returns the group of a site after a change. Without a language, it's a translation of none. */
async function groupOf(
  scope: Scope,
  before: Spoken & { id: string | null; isPersonal: boolean },
  language: Language | null,
  siteId: string | null | undefined,
) {
  const { translations } = before
  if (!siteId) {
    const isParted = siteId === null || (language === null && before.language !== null)
    const [first] = isParted ? await query.findGroup(scope, translations, before.id) : []
    if (!first) return { translations, changes: [] }
    const changes = [{ field: 'translationOf', from: first.name, to: null }]
    return { translations: crypto.randomUUID(), changes }
  }
  if (before.isPersonal) throw invalidField('translationOf', says('isForSitesAtAddressAlone'))
  if (!language) throw invalidField('language', says('isNeededForTranslation'))
  const target = siteId === before.id ? undefined : await query.findTarget(scope, siteId)
  if (!target) throw invalidField('translationOf', says('isNotAnotherSite'))
  requireEditable(scope, target)
  if (!target.language) throw invalidField('translationOf', says('hasNoLanguageYet'))
  if (target.translations === translations) return { translations, changes: [] }
  const changes = [{ field: 'translationOf', from: null, to: target.name }]
  return { translations: target.translations, changes }
}

/** Tells whether another site is the translation in the language of one that was deleted. */
export async function isReplaced(
  scope: Scope,
  { id, language, translations }: Spoken & { id: string },
): Promise<boolean> {
  if (!language) return false
  return (await query.findSpeaking(scope, { translations, language }, id)) !== undefined
}

export function languageTaken(): Problem {
  return invalidField('language', says('isThatOfAnotherTranslation'))
}

/** Returns the same page in other languages, drafts too. */
export async function translationsOf(
  scope: Scope,
  config: Config,
  site: { id: string; translations: string; domain: string | null },
): Promise<SiteTranslation[]> {
  const rows = await query.findGroup(scope, site.translations, site.id)
  return rows.map(({ slug, publishedNumber, ...row }) => ({
    ...row,
    url: siteUrl(config, slug, site.domain),
    status: publishedNumber === null ? 'draft' : 'published',
  }))
}
