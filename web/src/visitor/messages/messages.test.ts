import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@satchel/contract/languages.ts'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { LOOK, openVisitorPage, visitorItemOf } from '../../../test/visitor.ts'
import { speakIn, textsForScripts } from './all.ts'
import { CTA_TEXTS, TEXTS } from './texts.ts'

type Element = ReturnType<IntlMessageFormat['getAst']>[number]
interface Part {
  type: number
  value: string
  options?: Record<string, { value: Part[] }>
}

const partsOf = (text: string) =>
  new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst() as Element[] as Part[]

/** Returns the names of parameters, also of those within plural forms. */
function namesIn(parts: Part[]): string[] {
  return parts.flatMap(({ type, value, options }) => [
    ...(type === 0 || type === 7 ? [] : [value]),
    ...Object.values(options ?? {}).flatMap((option) => namesIn(option.value)),
  ])
}

/** Returns the plural forms of a text, or none. */
function formsIn(parts: Part[]): string[][] {
  return parts.flatMap(({ options }) => (options ? [Object.keys(options).toSorted()] : []))
}

test.for(LANGUAGES)(
  'the texts in %s have the parameters and plural forms that they need',
  (language) => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    const english: Record<string, string> = TEXTS.en
    for (const [key, text] of Object.entries(TEXTS[language])) {
      const [parts, ofEnglish] = [partsOf(text), partsOf(english[key] ?? '')]
      const names = (all: Part[]) => [...new Set(namesIn(all))].toSorted()
      expect([key, names(parts)]).toEqual([key, names(ofEnglish)])
      // Languages with a form for millions say them like the rest.
      for (const forms of formsIn(parts))
        expect([key, categories.filter((one) => !forms.includes(one) && one !== 'many')]).toEqual([
          key,
          [],
        ])
      expect([key, /['<>]|\s{2}|^\s|\s$/.test(text)]).toEqual([key, false])
    }
  },
)

test('a page brings the texts that its scripts write, and no other', () => {
  const folder = join(import.meta.dirname, '..')
  const scripts = globSync('**/*.ts', { cwd: folder })
    .filter((path) => !/messages\/|\.test\.|^meta\.ts|^notes\.ts/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n')
  const written = [...scripts.matchAll(/\bt\(\s*'(\w+)'/g)].map(([, key = '']) => key)
  expect(written.length).toBeGreaterThan(5)
  speakIn('de')
  const texts = textsForScripts()
  expect(written.filter((key) => !(key in texts))).toEqual([])
  const ofPages = Object.keys(texts).filter((key) => !(key in CTA_TEXTS.en))
  expect(ofPages.filter((key) => !written.includes(key))).toEqual([])
})

test.for([
  ['de', '24 Seiten', '1,5 MB', 'Geteilt von Ada'],
  ['pl', '24 strony', '1,5 MB', 'Udostępnia: Ada'],
  ['ja', '24ページ', '1.5 MB', '共有：Ada'],
  ['ar', '24 صفحة', '1.5', 'شاركها \u2068Ada\u2069'],
] as const)('counts, sizes and names are written as in %s', ([language, pages, size, sender]) => {
  const { documentElement } = openVisitorPage(
    {
      view: 'item',
      look: LOOK,
      beats: null,
      itemId: 'i1',
      version: null,
      item: visitorItemOf({ pageCount: 24 }),
      content: { kind: 'file' },
      downloadUrl: null,
      collection: null,
      sender: { name: 'Ada', avatarUrl: null, reply: { url: '/l/prices/reply', item: '' } },
    },
    { language },
  )
  expect([documentElement.lang, documentElement.dir]).toEqual([
    language,
    language === 'ar' ? 'rtl' : 'ltr',
  ])
  const text = document.querySelector('main')?.textContent
  for (const part of [pages, size, sender]) expect(text).toContain(part)
})
