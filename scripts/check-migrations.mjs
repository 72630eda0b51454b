import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failure, main, root } from './lib.mjs'

// While nodes are upgraded one by one, those of the last release work on the new schema. So a release only adds to it;
// what nothing uses any more goes with the release after that, in a file that says so:
//   -- Contract: nothing has used item.color since 1.1.0.
// A new file says with which release nodes go on working beside it, or start again on its schema; others are refused:
//   -- Works with: 1.0.0

const FOLDER = resolve(root, process.argv[2] ?? 'server/migrations')
/** The last migration of release 1.0.0, with which the rule begins. */
const FIRST_RELEASE = '0149'
const CONTRACT = /^--\s*Contract: .*\bsince (\d+\.\d+\.\d+)/m
const WORKS_WITH = /^--\s*Works with: (\d+\.\d+\.\d+)\.?$/m
const RELEASES = [
  ...readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^## \[(\d+\.\d+\.\d+)\] - /gm),
].map(([, release]) => release)

const RULE = 'adds a rule that rows of older nodes may break'
const NO_COLUMN = /^(constraint|check|unique|exclude|foreign|primary|column|if)$/i

/** Statements that make an earlier release fail, and what to do instead. */
const FAULTS = [
  [/\bdrop\s+(table|view|function|type|column|constraint)\b/gi, 'drops what older nodes use'],
  [
    /\brename\s+(to|column|constraint)\b/gi,
    'renames what older nodes use: add the new one beside it',
  ],
  [/\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/gi, 'changes a type: add a column beside it'],
  [/\bset\s+not\s+null\b/gi, 'demands a value that older nodes don’t write'],
  [
    /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?\w+\s+[^,;]*?\bnot\s+null\b(?![^,;]*\b(default|generated)\b)(?<!\b(default|generated)\b[^,;]*)/gi,
    'demands a value that older nodes don’t write: give it a default',
  ],
  [/\badd\s+(constraint|check|unique|exclude|foreign\s+key)\b/gi, RULE],
  [/\bcreate\s+unique\s+index\b/gi, RULE],
]

await main(() => {
  const names = globSync('*.sql', { cwd: FOLDER }).sort()
  const problems = names.filter((name) => name.slice(0, 4) > FIRST_RELEASE).flatMap(problemsOf)
  if (problems.length > 0) throw new Failure(problems.join('\n'))
})

function problemsOf(name) {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  return [
    ...faultsOfMark(name, text),
    ...(CONTRACT.test(text) ? [] : faultsOfStatements(name, text)),
  ]
}

function faultsOfMark(name, text) {
  const [, release] = WORKS_WITH.exec(text) ?? CONTRACT.exec(text) ?? []
  if (!release)
    return [`${name}:1 lacks what older nodes go by: add the line “-- Works with: ${RELEASES[0]}”`]
  return RELEASES.includes(release) ? [] : [`${name}:1 names ${release}, which is no release`]
}

function faultsOfStatements(name, text) {
  const statements = text.replace(/--.*$|\$(\w*)\$[\s\S]*?\$\1\$|'[^']*'/gm, blank)
  // Tables and columns that the same file makes are new to every node.
  const tables = namesIn(statements, /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?([\w."]+)/gi)
  const columns = namesIn(statements, /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(\w+)/gi)
  const isNew = (index, fault) =>
    hasAny(statementAt(statements, index), tables) ||
    (fault === RULE && hasAny(statements.slice(index).split(';')[0], columns))
  return FAULTS.flatMap(([pattern, fault]) =>
    [...statements.matchAll(pattern)]
      .filter(({ index }) => !isNew(index, fault))
      .map(({ index }) => `${name}:${lineAt(statements, index)} ${fault}`),
  )
}

function namesIn(text, pattern) {
  return [...text.matchAll(pattern)].map(([, name]) => name).filter((name) => !NO_COLUMN.test(name))
}

function hasAny(text, names) {
  return names.some((name) => text.match(/[\w.]+/g)?.includes(name))
}

function blank(part) {
  return part.replace(/[^\n]/g, ' ')
}

function lineAt(text, index) {
  return text.slice(0, index).split('\n').length
}

function statementAt(text, index) {
  const begin = text.lastIndexOf(';', index) + 1
  const end = text.indexOf(';', index)
  return text.slice(begin, end < 0 ? undefined : end)
}
