import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { APP_LANGUAGES } from '../contract/src/languages.ts'
import { bin, Failure, main, root, run } from './lib.mjs'
import { serverSentences } from './server-sentences.mjs'

// The app's texts are in labels files, and their translations in web/src/languages/<language>, by the same paths. Each
// exports what the English file does. A language that the app is offered in has all of them; `node
// scripts/check-languages.mjs de` tells what another still lacks.

const SOURCES = join(root, 'web/src')
const CACHE = join(root, 'node_modules/.cache/satchel/languages')
const LABELS = ['**/{labels,*-labels}.ts', '**/labels/*.ts']
const LANGUAGES = ['de', 'fr', 'es']

const TYPES = `
type Text<T> = T extends string ? string
  : T extends (...values: infer A) => infer R ? (...values: A) => Text<R>
  : T extends object ? { -readonly [K in keyof T]: Text<T[K]> } : T
type Fits<E, T> = [Text<T>] extends [Text<E>]
  ? E extends (...values: infer A) => unknown ? T extends (...values: infer B) => unknown
    ? [A] extends [B] ? [B] extends [A] ? true : false : false : false : true : false
type Faults<E, T> = { [K in keyof E | keyof T]: K extends keyof E & keyof T ? Fits<E[K], T[K]> extends true ? never : K : K }[keyof E | keyof T]
type Checked<E, T> = Faults<E, T> extends infer F ? [F] extends [never] ? true : \`\${F & string}\` : never
`

await main(async () => {
  const offered = [...new Set([...APP_LANGUAGES, ...process.argv.slice(2)])]
  const english = globSync(LABELS, {
    cwd: SOURCES,
    exclude: (path) => /^(languages|visitor)(\/|$)/.test(path),
  })
    // The texts of others are in the catalogue.
    .filter((path) => !usesCatalogue(path))
    .sort()
  const problems = []
  const pairs = []
  for (const language of LANGUAGES) {
    const folder = join(SOURCES, 'languages', language)
    const translated = new Set(globSync('**/*.ts', { cwd: folder }))
    if (offered.includes(language))
      for (const path of english.filter((each) => !translated.has(each)))
        problems.push(`languages/${language}/${path} is missing`)
    for (const path of translated) {
      if (english.includes(path)) pairs.push([path, `languages/${language}/${path}`])
      else problems.push(`languages/${language}/${path} has no English file`)
    }
  }
  problems.push(...(await compare(pairs)))
  for (const language of offered.filter((each) => each !== 'en'))
    problems.push(...(await sentencesWithout(language)))
  if (problems.length > 0) throw new Failure(problems.join('\n'))
})

function usesCatalogue(path) {
  const isTranslated = existsSync(join(SOURCES, 'languages/de', path))
  const source = readFileSync(join(SOURCES, path), 'utf8')
  return !isTranslated && source.includes("'@satchel/messages/t.ts'")
}

/** Returns the server's sentences that a language doesn't have. */
async function sentencesWithout(language) {
  const translations = {}
  for (const name of [
    'labels',
    'company-labels',
    'integration-labels',
    'import-labels',
    'field-labels',
  ]) {
    const path = join(SOURCES, 'languages', language, 'lib/server-text', `server-${name}.ts`)
    if (existsSync(path)) Object.assign(translations, ...Object.values(await import(path)))
  }
  return serverSentences()
    .filter((sentence) => !Object.hasOwn(translations, sentence))
    .map((sentence) => `languages/${language} has no translation of the server’s “${sentence}”`)
}

/** Lets the compiler compare each pair of files, an English one and a translation. */
async function compare(pairs) {
  mkdirSync(CACHE, { recursive: true })
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'web/tsconfig.json'), 'utf8'))
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions,
    files: ['check.ts'],
  }
  const lines = pairs.map(([english, translation], index) => {
    const [one, other] = [english, translation].map((path) => `typeof import('${SOURCES}/${path}')`)
    return `export const pair${index}: Checked<${one}, ${other}> = true`
  })
  writeFileSync(join(CACHE, 'tsconfig.json'), JSON.stringify(config))
  writeFileSync(join(CACHE, 'check.ts'), `${lines.join('\n')}\n${TYPES}`)
  const { code, output } = await run(bin('tsc'), ['--singleThreaded', '--noEmit', '-p', CACHE], {
    quiet: true,
  })
  const problems = output.split('\n').flatMap((line) => {
    const [, at, names] =
      /check\.ts\((\d+),\d+\): .*?not assignable to type '(.*)'\.$/.exec(line) ?? []
    const [, path] = pairs[at - 1] ?? []
    return path ? [`${path} lacks, adds or types differently: ${names.replaceAll('"', '')}`] : []
  })
  // Types of the translations themselves are checked with the web's.
  if (code !== 0 && problems.length === 0 && output.includes('check.ts')) problems.push(output)
  return problems
}
