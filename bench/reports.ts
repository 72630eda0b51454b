import { addVisits } from './lib/add-visits.ts'
import { exitCode, figure, note } from './lib/figures.ts'
import { type Library, openLibrary } from './lib/library.ts'
import { p95 } from './lib/timing.ts'

// Each report of a tenant with many visits, of the last 30 days and of 12 months, one after the other. The number of
// visits is an argument: `node bench/reports.ts 10000000`.

const VISITS = Number(process.argv[2] ?? 500_000)
const ITEMS = 10_000
const P95_MAX_MS = 100
const REPORTS = [
  ...['reports/overview', 'reports/content', 'reports/links', 'reports/sites', 'reports/ctas'],
  ...[
    'reports/content/unused',
    'reports/people',
    'reports/search',
    'reports/adoption',
    'reports/coverage',
    'health',
  ],
]

const library = await openLibrary([ITEMS])
try {
  await bench(library)
} finally {
  await library.close()
}
process.exitCode = exitCode()

async function bench(given: Library): Promise<void> {
  const [owner] = given.owners
  if (!owner) throw new Error('The library has no owner')
  const begin = performance.now()
  const { views, days } = await addVisits(given, VISITS)
  const seconds = Math.round((performance.now() - begin) / 1_000)
  note(`${views} visits as ${days} sums by day and link, made in ${seconds} s`)
  const to = new Date().toISOString().slice(0, 10)
  const year = `?from=${new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10)}&to=${to}`
  for (const report of REPORTS) {
    const url = `${given.url}/api/analytics/v1/${report}`
    const long = report === 'health' ? undefined : await p95(`${url}${year}`, owner)
    figure(`${report}, p95`, await p95(url, owner), { atMost: P95_MAX_MS }, ' ms')
    if (long !== undefined) figure('the same of 12 months', long, { atMost: P95_MAX_MS }, ' ms')
  }
}
