import { beforeAll, describe, expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { LANGUAGES, type LabeledText, readLanguage } from '../../test/languages/language-library.ts'
import { add, search, writeText } from '../../test/searching.ts'

// Small texts and queries in each language, in forms that people type: which share of what is wanted is found, and how
// many others are. The table in docs/search.md is what this prints.

const LEAST: Record<string, { recall: number; wrong: number }> = {}

const satchel = product()

interface Counts {
  wanted: number
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

const keys = new Map<string, string>()

async function count(owner: Owner, language: string): Promise<Counts> {
  const { queries } = await readLanguage(language)
  const counts = { wanted: 0, found: 0, wrong: 0, queries: queries.length }
  for (const { typed, wanted } of queries) {
    const { items } = await search(owner, { searchTerm: typed, limit: 50 })
    const got: string[] = items.map(({ id }: { id: string }) => keys.get(id))
    const expected = wanted.map((number) => `${language} ${number}`)
    const missing = expected.filter((key) => !got.includes(key))
    const wrong = got.filter((key) => !expected.includes(key))
    counts.wanted += expected.length
    counts.found += expected.length - missing.length
    counts.wrong += wrong.length
    if (missing.length + wrong.length > 0)
      lines.push(`${language} ${typed}: missing ${missing.join()}; wrong ${wrong.join()}`)
  }
  return counts
}

const lines: string[] = []

function shown(language: string, { wanted, found, wrong, queries }: Counts): string {
  return `${language} ${found} of ${wanted} (${Math.round((100 * found) / wanted)} %), ${wrong} wrong in ${queries} queries`
}

describe('texts in a language', () => {
  test.each(LANGUAGES)('are found in their forms: %s', async (language) => {
    const owner = await satchel.newTenant()
    const { texts } = await readLanguage(language)
    await addTexts(owner, language, texts)
    const counts = await count(owner, language)
    process.stdout.write(`${[...lines.splice(0), shown(language, counts)].join('\n')}\n`)
    const { recall, wrong } = LEAST[language] ?? { recall: 0, wrong: 1_000 }
    expect(counts.found / counts.wanted).toBeGreaterThanOrEqual(recall)
    expect(counts.wrong).toBeLessThanOrEqual(wrong)
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
    expect(counts.found / counts.wanted).toBeGreaterThanOrEqual(LEAST[language]?.recall ?? 0)
  })
})
