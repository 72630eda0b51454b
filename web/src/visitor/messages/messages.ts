import { directionOf, type Language } from '@satchel/contract/languages.ts'
import type { cta } from './cta.ts'
import type { en } from './en.ts'
import type { legal } from './legal.ts'

type English = typeof en & (typeof cta)['en'] & (typeof legal)['en']
export type MessageKey = keyof English
/** The texts of one language, except for those that are also on pages of others. */
export type Messages = Record<keyof typeof en, string>

/** The texts before a character. */
type Before<
  Text extends string,
  Mark extends string,
> = Text extends `${infer First}${Mark}${string}` ? First : Text
/** The name of a parameter that follows a brace; never for the text of a plural form, which has a # or a space. */
type Name<Text extends string> =
  Before<Before<Text, '}'>, ','> extends infer First extends string
    ? First extends '' | `${string}${' ' | '#' | '{'}${string}`
      ? never
      : First
    : never
type Names<Text extends string> = Text extends `${string}{${infer Rest}`
  ? Name<Rest> | Names<Rest>
  : never

type Value = string | number
/** The parameters of a text, by the names in its braces. */
export type Values<Key extends MessageKey, Of = Value> = [Names<English[Key]>] extends [never]
  ? []
  : [values: Record<Names<English[Key]>, Of>]
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
