import { LANGUAGES, type Language, languageOf } from '@satchel/contract/languages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedLanguage } from '../platform/http/accepted-language.ts'

const COOKIE = 'language'

/** Languages set by the sharer and by their company. */
export interface SetLanguages {
  /** The link's: nothing else counts then. */
  language: string | null
  /** The company's, where nothing is known of the visitor. */
  locale: string
}

type Source = Pick<FastifyRequest, 'headers' | 'cookies' | 'query'>

/** Returns the language of a page: that of its link, else the visitor's, else the company's. */
export function pageLanguage(visitor: Language | undefined, set?: Partial<SetLanguages>): Language {
  return languageOf(set?.language) ?? visitor ?? languageOf(set?.locale) ?? 'en'
}

/** Returns the language that a visitor chose on a page, else the best that their browser asks for. */
export function visitorLanguage({ headers, cookies, query }: Source): Language | undefined {
  const { lang } = (query ?? {}) as { lang?: unknown }
  return languageOf(lang) ?? languageOf(cookies?.[COOKIE]) ?? acceptedLanguage(headers, LANGUAGES)
}

/** Keeps the language that a visitor chose on the page until the browser is closed. */
export function keepChoice(request: FastifyRequest, reply: FastifyReply): void {
  const { lang } = (request.query ?? {}) as { lang?: unknown }
  const language = languageOf(lang)
  if (!language || request.cookies[COOKIE] === language) return
  const secure = request.server.services.config.PUBLIC_URL.startsWith('https:')
  reply.setCookie(COOKIE, language, { path: '/', httpOnly: true, sameSite: 'lax', secure })
}

/** Returns what of a request decides about its language, to tell stored pages apart. */
export function languageKey(headers: { [name: string]: unknown }): string {
  const [chosen = ''] = /(?:^|;\s*)language=\w{2}\b/.exec(String(headers.cookie ?? '')) ?? []
  return `${chosen} ${String(headers['accept-language'] ?? '').slice(0, 100)}`
}
