import type { Locale } from '@satchel/contract/languages.ts'
import { de } from './de.ts'
import { inEnglish, type TableWord, type TableWords, type Word } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type { TableWord, Word }
export { inEnglish }

const TRANSLATED: Readonly<Record<Exclude<Locale, 'en'>, TableWords>> = { de, fr, es }

/** Returns what translates words of tables; English ones without a language. */
export function tableWordsIn(locale: Locale | undefined): Word {
  if (!locale || locale === 'en') return inEnglish
  const words = TRANSLATED[locale]
  return (english) => words[english]
}
