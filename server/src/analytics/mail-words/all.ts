import type { Locale } from '@satchel/contract/languages.ts'
import { de } from './de.ts'
import { en, type ReportWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type { ReportWords }

const WORDS: Readonly<Partial<Record<Locale, ReportWords>>> = { en, de, fr, es }

/** Returns the words of weekly reports in a language; English ones where there are none. */
export function reportWords(locale: Locale): ReportWords {
  return WORDS[locale] ?? en
}
