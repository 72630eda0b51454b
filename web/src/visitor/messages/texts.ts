import { LANGUAGES, type Language } from '@satchel/contract/languages.ts'
import { readCatalogue } from '@satchel/messages/catalogue.ts'
import type { MessageKey } from './messages.ts'

// Builds put the values of these constants in place of the module: see web/baked-texts.ts.

type Texts = Readonly<Record<MessageKey, string>>

/** Every text of visitors' pages by language. */
export const TEXTS = textsOf(() => true)

/** The texts of CTAs, which are also shown on pages of others. No plurals: they are formatted without a library there. */
export const CTA_TEXTS = textsOf((name) => name.startsWith('cta'))

/** The names of the company's own pages, which are also shown on pages of others. */
export const LEGAL_TEXTS = textsOf((name) => name.endsWith('Url'))

function textsOf(isPart: (name: string) => boolean): Readonly<Record<Language, Texts>> {
  const languages = LANGUAGES.map((language) => {
    const texts = Object.entries(readCatalogue(language)).flatMap(([key, text]) => {
      const [group, name = ''] = key.split('.')
      return group === 'visitor' && isPart(name) ? [[name, text]] : []
    })
    return [language, Object.fromEntries(texts)]
  })
  return Object.fromEntries(languages)
}
