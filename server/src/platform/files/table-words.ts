import type { Locale } from '@satchel/contract/languages.ts'
import type { MessageKey } from '@satchel/messages/t.ts'
import { messagesIn } from '@satchel/messages/translate.ts'

/** A heading of a table that people download, or a word in its cells, by its key below `tables.`. */
export type TableWord = MessageKey extends infer Key
  ? Key extends `tables.${infer Name}`
    ? Name
    : never
  : never

/** Writes a word of a table. */
export type Word = (word: TableWord) => string

/** Returns what writes words of tables in a language; in English, as programs expect them, without one. */
export function tableWordsIn(locale: Locale = 'en'): Word {
  const t = messagesIn(locale)
  return (word) => t(`tables.${word}`)
}
