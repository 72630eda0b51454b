import type { FieldError, ProblemBody } from '@satchel/contract/problem.ts'
import { PROBLEM_TEXTS } from './problem-texts.ts'
import { ABOUT_COMPANIES } from './server-company-labels.ts'
import { MESSAGES } from './server-field-labels.ts'
import { ABOUT_IMPORTS } from './server-import-labels.ts'
import { ABOUT_INTEGRATIONS } from './server-integration-labels.ts'
import { SENTENCES } from './server-labels.ts'

type Translate = (sentence: string) => string | undefined

// A build in English leaves the translator out.
const translate: Translate =
  import.meta.env.APP_LANGUAGE === 'en'
    ? () => undefined
    : translatorOf({
        ...SENTENCES,
        ...ABOUT_COMPANIES,
        ...ABOUT_INTEGRATIONS,
        ...ABOUT_IMPORTS,
        ...MESSAGES,
      })

/** Returns a problem of the server as a sentence in the language of the app. */
export function problemText(body: ProblemBody, by = translate, texts = PROBLEM_TEXTS): string {
  const { detail, title, errors = [] } = body
  const sentence = textOfReason(body, texts) ?? by(detail || title)
  if (sentence !== undefined) return sentence
  const general = by(title)
  // A build in English translates nothing.
  if (general === undefined) return detail || title
  const fields = errors.map((error) => `${error.path}: ${fieldText(error, by, texts)}`)
  return `${general} (${fields.join('; ') || detail})`
}

/** Returns what is wrong with a field in the language of the app. */
export function fieldText(error: FieldError, by = translate, texts = PROBLEM_TEXTS): string {
  return textOfReason(error, texts) ?? serverText(error.message, by)
}

function textOfReason(
  { reason = '', params = {} }: Pick<FieldError, 'reason' | 'params'>,
  texts: Readonly<Record<string, string>>,
): string | undefined {
  if (!Object.hasOwn(texts, reason)) return undefined
  return texts[reason]?.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}

/** Returns a sentence of the server in the language of the app; as it is where there is no translation. */
export function serverText(sentence: string, by = translate): string {
  return by(sentence) ?? sentence
}

/** Returns what translates sentences by a table like `SENTENCES`. */
export function translatorOf(texts: Readonly<Record<string, string>>): Translate {
  let patterns: readonly [RegExp, string][] | undefined
  const translated: Translate = (sentence) => {
    if (Object.hasOwn(texts, sentence)) return texts[sentence]
    patterns ??= Object.entries(texts)
      .filter(([english]) => english.includes('{}'))
      // The longest first: it says most of what it matches.
      .sort(([one], [other]) => other.length - one.length)
      .map(([english, translation]) => [patternOf(english), translation])
    for (const [pattern, translation] of patterns) {
      const [, ...values] = pattern.exec(sentence) ?? []
      if (values.length > 0) return filled(translation, values, translated)
    }
    return undefined
  }
  return translated
}

function patternOf(english: string): RegExp {
  const parts = english.split('{}').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${parts.join('(.+?)')}$`, 's')
}

/** Fills in the values, of which some are words of the server themselves. */
function filled(translation: string, values: readonly string[], by: Translate): string {
  let next = 0
  return translation.replace(/\{(\d?)\}/g, (_, place) => {
    const value = values[place ? Number(place) - 1 : next++] ?? ''
    return by(value) ?? value
  })
}
