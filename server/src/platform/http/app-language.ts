import { existsSync } from 'node:fs'
import { LOCALE_COOKIE } from '@satchel/contract/constants.ts'
import { APP_LANGUAGES, LOCALES, PSEUDO_LANGUAGE } from '@satchel/contract/languages.ts'
import type { FastifyRequest } from 'fastify'
import { acceptedLanguage } from './accepted-language.ts'
import { DIST, folderOf } from './built-pages.ts'

/** Languages that someone may choose: the app is in them if it was built in them. */
const CHOICES: readonly string[] = [...LOCALES, PSEUDO_LANGUAGE]
const OFFERED = [...APP_LANGUAGES, PSEUDO_LANGUAGE]

/** Tells whether the app was built in a language: the pseudo-language is built for tests alone. */
const isBuilt = (language: string) => existsSync(`${DIST}${folderOf(language)}index.html`)

/** Says what the language of an answer depends on. */
export const LANGUAGE_VARY = 'cookie, accept-language'

/** Returns the language of the app for a request: the one chosen in this browser, else the best that it asks for. */
export function appLanguage({
  cookies,
  headers,
}: Pick<FastifyRequest, 'cookies' | 'headers'>): string {
  const chosen = cookies[LOCALE_COOKIE] ?? ''
  const language = CHOICES.includes(chosen) ? chosen : acceptedLanguage(headers, OFFERED)
  return language && isBuilt(language) ? language : 'en'
}
