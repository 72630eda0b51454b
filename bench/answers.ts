import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts'
import { signIn } from '../server/test/client.ts'
import { type Product, startProduct } from '../server/test/product.ts'
import { exitCode, figure, note } from './lib/figures.ts'
import { benchMany } from './lib/many-answers.ts'

// Questions about the demo's documents in four languages: how many are answered with the right page, first and among three,
// and how many that nothing answers get nothing. `node bench/answers.ts 100000` measures how long answers take in so many
// documents instead.

/** A question, and what answers it: on one of the pages, with the words. */
interface Question {
  question: string
  accept: { item: string; pages?: number[]; phrase?: string }[]
  /** True if it was written after the rules, and shows how well they do with what they don't know. */
  isLater?: boolean
}

interface Answer {
  text: string
  itemName: string
  page: number | null
}

const FIRST = 34 / 40
const AMONG_THREE = 38 / 40
const NOTHING = 9 / 10
const DEMO = /demo tenant as (\S+) with (\S+)/

const [, , size] = process.argv
if (size === undefined) await benchDemo()
else await benchMany(Number(size))
process.exitCode = exitCode()

async function benchDemo(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-'))
  const postgres = await startEmbeddedPostgres({ folder, password: 'bench' })
  const database = new pg.Client({ connectionString: postgres.url })
  const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'fatal', SEED_DEMO: 'true' }
  const product = await startProduct({ dataDir: join(folder, 'data'), env })
  try {
    await database.connect()
    await benchAnswers(product, database)
  } finally {
    await database.end()
    await product.stop()
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}

async function benchAnswers(product: Product, database: pg.Client): Promise<void> {
  const [, email = '', password = ''] = DEMO.exec(product.output()) ?? []
  const { call } = await signIn(product, email, password)
  while ((await database.query('select from passage_due')).rowCount !== 0) await setTimeout(100)
  const file = new URL('lib/demo-questions.json', import.meta.url)
  const questions: Question[] = JSON.parse(await readFile(file, 'utf8'))
  const outcomes: Outcome[] = []
  for (const one of questions) {
    // A person may not ask this often.
    await database.query('delete from auth.rate_limit')
    const begin = performance.now()
    const { body } = await call('POST', 'search/v1/answers', { question: one.question })
    const ms = performance.now() - begin
    const answers: Answer[] = body.answers
    const place = answers.findIndex((answer) => one.accept.some((right) => fits(answer, right)))
    outcomes.push({ ...one, ms, place, count: answers.length })
    if (one.accept.length > 0 && place !== 0) note(`not first: ${one.question}`)
  }
  reportShares(
    outcomes.filter(({ isLater }) => !isLater),
    '',
  )
  reportShares(
    outcomes.filter(({ isLater }) => isLater),
    ', of questions written after the rules',
  )
  const times = outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0
  note(`answers of the demo, p95 ${Math.round(p95)} ms`)
}

/** A question, the place of its right answer (-1 if there is none), and the number of all. */
interface Outcome extends Question {
  ms: number
  place: number
  count: number
}

/** Reports how well questions are answered; what was written after the rules is a note, since a goal would be learned by heart. */
function reportShares(outcomes: Outcome[], which: string): void {
  const answerable = outcomes.filter(({ accept }) => accept.length > 0)
  const others = outcomes.filter(({ accept }) => accept.length === 0)
  const report = (name: string, some: Outcome[], right: Outcome[], atLeast: number) => {
    const share = right.length / some.length
    if (which === '') figure(name, share, { atLeast })
    else note(`${name}${which}: ${right.length} of ${some.length}`)
  }
  const first = answerable.filter(({ place }) => place === 0)
  report('right page first', answerable, first, FIRST)
  const among = answerable.filter(({ place }) => place >= 0)
  report('right page among three', answerable, among, AMONG_THREE)
  const nothing = others.filter(({ count }) => count === 0)
  report('nothing where nothing answers', others, nothing, NOTHING)
}

function fits(
  { text, itemName, page }: Answer,
  { item, pages, phrase }: Question['accept'][number],
) {
  if (itemName !== item) return false
  if (pages && (page === null || !pages.includes(page))) return false
  return phrase === undefined || text.toLowerCase().includes(phrase.toLowerCase())
}
