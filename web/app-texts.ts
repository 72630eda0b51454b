import { isPseudoLanguage } from '@satchel/contract/languages.ts'
import { type Part, partsOf, readCatalogue } from '@satchel/messages/catalogue.ts'
import { compile, HELPERS, type Helper } from '@satchel/messages/compile.ts'
import { pseudoParts } from '@satchel/messages/pseudo.ts'

/** Returns the parts of a message, or source code that stands for one; undefined if there is none by this key. */
export type Texts = (key: string) => readonly Part[] | string | undefined

/** Returns the languages whose catalogues have the texts of a language, that of each text first. */
export function sourcesOf(language: string): string[] {
  return language === 'en' || isPseudoLanguage(language) ? ['en'] : [language, 'en']
}

/** Returns the texts of the app in a language, and in English where it has none. */
export function textsIn(language: string): (key: string) => readonly Part[] | undefined {
  const catalogues = sourcesOf(language).toReversed().map(readCatalogue)
  const texts: Record<string, string> = Object.assign({}, ...catalogues)
  const parsed = new Map<string, readonly Part[]>()
  return (key) => {
    const existing = parsed.get(key)
    if (existing || !Object.hasOwn(texts, key)) return existing
    const own = partsOf(texts[key] ?? '')
    const parts = isPseudoLanguage(language) ? pseudoParts(own) : own
    parsed.set(key, parts)
    return parts
  }
}

/** Returns the functions that a message calls in at least one of the languages. */
export function helpersOf(key: string, all: readonly ReturnType<typeof textsIn>[]): Helper[] {
  const sources = all.map((texts) => compile(texts(key) ?? [], () => ''))
  return (Object.keys(HELPERS) as Helper[]).filter((helper) =>
    sources.some((source) => source.includes(`${HELPERS[helper]}(`)),
  )
}

/** Returns the sentences on problems in a language, by their reasons. English ones come from the server as they are. */
function problemsIn(language: string): Record<string, string> {
  const [own = 'en'] = sourcesOf(language)
  if (own === 'en') return {}
  const texts = Object.entries(readCatalogue(own)).flatMap(([key, text]) =>
    key.startsWith('problem.') ? [[key.slice('problem.'.length), text]] : [],
  )
  return Object.fromEntries(texts)
}

/** Returns what else a language decides, by the names that stand for it in the built app, as source code. */
export function constantsIn(language: string): Record<string, string> {
  return {
    $language: JSON.stringify(language),
    $problems: JSON.stringify(problemsIn(language)),
  }
}
