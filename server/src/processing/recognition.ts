import type { Language } from '@satchel/contract/languages.ts'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { MINUTE } from '../platform/time.ts'
import { startChild } from './child.ts'
import type { Recognized, Tools } from './messages.ts'

/** Milliseconds of CPU for all pages of a document. */
const TIMEOUT = 8 * MINUTE
/** The pages of a document that are read. */
const RECOGNIZED_PAGES_MAX = 200

/** Names of languages as Tesseract has them. */
const NAMES: Readonly<Record<Language, string>> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  nl: 'nld',
  pt: 'por',
  pl: 'pol',
  ja: 'jpn',
  ar: 'ara',
}

const Answer = Type.Object({
  texts: Type.Array(Type.Tuple([Type.Integer({ minimum: 1 }), Type.String()])),
  confidence: Type.Number({ minimum: 0, maximum: 100 }),
  file: Type.Optional(Type.String()),
})

export interface Scan {
  path: string
  mime: string
  bytes: number
  /** Pages from 1; of a picture, the first. */
  pages: number[]
  languages: Language[]
}

/**
 * Reads words in pictures of pages, in a sandbox that writes to `folder`. Throws `Unreadable` where the file is at fault
 * or takes too long.
 */
export async function recognize(
  { path, languages, pages, ...scan }: Scan,
  folder: string,
  tools: Tools,
): Promise<Recognized> {
  const child = await startChild({ path, folder }, tools)
  try {
    const names = languages.map((language) => NAMES[language])
    const part = pages.slice(0, RECOGNIZED_PAGES_MAX)
    const place = { folder, tools, path: child.path }
    const request = { step: 'recognize', ...scan, ...place, pages: part, languages: names } as const
    const answer = await child.ask(request, TIMEOUT)
    if (!Value.Check(Answer, answer)) throw new Error('The child process answered nonsense')
    return answer as Recognized
  } finally {
    child.stop()
  }
}
