import { type Client, signIn, signUp } from '../server/test/client.ts'
import { addArrivals, addUpkeep, addVisit, type Link } from './lib/background-rows.ts'
import { exitCode, figure, note } from './lib/figures.ts'
import { fill } from './lib/library-rows.ts'
import { openUpkeep, type Upkeep, until } from './lib/upkeep.ts'

// Every periodic task where one tenant has very many visits and a tenth as many items: what it costs, how that grows
// from a tenth of them, and how long another tenant's mail, preview and notice wait while it runs.

const VISITS = Number(process.argv[2] ?? 1_000_000)
/** Ten times as much work may cost so many times as much. */
const GROWTH_MAX = 15
/** Threshold in CPU-seconds below which growth is noise. */
const TOLD_FROM = 2
/** Maximum seconds another tenant waits for tasks that take one or two alone. */
const WAIT_MAX = 15
/** Maximum seconds until the email about another tenant's visit, the last of all: a run of each task. */
const MAIL_MAX = 120
/** Maximum CPU-seconds for one more visit. */
const MORE_MAX = 2

interface Other {
  client: Client
  link: Link
}

const WAITS = ['mail', 'preview', 'notice'] as const
type Waits = Record<(typeof WAITS)[number], number>

interface Measured {
  /** CPU-seconds by task. */
  costs: Map<string, number>
  /** The longest waits by task, in seconds. */
  waits: Map<string, Waits>
  /** Seconds until the email about another tenant's visit is sent. */
  mailed: number
  /** CPU-seconds for one more visit, and the seconds that another tenant waits meanwhile. */
  more: number
}

const NOTICES = `select coalesce(sum(count), 0)::int as count from notification
  where tenant_id = $1 and member_id = $2 and kind = 'share-view'`
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
let visitors = 0

const small = await measured(VISITS / 10)
report(small, await measured(VISITS))
process.exitCode = exitCode()

async function measured(visits: number): Promise<Measured> {
  const upkeep = await openUpkeep()
  try {
    await signUp(upkeep, 'busy@example.com')
    await signUp(upkeep, 'other@example.com')
    await fill(upkeep.client, [visits / 10, 100], {})
    await upkeep.client.query(`update tenant set limits = '{"items": null}'`)
    // Filling takes longer than tokens last.
    const busy = await share(upkeep, await signIn(upkeep, 'busy@example.com'))
    const client = await signIn(upkeep, 'other@example.com')
    const other = { client, link: await share(upkeep, client) }
    const fillBusy = async () => {
      await addUpkeep(upkeep.client, busy, { visits, items: visits / 10 })
      await addArrivals(upkeep.client, busy, visits, other.link)
    }
    return await measure(upkeep, busy, other, fillBusy)
  } finally {
    await upkeep.close()
  }
}

/** Creates a link to an item of its own. */
async function share({ client }: Upkeep, { email, call }: Client): Promise<Link> {
  const draft = { kind: 'link', url: 'https://example.com/', name: 'Prices' }
  const { body: item } = await call('POST', 'items/v1', draft)
  const body = { itemId: item.id, itemType: 'ITEM' }
  const { body: link } = await call('POST', 'items/v1/v2/shortener/personalized', body)
  const { rows } = await client.query('select tenant_id, id from member where email = $1', [email])
  return { tenantId: rows[0].tenant_id, userId: rows[0].id, linkId: link.id, slug: link.slug }
}

async function measure(
  upkeep: Upkeep,
  busy: Link,
  other: Other,
  fillBusy: () => Promise<void>,
): Promise<Measured> {
  const costs = new Map<string, number>()
  const waits = new Map<string, Waits>()
  // The first of each opens what later ones find open.
  await probe(upkeep, other)
  note(`alone another tenant waits ${describeWaits(await probe(upkeep, other))}`)
  const probing = Math.min(...(await probingCosts(upkeep, other)))
  await fillBusy()
  const mailed = await secondsTo(async () => {
    while (!(await isMailed(upkeep, other)))
      for (const task of ['sum-visits', 'mail-visits']) await costOf(task)
  })
  while (await isWaiting(upkeep, busy)) await costOf('sum-visits')
  const before = await upkeep.cpu()
  await addVisit(upkeep.client, busy)
  await upkeep.run('sum-visits')
  const more = (await upkeep.cpu()) - before
  for (const task of upkeep.tasks) if (!costs.has(task)) await costOf(task)
  return { costs, waits, mailed, more }

  /** Keeps another tenant working as long as the task runs. */
  async function costOf(task: string): Promise<void> {
    const start = await upkeep.cpu()
    let isOver = false
    const end = upkeep.run(task).finally(() => {
      isOver = true
    })
    const longest: Waits = { mail: 0, preview: 0, notice: 0 }
    let probes = 0
    do {
      const found = await probe(upkeep, other)
      probes += 1
      for (const name of WAITS) longest[name] = Math.max(longest[name], found[name])
    } while (!isOver)
    await end
    const cpu = (await upkeep.cpu()) - start - probes * probing
    costs.set(task, (costs.get(task) ?? 0) + Math.max(0, cpu))
    const before = waits.get(task) ?? longest
    for (const name of WAITS) longest[name] = Math.max(longest[name], before[name])
    waits.set(task, longest)
  }
}

