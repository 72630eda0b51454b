import { beforeAll, describe, expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import {
  LANGUAGES,
  type LabeledText,
  readLanguage,
  readPairs,
} from '../../test/languages/language-library.ts'
import { add, names, search, writeText } from '../../test/searching.ts'

// Small texts and queries in each language, in forms that people type: which share of what should be found is found, and how
// many others are. The table in docs/search.md is what this prints.

/** The least share that is found, of texts and of pairs, and the most that are found besides; a little below what it is. */
const LIMITS: Record<string, { recall: number; pairs: number; wrong: number }> = {
  en: { recall: 0.92, pairs: 0.8, wrong: 6 },
  de: { recall: 0.95, pairs: 0.8, wrong: 5 },
  fr: { recall: 0.9, pairs: 0.9, wrong: 4 },
  es: { recall: 0.94, pairs: 1, wrong: 2 },
  it: { recall: 0.97, pairs: 1, wrong: 5 },
  nl: { recall: 0.92, pairs: 0.9, wrong: 4 },
  pt: { recall: 0.97, pairs: 1, wrong: 3 },
  pl: { recall: 0.97, pairs: 1, wrong: 2 },
  tr: { recall: 0.97, pairs: 0.9, wrong: 5 },
  ja: { recall: 1, pairs: 1, wrong: 0 },
  ar: { recall: 0.96, pairs: 1, wrong: 3 },
}

const satchel = product({ shared: true })

/** The language and number of each item by its id. */
const keys = new Map<string, string>()
/** Lines to print: queries that don’t find just what they should. */
const lines: string[] = []

interface Counts {
  sought: number
  found: number
  wrong: number
  queries: number
}

/** Adds the texts: every other one as what is written about an item, the rest as documents. */
async function addTexts(owner: Owner, language: string, texts: LabeledText[]) {
  for (const { number, name, text } of texts) {
    const isDocument = Number(number) % 2 === 1
    const url = `https://page-${number}.example`
    const id = await add(owner, name, isDocument ? { url } : { url, description: text })
    if (isDocument) await writeText(satchel, owner, id, text)
    keys.set(id, `${language} ${number}`)
  }
}

async function count(owner: Owner, language: string): Promise<Counts> {
  const { queries } = await readLanguage(language)
  const counts = { sought: 0, found: 0, wrong: 0, queries: queries.length }
  for (const { typed, expected } of queries) {
    const { items } = await search(owner, { searchTerm: typed, limit: 50 })
    const got: string[] = items.map(({ id }: { id: string }) => keys.get(id))
    const right = expected.map((number) => `${language} ${number}`)
    const missing = right.filter((key) => !got.includes(key))
    const wrong = got.filter((key) => !right.includes(key))
    counts.sought += right.length
    counts.found += right.length - missing.length
    counts.wrong += wrong.length
    if (missing.length + wrong.length > 0)
      lines.push(`${language} ${typed}: missing ${missing.join()}; wrong ${wrong.join()}`)
  }
  return counts
}

function shown(language: string, { sought, found, wrong, queries }: Counts): string {
  return `${language} ${found} of ${sought} (${Math.round((100 * found) / sought)} %), ${wrong} wrong in ${queries} queries`
}

describe('texts in a language', () => {
  test.each(LANGUAGES)('are found in their forms: %s', async (language) => {
    const owner = await satchel.newTenant()
    const { texts } = await readLanguage(language)
    await addTexts(owner, language, texts)
    const counts = await count(owner, language)
    process.stdout.write(`${[...lines.splice(0), shown(language, counts)].join('\n')}\n`)
    expect(counts.found / counts.sought).toBeGreaterThanOrEqual(LIMITS[language]?.recall ?? 1)
    expect(counts.wrong).toBeLessThanOrEqual(LIMITS[language]?.wrong ?? 0)
  })

  test.each(LANGUAGES)('are found by words that nobody had in mind: %s', async (language) => {
    const owner = await satchel.newTenant()
    const pairs = await readPairs(language)
    for (const [index, { name }] of pairs.entries())
      await add(owner, name, { url: `https://page-${index}.example` })
    const missed: string[] = []
    for (const { name, typed } of pairs)
      if (!(await names(owner, { searchTerm: typed, limit: 50 })).includes(name)) missed.push(typed)
    const found = pairs.length - missed.length
    process.stdout.write(
      `${language} ${found} of ${pairs.length} pairs; missing ${missed.join()}\n`,
    )
    expect(found / pairs.length).toBeGreaterThanOrEqual(LIMITS[language]?.pairs ?? 1)
  })
})

describe('texts of all languages in one account', () => {
  let owner: Owner
  beforeAll(async () => {
    owner = await satchel.newTenant()
    for (const language of LANGUAGES)
      await addTexts(owner, language, (await readLanguage(language)).texts)
  })

  test.each(LANGUAGES)('are found in their forms: %s', async (language) => {
    const counts = await count(owner, language)
    process.stdout.write(`${[...lines.splice(0), shown(`mixed ${language}`, counts)].join('\n')}\n`)
    expect(counts.found / counts.sought).toBeGreaterThanOrEqual(LIMITS[language]?.recall ?? 1)
  })
})
