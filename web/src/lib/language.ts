import { LOCALE_COOKIE } from '@satchel/contract/constants.ts'
import {
  directionOf,
  formatTagOf,
  isPseudoLanguage,
  LOCALES,
  type Locale,
} from '@satchel/contract/languages.ts'

/** Seconds for which a browser remembers a language: the next to sign in on it likely reads it too. */
const COOKIE_AGE = 365 * 86_400

/** The language that the app is written in; see `messages-plugin.ts`. */
const LANGUAGE: string = import.meta.env.APP_LANGUAGE ?? 'en'

/** The same; undefined for the languages of tests, which nobody reads. */
export const APP_LOCALE: Locale | undefined = LOCALES.find((locale) => locale === LANGUAGE)

/** Tag for `Intl`: the language of the texts, in the variety that the browser prefers, such as `de-CH`. */
export const FORMAT_LOCALE = varietyOf(LANGUAGE)

/** The direction in which the texts are read. */
export const DIRECTION = directionOf(LANGUAGE)

function varietyOf(language: string): string {
  const tag = formatTagOf(language)
  const [spoken] = tag.split('-')
  return (navigator.languages ?? []).find((each) => each.split('-')[0] === spoken) ?? tag
}

/**
 * Remembers in this browser which language a person chose, null for the browser's, so that the server sends pages in it.
 * Returns true if that changed: pages that are open stay as they are.
 */
export function rememberLocale(locale: Locale | null): boolean {
  const before = storedLocale()
  if (before === (locale ?? undefined) || (before && isPseudoLanguage(before))) return false
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const age = locale ? COOKIE_AGE : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `${LOCALE_COOKIE}=${locale ?? ''}; path=/; max-age=${age}; samesite=lax${secure}`
  // Where cookies are off, a reload would change nothing.
  return storedLocale() === (locale ?? undefined)
}

function storedLocale(): string | undefined {
  return new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1]
}
