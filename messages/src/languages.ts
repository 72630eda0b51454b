import { LOCALES, type Locale } from '@satchel/contract/languages.ts'

const OF_VISITORS = /^visitor(Mail)?\./

/** Tells whether a language needs a message: those of visitors alone have the texts of visitors' pages and emails. */
export function needsMessage(language: string, key: string): boolean {
  return LOCALES.includes(language as Locale) || OF_VISITORS.test(key)
}
