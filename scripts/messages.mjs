import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../contract/src/languages.ts'
import { PROBLEMS } from '../contract/src/problem.ts'
import { fileOf, parametersOf, partsOf, readCatalogue } from '../messages/src/catalogue.ts'
import { problemsOf } from '../messages/src/check.ts'
import { Failure, main, root } from './lib.mjs'

// `npm run messages` sorts the catalogues and writes the types of their parameters; `npm run messages -- check` names
// what is missing, wrong or left over.

const TYPES = join(root, 'messages/src/parameters.ts')
/** Sources that write messages. */
const SOURCES = ['web/src/**/*.{ts,tsx}', 'server/src/**/*.{ts,tsx}']
const KEY = /['"`]([a-z]\w*(?:\.\w+)+)['"`]/g
/** Nouns of what wasn’t found. */
const NOUN = /'([A-Z][A-Za-z ]+)'/g
/** Calls that say so. */
const NOT_FOUND = /\borNotFound\((?:[^()]|\([^()]*\))*?,\s*'([^']+)',?\s*\)/g
/** Names of visitors' texts and of problems. */
const NAME = /'([a-z]\w*)'/g
/** Groups of keys that are made of codes, which the source therefore doesn’t name one by one. */
const GROUP = /`([a-z]\w*(?:\.\w+)*\.)\$\{/g

await main(() => {
  const [command = 'write', ...others] = process.argv.slice(2)
  if (others.length > 0 || !['check', 'write'].includes(command))
    throw new Failure('Usage: npm run messages [-- check]')
  if (command === 'write') write()
  else check()
})

function write() {
  for (const language of LANGUAGES) {
    const sorted = Object.entries(readCatalogue(language)).sort(byKey)
    writeFileSync(fileOf(language), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  }
  writeFileSync(TYPES, types())
}

function check() {
  const problems = LANGUAGES.filter((each) => each !== 'en').flatMap(problemsOf)
  if (readFileSync(TYPES, 'utf8') !== types())
    problems.push('messages/src/parameters.ts is older than en.json: run npm run messages')
  problems.push(...nouns().map((noun) => `en.json lacks “${noun} not found”`))
  problems.push(...titles(), ...choosing())
  problems.push(...staleNotes())
  problems.push(...unused().map((key) => `en.json has ${key}, which no source writes`))
  if (problems.length > 0) throw new Failure(problems.join('\n'))
}

/** Returns the types of the parameters of each English message. */
function types() {
  const fields = Object.entries(readCatalogue('en')).map(([key, text]) => {
    const all = [...parametersOf(partsOf(text))].map(([name, type]) => `${name}: ${type}`)
    return `  '${key}': ${all.length > 0 ? `{ ${all.join('; ')} }` : 'null'}`
  })
  return `// Written by npm run messages.\n\n/** The parameters of each message by its key, null for none. */\nexport interface MessageParameters {\n${fields.join('\n')}\n}\n`
}

/** Returns what wasn’t found in sources of the server and has no sentence. */
function nouns() {
  const english = readCatalogue('en')
  const all = globSync('server/src/**/*.ts', { cwd: root }).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(NOT_FOUND)].map(([, noun]) => noun),
  )
  return [...new Set(all)].filter((noun) => english[notFound(noun)] !== `${noun} not found`)
}

/** Returns the key of “… not found”, as the server names it. */
function notFound(noun) {
  const name = noun.toLowerCase().replace(/ (\w)/g, (_, letter) => letter.toUpperCase())
  return `problem.${name}NotFound`
}

/** Returns codes of problems whose English title isn't that of the catalogue, which no source names one by one. */
function titles() {
  const english = readCatalogue('en')
  const wrong = Object.entries(PROBLEMS).filter(
    ([code, [, title]]) => english[codeKey(code)] !== title,
  )
  return wrong.map(([code, [, title]]) => `en.json lacks ${codeKey(code)}: “${title}”`)
}

/** Returns problems whose texts choose by a value: browsers only put values in. */
function choosing() {
  return LANGUAGES.flatMap((language) =>
    Object.entries(readCatalogue(language))
      .filter(
        ([key, text]) => key.startsWith('problem.') && partsOf(text).some((part) => part.options),
      )
      .map(([key]) => `${language}.json: ${key} may not have plural forms`),
  )
}

/** Returns the key of the title of a problem, as the browser names it (`web/src/lib/problem-text.ts`). */
function codeKey(code) {
  return `problem.codes.${code.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}`
}

/** Returns notes for translators on keys that English doesn't have. */
function staleNotes() {
  const keys = Object.keys(readCatalogue('en'))
  const notes = Object.keys(readCatalogue('en.meta')).filter((start) => start !== '$comment')
  return notes
    .filter((start) => !keys.some((key) => key === start || key.startsWith(`${start}.`)))
    .map((start) => `en.meta.json has a note on ${start}, which en.json doesn’t have`)
}

/** Returns the keys that no source names. */
function unused() {
  const named = new Set(Object.keys(PROBLEMS).map(codeKey))
  const groups = []
  for (const path of globSync(SOURCES, { cwd: root })) {
    const source = readFileSync(join(root, path), 'utf8')
    for (const [, key] of source.matchAll(KEY)) named.add(key)
    for (const [, group] of source.matchAll(GROUP)) groups.push(group)
    for (const key of withoutGroup(path, source)) named.add(key)
  }
  return Object.keys(readCatalogue('en')).filter(
    (key) => !named.has(key) && !groups.some((group) => key.startsWith(group)),
  )
}

/** Returns keys that a source names without their group, which a function puts in front. */
function withoutGroup(path, source) {
  const names = [...source.matchAll(NAME)].map(([, name]) => name)
  // web/src/visitor/messages/messages.ts
  if (path.startsWith('web/src/visitor/')) return names.map((name) => `visitor.${name}`)
  if (!path.startsWith('server/src/')) return []
  // server/src/platform/problem.ts
  const nouns = [...source.matchAll(NOUN)].map(([, noun]) => notFound(noun))
  return [...names.map((name) => `problem.${name}`), ...nouns]
}

function byKey([one], [other]) {
  return one < other ? -1 : 1
}
