import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failure, main, root } from './lib.mjs'

// A test that waits for a while, or measures how long something takes, fails by chance on a busy machine, or passes
// there by chance. Tests wait for a condition (`until`, `expect.poll`), for a later event, for turns of the event loop
// (`settle`), or set the clock (`vi.useFakeTimers`).

const FOLDERS = 'e2e integrations packages server web'.split(' ')
const LEFT_OUT = /(^|\/)(node_modules|dist[^/]*|generated|check-waits\.test\.ts)$/
/** Tests, and what they share. */
const OF_TESTS = /\.(test|spec)\.tsx?$|(^|\/)(test|e2e)\//
/** A pause between two looks at a condition. */
const LOOKS_AGAIN = /^\s*(while|for) \(/

const KINDS = [
  { kind: 'a fixed wait', is: /\bwaitForTimeout\(/ },
  // Without milliseconds, it's the next turn of the event loop.
  { kind: 'a fixed wait', is: /\b(await|resolve\) =>) (setTimeout|sleep)\((?!resolve\)|\))/ },
  { kind: 'a fixed wait', is: /\bsetTimeout\(\(\) => resolve\(/ },
  { kind: 'a wall clock', is: /\bperformance\.now\(\)|\bhrtime\b/ },
  { kind: 'a wall clock', is: /\bDate\.now\(\) - (?:beg[au]n|begin|before|start\w*)\b/ },
]

const READING = 'a person reads for so long, which is what is reported'
const AT_LEAST = 'at least so long, which a busy machine only adds to'
const PACE = 'the pace is what the test is about'
/** Lines that stay: a file, a part of the line, and the reason. */
const ALLOWED = [
  ['e2e/crm.slow.spec.ts', 'waitForTimeout(2_000)', READING],
  ['e2e/ctas.slow.spec.ts', 'waitForTimeout(2_000)', 'a form that is sent sooner is a machine’s'],
  ['e2e/link-imports.slow.spec.ts', 'waitForTimeout(31_000)', 'longer than other calls may take'],
  ['e2e/links.slow.spec.ts', 'waitForTimeout(2_000)', READING],
  ['e2e/visitor.slow.spec.ts', 'waitForTimeout(1_200)', READING],
  ['e2e/visitor.slow.spec.ts', 'waitForTimeout(3_000)', READING],
  [
    'integrations/test/n8n.slow.test.ts',
    'toBeLessThan(30_000)',
    'n8n itself would look each minute',
  ],
  ['integrations/test/satchel.ts', 'setTimeout(resolve, 1_000)', READING],
  ['packages/cli/test/guides.slow.test.ts', 'setTimeout(resolve, 1_500)', READING],
  [
    'packages/client/test/client.test.ts',
    'performance.now()',
    'pauses between tries would be longer',
  ],
  ['packages/client/test/failures.test.ts', 'performance.now()', AT_LEAST],
  [
    'packages/client/test/uploads.slow.test.ts',
    'performance.now()',
    '6 GB are not read in that time',
  ],
  [
    'server/src/accounts/passwords.slow.test.ts',
    'performance.now()',
    'the least of up to 100 rounds',
  ],
  ['server/src/audit/follow.test.ts', '(writer * 7 + turn * 3) % 20', 'commits in another order'],
  [
    'server/src/items/reading/check-page.slow.test.ts',
    'resolve(200), 50',
    'a server that takes its time',
  ],
  ['server/src/platform/http/slow-requests.slow.test.ts', '(SECONDS * 1_000) / 4', PACE],
  [
    'server/src/platform/jobs/turns.slow.test.ts',
    'Date.now() - startedAt',
    'the least of ten rounds',
  ],
  [
    'server/src/processing/processing.slow.test.ts',
    '6_000',
    'a child stands still beyond its limit of 5 s',
  ],
  [
    'server/src/tracking/sums/sums.slow.test.ts',
    '3 + tries * 4',
    'holds whenever the process is killed',
  ],
  ['server/src/uploads/bucket-uploads.slow.test.ts', 'performance.now() + 5_001', 'sets the clock'],
  ['server/src/visitor/pages/download.slow.test.ts', 'setTimeout(20)', PACE],
  ['server/test/clock.ts', 'left + 100', 'the next hour begins'],
  [
    'server/test/deploy/image.slow.test.ts',
    'toBeLessThan(10_000)',
    'Docker kills it after ten seconds',
  ],
  ['server/test/nodes/outage.slow.test.ts', 'seconds * 1_000', 'the length of the outage'],
  [
    'server/test/nodes/shutdown.slow.test.ts',
    'toBeLessThan(40_000)',
    'a stop that waits would never end',
  ],
  ['web/src/app/manners.slow.test.tsx', 'Date.now() - start', 'the clock of the test'],
]

await main(() => {
  const isWhole = process.argv.length === 2
  const folders = isWhole ? FOLDERS : process.argv.slice(2)
  const found = folders.flatMap(filesIn).flatMap(waitsIn)
  const isMeant = ([file, part]) =>
    found.some(({ path, line }) => path === file && line.includes(part))
  const unused = isWhole ? ALLOWED.filter((one) => !isMeant(one)) : []
  const problems = [
    ...found
      .filter((wait) => !isAllowed(wait))
      .map(({ path, at, kind }) => `${path}:${at} is ${kind}`),
    ...unused.map(
      ([file, part]) => `${file} has no ${part} any more: remove it from the exceptions`,
    ),
  ]
  if (problems.length > 0) throw new Failure(problems.join('\n'))
})

function filesIn(folder) {
  const cwd = resolve(root, folder)
  return globSync('**/*.{ts,tsx}', { cwd, exclude: (path) => LEFT_OUT.test(path) })
    .map((path) => join(folder, path))
    .filter((path) => OF_TESTS.test(path))
}

function waitsIn(path) {
  const lines = readFileSync(resolve(root, path), 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    const found = LOOKS_AGAIN.test(line) ? undefined : KINDS.find(({ is }) => is.test(line))
    return found ? [{ path, line, at: index + 1, kind: found.kind }] : []
  })
}

function isAllowed({ path, line }) {
  return ALLOWED.some(([file, part]) => path === file && line.includes(part))
}
