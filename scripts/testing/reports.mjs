import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../lib.mjs'

// What the two runners write as JSON, as `{ passed, skipped, times, failures }`: `times` are of files, each as
// `{ file, lane, seconds, cpuSeconds }`, some with `begin` and `end`; `failures` have a `title` and a `message`.

export const readVitest = (path) =>
  read(`${path}.json`, ({ testResults, ...counts }) => ({
    passed: counts.numPassedTests,
    skipped: counts.numPendingTests + counts.numTodoTests,
    times: readVitestTimes(`${path}-times.json`),
    failures: testResults.flatMap(vitestFailures),
  }))

const readVitestTimes = (path) =>
  (readJson(path) ?? []).map(({ file, project, begin, end, cpuSeconds }) => ({
    file,
    lane: project,
    begin,
    end,
    seconds: (end - begin) / 1000,
    ...(cpuSeconds !== undefined && { cpuSeconds }),
  }))

export const readPlaywright = (path) =>
  read(`${path}.json`, ({ stats, suites, errors }) => ({
    passed: stats.expected,
    skipped: stats.skipped,
    times: suites.map((suite) => ({
      file: join('e2e', suite.file),
      lane: 'browser',
      seconds: durationOf(suite) / 1000,
    })),
    failures: [
      ...errors.map(({ message }) => ({ title: 'e2e', message })),
      ...suites.flatMap(playwrightFailures),
    ],
  }))

/** Reads a report; returns nothing if the runner ended before it wrote one. */
function read(path, convert) {
  const json = readJson(path)
  return json ? convert(json) : { passed: 0, skipped: 0, times: [], failures: [] }
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

const nameOf = (path) => relative(root, path)

/** Returns failed tests; a file that fails as a whole has none. */
function vitestFailures({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0 && message) return [{ title: nameOf(name), message }]
  return failed.map(({ fullName, failureMessages }) => ({
    title: `${nameOf(name)} › ${fullName}`,
    message: failureMessages.join('\n'),
  }))
}

function playwrightFailures({ suites = [], specs }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      title: `${join('e2e', file)} › ${title}`,
      message: resultsOf(tests)
        .flatMap(({ errors }) => errors)
        .map(({ message, snippet = '' }) => `${message}\n${snippet}`)
        .join('\n'),
    }))
  return [...own, ...suites.flatMap(playwrightFailures)]
}

const resultsOf = (tests) => tests.flatMap(({ results }) => results)

function durationOf({ suites = [], specs }) {
  const own = resultsOf(specs.flatMap(({ tests }) => tests))
  const nested = suites.map(durationOf)
  return [...own.map(({ duration }) => duration), ...nested].reduce((sum, one) => sum + one, 0)
}

/** Returns its title and the beginning of its message, without the runner's own lines of a stack. */
export function describeFailure({ title, message }) {
  const lines = stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|node:internal)/.test(line))
  return [`Failed: ${title}`, ...lines.slice(0, 40).map((line) => `    ${line}`)].join('\n')
}
