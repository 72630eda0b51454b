interface Row {
  /** BCP 47 tag. */
  tag: string
  /** Name of the language in itself. */
  name: string
  direction: 'ltr' | 'rtl'
  /** Tag for `Intl`, in the variety of the texts. */
  format: string
  /** True if members may choose it for the app; visitors’ pages and emails are in all of them. */
  isOfApp: boolean
}

/** The languages of Satchel. `messages/<tag>.json` has the texts of each. */
const ROWS = [
  { tag: 'en', name: 'English', direction: 'ltr', format: 'en-US', isOfApp: true },
  { tag: 'de', name: 'Deutsch', direction: 'ltr', format: 'de', isOfApp: true },
  { tag: 'fr', name: 'Français', direction: 'ltr', format: 'fr', isOfApp: true },
  { tag: 'es', name: 'Español', direction: 'ltr', format: 'es', isOfApp: true },
  { tag: 'it', name: 'Italiano', direction: 'ltr', format: 'it', isOfApp: true },
  { tag: 'nl', name: 'Nederlands', direction: 'ltr', format: 'nl', isOfApp: true },
  { tag: 'pt', name: 'Português', direction: 'ltr', format: 'pt-PT', isOfApp: false },
  { tag: 'pl', name: 'Polski', direction: 'ltr', format: 'pl', isOfApp: true },
  { tag: 'ja', name: '日本語', direction: 'ltr', format: 'ja', isOfApp: false },
  { tag: 'ar', name: 'العربية', direction: 'rtl', format: 'ar', isOfApp: false },
] as const satisfies readonly Row[]

/**
 * Languages for development and tests: English with accents, in brackets and 40 % longer, which shows what is cut, and what
 * isn't a label; and the same from right to left.
 */
const PSEUDO_ROWS = [
  { tag: 'x-pseudo', name: '[Ƥšéúðó]', direction: 'ltr', format: 'en-US', isOfApp: false },
  { tag: 'x-pseudo-rtl', name: '[Ŕţļ]', direction: 'rtl', format: 'en-US', isOfApp: false },
] as const satisfies readonly Row[]

export type Language = (typeof ROWS)[number]['tag']
/** A language that a member may choose for the app. */
export type Locale = Extract<(typeof ROWS)[number], { isOfApp: true }>['tag']
export type PseudoLanguage = (typeof PSEUDO_ROWS)[number]['tag']

/** The languages of visitors' pages and mails, as BCP 47 tags. */
export const LANGUAGES: readonly Language[] = ROWS.map(({ tag }) => tag)

/** The languages that the app is built in, and that a member may choose for it. */
export const LOCALES: readonly Locale[] = ROWS.flatMap((row) => (row.isOfApp ? [row.tag] : []))

export const PSEUDO_LANGUAGES: readonly PseudoLanguage[] = PSEUDO_ROWS.map(({ tag }) => tag)

/** The names of languages in themselves. */
export const LANGUAGE_NAMES = Object.fromEntries(
  ROWS.map(({ tag, name }) => [tag, name]),
) as Record<Language, string>

export function isLanguage(tag: unknown): tag is Language {
  return LANGUAGES.includes(tag as Language)
}

export function isPseudoLanguage(tag: string): tag is PseudoLanguage {
  return PSEUDO_LANGUAGES.includes(tag as PseudoLanguage)
}

/** Returns the language of a tag such as `pt-BR` or `de_AT`; undefined for one that isn't offered, or no tag at all. */
export function languageOf(tag: unknown): Language | undefined {
  if (typeof tag !== 'string') return undefined
  const [primary] = tag.trim().toLowerCase().split(/[-_]/)
  return isLanguage(primary) ? primary : undefined
}

export const directionOf = (tag: string): 'ltr' | 'rtl' => rowOf(tag).direction

/** Returns the tag by which `Intl` writes in a language. */
export const formatTagOf = (tag: string): string => rowOf(tag).format

const rowOf = (tag: string): Row =>
  [...ROWS, ...PSEUDO_ROWS].find((row) => row.tag === tag) ?? ROWS[0]
