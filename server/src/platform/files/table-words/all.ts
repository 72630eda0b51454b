import type { Locale } from '@satchel/contract/languages.ts'
import { de } from './de.ts'
import { inEnglish, type TableWord, type TableWords, type Word } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type { TableWord, Word }
export { inEnglish }

const TRANSLATED: Readonly<Partial<Record<Locale, TableWords>>> = { de, fr, es }

/** Returns what translates words of tables; English ones without a language, and where there are none. */
export function tableWordsIn(locale: Locale | undefined): Word {
  const words = locale && TRANSLATED[locale]
  return words ? (english) => words[english] : inEnglish
}
