import type { Locale } from '@satchel/contract/languages.ts'
import { de } from './de.ts'
import { en, type MemberTexts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type { MemberTexts }

const TEXTS: Readonly<Partial<Record<Locale, MemberTexts>>> = { en, de, fr, es }

/** Returns the texts of emails to members in a language; English ones where there are none. */
export function memberTexts(locale: Locale): MemberTexts {
  return TEXTS[locale] ?? en
}
