import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failure, main, root } from './lib.mjs'

const FOLDERS = 'bench contract e2e integrations messages packages scripts server web'.split(' ')
/** Generated types, and refused words as the data of a test. */
const LEFT_OUT =
  /(^|\/)(node_modules|dist[^/]*|generated|database-types\.ts|check-comments\.test\.ts)$/

// A doc comment starts with a verb in the third person ("Returns …") or with the noun it describes ("The tenant's …").
const OPENERS = new Set(
  `About Above Absent After Against Always Anybody Anyone Anything Around As Asked At Away Because Before Behind Below
  Beneath Beside Besides Between Beyond By Called Cannot Chosen Drawn During Everybody Everyone Everything For Found
  From Given He Held How However I If In Inside Instead Into It Its Kept Known Made Named Neither Never Nobody Not
  Nothing Of Off On Once Only Or Out Over Read Sent Set She Shown Since So Somebody Someone Something Taken That There
  These They This Those Though Through To Under Until Up Used We What Whatever When Where Whether Which While Who
  Whoever Whom Whose Why With Within Without Written`.split(/\s+/),
)

// Words of our own, archaic ones and other spellings, for which there is a common word.
const WORDS =
  `anew befall befell betwixt brisk colour favourite hearer hitherto keepThem likeness neighbour
  organisation seldom sift thereof thither twin`.split(/\s+/)

/** Files in other languages, where such a word may be the common one: "Organisation" in German. */
const TRANSLATION =
  /^(web\/src\/languages|server\/src\/platform\/(mail\/member-texts|files\/table-words)|server\/src\/inbox\/sentences|server\/src\/analytics\/mail-words)\/(?!en\b)/

const WORD = new RegExp(
  WORDS.map((word) => {
    const [first, rest] = [word.charAt(0), word.slice(1)]
    const [small, capital] = [first.toLowerCase(), first.toUpperCase()]
    return `(?<![A-Za-z])[${small}${capital}]${rest}s?(?![a-z])|(?<=[a-z])${capital}${rest}s?(?![a-z])`
  }).join('|'),
  'g',
)
// Participles that say what happened to a thing, not what it is.
const PARTICIPLE =
  /\b(?:const|let|function|type|interface)\s+(asked|given|held|kept|known|said|taken|told|wanted)\b/gi
const DOC_COMMENT = /^[ \t]*\/\*\*\s+(?:\*\s+)?([A-Za-z’']+)/gm

await main(() => {
  const folders = process.argv.length > 2 ? process.argv.slice(2) : FOLDERS
  const problems = folders.flatMap(filesIn).flatMap(problemsOf)
  if (problems.length > 0) throw new Failure(problems.join('\n'))
})

function filesIn(folder) {
  const cwd = resolve(root, folder)
  return globSync('**/*.{ts,tsx,mjs}', { cwd, exclude: (path) => LEFT_OUT.test(path) })
    .map((path) => join(folder, path))
    .filter((path) => resolve(root, path) !== import.meta.filename)
}

function problemsOf(path) {
  const text = readFileSync(resolve(root, path), 'utf8')
  const at = (index) => `${path}:${text.slice(0, index).split('\n').length}`
  const openers = [...text.matchAll(DOC_COMMENT)]
    .filter(([, opener]) => OPENERS.has(opener))
    .map((match) => {
      const index = match.index + match[0].length
      return `${at(index)} Start the doc comment with a verb or a noun instead of "${match[1]}"`
    })
  const words = (TRANSLATION.test(path) ? [] : [...text.matchAll(WORD)]).map(
    ({ 0: word, index }) => `${at(index)} Use a common word instead of "${word}"`,
  )
  const participles = [...text.matchAll(PARTICIPLE)].map(
    ({ 1: name, index }) => `${at(index)} Name it by what it is instead of "${name}"`,
  )
  return [...openers, ...words, ...participles]
}
