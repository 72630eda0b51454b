import { isPluralElement } from '@formatjs/icu-messageformat-parser'
import { formsOf, type Part, parametersOf, partsOf, readCatalogue } from './catalogue.ts'
import { needsMessage } from './languages.ts'

/** Returns what is wrong with the catalogue of a language: what English has and it lacks, and the other way round. */
export function problemsOf(language: string): string[] {
  const [english, texts] = [readCatalogue('en'), readCatalogue(language)]
  const missing = Object.keys(english).filter(
    (key) => needsMessage(language, key) && !Object.hasOwn(texts, key),
  )
  const stale = Object.keys(texts).filter((key) => !Object.hasOwn(english, key))
  const wrong = Object.entries(texts).flatMap(([key, text]) => {
    const problem = problemOf(language, english[key], text)
    return problem ? [`${language}.json: ${key} ${problem}`] : []
  })
  return [
    ...missing.map((key) => `${language}.json lacks ${key}: “${english[key]}”`),
    ...stale.map((key) => `${language}.json has ${key}, which English doesn’t`),
    ...wrong,
  ]
}

function problemOf(language: string, english: string | undefined, text: string): string | null {
  if (english === undefined) return null
  try {
    const parts = partsOf(text)
    const names = new Set(parametersOf(partsOf(english)).keys())
    const unknown = [...parametersOf(parts).keys()].filter((name) => !names.has(name))
    if (unknown.length > 0)
      return `has the parameter {${unknown.join('}, {')}}, which English hasn’t`
    const used = parametersOf(parts)
    const lost = [...names].filter((name) => !used.has(name))
    if (lost.length > 0) return `lacks the parameter {${lost.join('}, {')}}`
    const forms = missingForms(language, parts)
    return forms.length > 0 ? `lacks the plural form ${forms.join(', ')}` : null
  } catch (error) {
    return `isn’t an ICU message: ${(error as Error).message}`
  }
}

/** Returns the plural forms that a text needs in its language. Those for millions alone are said like the rest. */
function missingForms(language: string, parts: readonly Part[]): string[] {
  const sample = new Intl.PluralRules(language)
  const all = new Set(Array.from({ length: 200 }, (_, count) => sample.select(count)))
  return parts.flatMap((part) => [
    ...(isPluralElement(part) ? [...all].filter((form) => !(form in part.options)) : []),
    ...formsOf(part).flatMap((form) => missingForms(language, form)),
  ])
}
