import { existsSync } from 'node:fs'
import { LOCALE_COOKIE } from '@satchel/contract/constants.ts'
import { LOCALES, PSEUDO_LANGUAGES } from '@satchel/contract/languages.ts'
import type { FastifyRequest } from 'fastify'
import { acceptedLanguage } from './accepted-language.ts'
import { DIST, folderOf } from './built-pages.ts'

const OFFERED: readonly string[] = [...LOCALES, ...PSEUDO_LANGUAGES]

/** Tells whether the app was built in a language: the pseudo-languages are built for tests alone. */
const isBuilt = (language: string) => existsSync(`${DIST}${folderOf(language)}index.html`)

/** Says what the language of an answer depends on. */
export const LANGUAGE_VARY = 'cookie, accept-language'

/** Returns the language of the app for a request: the one chosen in this browser, else the best that it asks for. */
export function appLanguage({
  cookies,
  headers,
}: Pick<FastifyRequest, 'cookies' | 'headers'>): string {
  const chosen = cookies[LOCALE_COOKIE] ?? ''
  const language = OFFERED.includes(chosen) ? chosen : acceptedLanguage(headers, OFFERED)
  return language && isBuilt(language) ? language : 'en'
}