/** Measures the CPU-seconds of a few probes while nothing else runs; they vary, so the least of them is subtracted. */
async function probingCosts(upkeep: Upkeep, other: Other): Promise<number[]> {
  const costs: number[] = []
  for (let tries = 0; tries < 5; tries++) {
    const began = await upkeep.cpu()
    await probe(upkeep, other)
    costs.push((await upkeep.cpu()) - began)
  }
  return costs
}

/** Measures how long another tenant waits for an email, a preview and a view notification. */
async function probe(upkeep: Upkeep, other: Other): Promise<Waits> {
  const [mail, preview, notice] = await Promise.all([
    secondsTo(() => sendMail(upkeep, other)),
    secondsTo(() => drawPreview(upkeep, other)),
    secondsTo(() => bringNotice(upkeep, other)),
  ])
  return { mail, preview, notice }
}

async function sendMail({ pool, isQueued }: Upkeep, { client: { email }, link }: Other) {
  const { tenantId } = link
  const mail = { tenantId, to: email, subject: 'Your code', text: '123456', html: '123456' }
  const key = crypto.randomUUID()
  await pool.query(`select enqueue('send-mail', $1, $2, null, null)`, [mail, key])
  await until(async () => !(await isQueued('send-mail', key)))
}

async function drawPreview(_: Upkeep, { client }: Other): Promise<void> {
  const circle = `<svg xmlns="http://www.w3.org/2000/svg"><circle r="${Math.random()}"/></svg>`
  const id = await client.upload(`${crypto.randomUUID()}.svg`, circle)
  const read = async () => (await client.call('GET', `items/v1/${id}`)).body.status
  await until(async () => (await read()) !== 'processing')
}

async function bringNotice({ url, pool }: Upkeep, { link }: Other): Promise<void> {
  visitors += 1
  const count = async () =>
    (await pool.query(NOTICES, [link.tenantId, link.userId])).rows[0].count as number
  const before = await count()
  const from = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
  const headers = { 'user-agent': AGENT, 'x-forwarded-for': from }
  await fetch(`${url}/l/${link.slug}`, { headers, redirect: 'manual' })
  await until(async () => (await count()) > before)
}

/** Tells whether another tenant's first visit, the last of all, triggers an email. */
async function isMailed({ client }: Upkeep, { link }: Other): Promise<boolean> {
  const { rows } = await client.query(
    'select from visit_letter where tenant_id = $1 and sent_at is not null',
    [link.tenantId],
  )
  return rows.length > 0
}

/** Tells whether visits of a tenant wait to be moved or summed: a run ends before the next one is due. */
async function isWaiting({ client }: Upkeep, { tenantId }: Link): Promise<boolean> {
  const { rows } = await client.query(
    `select from part.arrival where tenant_id = $1
    union all select from part.visit_change where tenants[1] = $1 limit 1`,
    [tenantId],
  )
  return rows.length > 0
}

async function secondsTo(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}

function describeWaits(waits: Waits): string {
  return WAITS.map((name) => `${waits[name].toFixed(2)} s for its ${name}`).join(', ')
}

function report(tenth: Measured, whole: Measured): void {
  note(`${VISITS} visits, and a tenth of that`)
  for (const [task, cpu] of whole.costs) {
    const growth = cpu / Math.max(tenth.costs.get(task) ?? 0, TOLD_FROM / 10)
    const waits = whole.waits.get(task)
    if (!waits) continue
    note(`${task}: ${cpu.toFixed(2)} CPU-seconds; another tenant waits ${describeWaits(waits)}`)
    if (cpu >= TOLD_FROM) figure(`${task}, growth of its cost`, growth, { atMost: GROWTH_MAX })
    figure(`${task}, longest wait`, Math.max(...Object.values(waits)), { atMost: WAIT_MAX }, ' s')
  }
  figure(
    'a visit mail of another tenant, after all visits',
    whole.mailed,
    { atMost: MAIL_MAX },
    ' s',
  )
  figure('sum-visits after one more visit, CPU', whole.more, { atMost: MORE_MAX }, ' s')
}
