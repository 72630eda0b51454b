import type { Locale } from '@satchel/contract/languages.ts'
import { de } from './de.ts'
import { type ChatWords, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type { ChatWords }

const WORDS: Readonly<Record<Locale, ChatWords>> = { en, de, fr, es }

/** Returns the words of messages in a language. */
export function chatWords(locale: Locale): ChatWords {
  return WORDS[locale]
}
