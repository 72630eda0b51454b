import type { Locale } from '@satchel/contract/languages.ts'
import { de } from './de.ts'
import { en, type MemberTexts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type { MemberTexts }

const TEXTS: Readonly<Record<Locale, MemberTexts>> = { en, de, fr, es }

/** Returns the texts of emails to members in a language. */
export function memberTexts(locale: Locale): MemberTexts {
  return TEXTS[locale]
}
