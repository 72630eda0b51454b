import { directionOf, type Language } from '@satchel/contract/languages.ts'
import type { MessageParameters } from '@satchel/messages/parameters.ts'

/** The parameters of visitors' texts; their keys in the catalogue begin with `visitor.`, which isn't said again here. */
type Parameters = {
  [Key in keyof MessageParameters as Key extends `visitor.${infer Name}`
    ? Name
    : never]: MessageParameters[Key]
}
export type MessageKey = keyof Parameters

type Value = string | number
/** The values that a text needs: none, or an object with one for each parameter. */
export type Values<Key extends MessageKey> = Parameters[Key] extends null
  ? []
  : [values: Parameters[Key]]
/** Keys of texts without parameters. */
export type PlainKey = { [Key in MessageKey]: Values<Key> extends [] ? Key : never }[MessageKey]

export type Say = (key: MessageKey, values: Record<string, Value>) => string

let language: Language = 'en'
let say: Say = (key) => {
  throw new Error(`No language is set for “${key}”`)
}

/** Sets the language of the texts that follow. A page is rendered in one go, so none gets another's. */
export function speak(next: Language, sayNext: Say): void {
  language = next
  say = sayNext
}

/** Returns the language in which texts are written now. */
export function spoken(): Language {
  return language
}

/** Joins facts such as "PDF · 24 pages"; each is read its own way. */
export function facts(parts: readonly (string | false | null | undefined)[]): string {
  const isolate = (part: string) => (directionOf(language) === 'rtl' ? `\u2068${part}\u2069` : part)
  return parts
    .filter((part) => typeof part === 'string' && part !== '')
    .map((part) => isolate(String(part)))
    .join(' · ')
}

/** Writes a text in the language of the page. */
export function t<Key extends MessageKey>(key: Key, ...values: Values<Key>): string {
  return say(key, values[0] ?? {})
}

/** Writes texts that have parameters only, without a library. */
export function plainly(texts: Partial<Record<MessageKey, string>>): Say {
  return (key, values) =>
    (texts[key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
