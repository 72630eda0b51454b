import type { ImportSentence } from '@satchel/contract/imports/import-sentences.ts'
import type {
  FieldError,
  ProblemBody,
  Sentence,
  SentenceReason,
} from '@satchel/contract/problem.ts'
import { PROBLEM_TEXTS } from './problem-texts.ts'

/** Returns a problem of the server as a sentence in the language of the app. */
export function problemText(body: ProblemBody, texts = PROBLEM_TEXTS): string {
  const { code, detail, title, errors = [] } = body
  const sentence = textOfReason(body, texts)
  if (sentence !== undefined) return sentence
  const general = texts[`codes.${camelCase(code)}`]
  // A build in English has no texts: the server's are English.
  if (general === undefined) return detail || title
  const fields = errors.map((error) => `${error.path}: ${sentenceText(error, texts)}`)
  const rest = fields.join('; ') || detail
  return rest ? `${general} (${rest})` : general
}

/** Returns an English sentence of the server, such as that on a field, in the language of the app. */
export function sentenceText(sentence: FieldError | Sentence, texts = PROBLEM_TEXTS): string {
  return textOfReason(sentence, texts) ?? sentence.message
}

/** Returns why something failed; what was stored before it had a reason stays in English. */
export function failureText(failure: string, reason: SentenceReason = {}): string {
  return sentenceText({ message: failure, ...reason })
}

/** Returns a message of an import by its sentences, each with the column or address that it is about. */
export function importText(
  message: string,
  sentences: readonly ImportSentence[] = [{ message }],
  texts = PROBLEM_TEXTS,
): string {
  const all = sentences.map((sentence) => {
    const text = textOfReason(sentence, texts)
    if (text === undefined) return sentence.message
    return sentence.at === undefined ? text : `${sentence.at}: ${text}`
  })
  return all.join('. ')
}

function textOfReason(
  { reason = '', params = {} }: SentenceReason,
  texts: Readonly<Record<string, string>>,
): string | undefined {
  if (!Object.hasOwn(texts, reason)) return undefined
  return texts[reason]?.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}

/** Returns a code of a problem as keys of the catalogue have it: `notFound`. */
function camelCase(code: string): string {
  return code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
