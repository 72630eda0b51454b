import { readFile } from 'node:fs/promises'

/** A text that is to be found: an item's name and what is written in it. */
export interface LabeledText {
  number: string
  name: string
  text: string
}

/** A typed search, and the numbers of the texts that it should find. */
export interface LabeledQuery {
  typed: string
  expected: string[]
}

/** The languages in which there are labeled texts. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'tr', 'ja', 'ar']

/** Reads the texts (`1 Name | Text`) and queries (`? typed = 1, 2`) of a language. */
export async function readLanguage(language: string) {
  const content = await readFile(new URL(`${language}.txt`, import.meta.url), 'utf8')
  const texts: LabeledText[] = []
  const queries: LabeledQuery[] = []
  for (const line of content.trim().split('\n')) {
    const [, number = '', name = '', text = ''] = /^(\d+) (.+) \| (.+)$/.exec(line) ?? []
    const [, typed = '', expected = ''] = /^\? (.+) = ([\d, ]+)$/.exec(line) ?? []
    if (name) texts.push({ number, name, text })
    else if (typed) queries.push({ typed, expected: expected.split(', ') })
    else throw new Error(`Not a text or query of ${language}: ${line}`)
  }
  return { texts, queries }
}

/** Names and what should find each, in lines `de Name | typed`: written after the rules, to see whether they hold. */
export async function readPairs(language: string): Promise<{ name: string; typed: string }[]> {
  const content = await readFile(new URL('pairs.txt', import.meta.url), 'utf8')
  return content
    .trim()
    .split('\n')
    .map((line) => /^(..) (.+) \| (.+)$/.exec(line) ?? [])
    .filter(([, of]) => of === language)
    .map(([, , name = '', typed = '']) => ({ name, typed }))
}
