import type { Locale } from '@satchel/contract/languages.ts'
import { de } from './de.ts'
import { en, type Topic, type UnsubscribeWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type { Topic }

const WORDS: Readonly<Record<Locale, UnsubscribeWords>> = { en, de, fr, es }

/** Returns the words of the pages at which someone unsubscribes. */
export function unsubscribeWords(locale: Locale): UnsubscribeWords {
  return WORDS[locale]
}
