/** The languages of visitors' pages and mails, as BCP 47 tags. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'ja', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** The languages that a member may choose for the app. */
export const LOCALES = ['en', 'de', 'fr', 'es'] as const satisfies readonly Language[]
export type Locale = (typeof LOCALES)[number]

/** Languages that the app is built and offered in, because all of its texts are translated. */
export const APP_LANGUAGES: readonly Locale[] = ['en', 'de', 'fr', 'es']

/** Tag of English with accents, in brackets and 40 % longer, for development: shows what is cut, and what isn't a label. */
export const PSEUDO_LANGUAGE = 'x-pseudo'

/** The names of languages in themselves. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  pt: 'Português',
  pl: 'Polski',
  ja: '日本語',
  ar: 'العربية',
}

export function isLanguage(tag: unknown): tag is Language {
  return LANGUAGES.includes(tag as Language)
}

/** Returns the language of a tag such as `pt-BR` or `de_AT`; undefined for one that isn't offered, or no tag at all. */
export function languageOf(tag: unknown): Language | undefined {
  if (typeof tag !== 'string') return undefined
  const [primary] = tag.trim().toLowerCase().split(/[-_]/)
  return isLanguage(primary) ? primary : undefined
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
