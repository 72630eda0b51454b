import { directionOf, type Language } from '@satchel/contract/languages.ts'
import { IntlMessageFormat } from 'intl-messageformat'
import { type MessageKey, type Say, speak, spoken } from './messages.ts'
import { CTA_TEXTS, TEXTS } from './texts.ts'

// All languages: for the server that renders the pages. A browser gets the few texts that its scripts need with the page.

/** Texts that scripts write in the browser. */
const BY_SCRIPT = [
  'pageOf',
  'pageNumber',
  'goToPage',
  'matchOf',
  'noMatches',
  'searching',
  'preparingToPrint',
  'couldntPrepareToPrint',
  'replySent',
  'replyArrives',
  'replyFailed',
  'replyNews',
  'writeAMessage',
  'invalidEmail',
  'tooManyReplies',
  'sendReplyAgain',
  'you',
] as const satisfies readonly MessageKey[]

const formats = new Map<string, IntlMessageFormat>()

const sayIn =
  (language: Language): Say =>
  (key, values) =>
    String(formatOf(language, key).format(isolated(values, language)))

function formatOf(language: Language, key: MessageKey): IntlMessageFormat {
  const id = `${language} ${key}`
  const existing = formats.get(id)
  if (existing) return existing
  // A text is text: tags in it, or in what is put in, are none.
  const format = new IntlMessageFormat(TEXTS[language][key], language, undefined, {
    ignoreTag: true,
  })
  formats.set(id, format)
  return format
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const LETTERS = /\p{L}/u
/** Marks that turn the direction of what follows them. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** Keeps names of another direction from turning the sentence around them. */
function isolated(
  values: Record<string, string | number>,
  language: Language,
): Record<string, string | number> {
  const isOther = (text: string) =>
    directionOf(language) === 'rtl'
      ? LETTERS.test(text) && !RIGHT_TO_LEFT.test(text)
      : RIGHT_TO_LEFT.test(text)
  const isolate = (value: string | number) => {
    if (typeof value === 'number') return value
    const text = value.replace(TURNS, '')
    return isOther(text) ? `\u2068${text}\u2069` : text
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)]))
}

/** Writes the texts that follow in a language. */
export function speakIn(language: Language): void {
  speak(language, sayIn(language))
}

/** Returns a text around elements that stand for its parameters. */
export function around<Part>(
  key: MessageKey,
  values: Record<string, Part | string>,
): (Part | string)[] {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string')
  const names = isolated(Object.fromEntries(texts) as Record<string, string>, spoken())
  const parts = formatOf(spoken(), key).format<Part>({ ...values, ...names })
  return Array.isArray(parts) ? parts : [parts]
}

/** Returns some texts as they are, for a script that writes them. */
export function textsOf(keys: readonly MessageKey[]): Partial<Record<MessageKey, string>> {
  const texts = TEXTS[spoken()]
  return Object.fromEntries(keys.map((key) => [key, texts[key]]))
}

/** Returns the texts that the scripts of a page write, in its language. */
export function textsForScripts(): Partial<Record<MessageKey, string>> {
  return { ...CTA_TEXTS[spoken()], ...textsOf(BY_SCRIPT) }
}
