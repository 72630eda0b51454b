import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Owner, type Person, type Product, product } from '../../../test/harness.ts'
import { ended, exportLinks, sendCsv } from '../../../test/importing.ts'
import { addPage, inDays, share } from '../../../test/sharing.ts'
import { openSocket } from '../../../test/socket.ts'

const here = product({ worker: true })
const there = product({ worker: true })

const HEAD = 'slug,domain,target,title,tags,created,visits before,expires'
/** Slugs of each kind that products give out. */
const KINDS = [
  (n: number) => `plain-${n}`,
  (n: number) => `UPPER${n}x`,
  (n: number) => `under_${n}x`,
  (n: number) => `${n + 1_000}`,
  (n: number) => `${'long-'.repeat(20)}${n}`,
]

function tableOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, n) => {
    const slug = KINDS[n % KINDS.length]?.(n)
    const created = new Date(Date.UTC(2020, 0, 1) + n * 1_000).toISOString()
    return `${slug},bit.ly,https://example.com/page/${n >> 1},Page ${n >> 1},t${n % 7},${created},${n},`
  })
  return [HEAD, ...lines].join('\n')
}

/** Reviews and runs a table that is uploaded as a file. */
async function importFile(person: Person, csv: string, timeout = 120_000) {
  const { body: draft, status } = await sendCsv(person, csv, 'source=links')
  expect(status, JSON.stringify(draft)).toBe(201)
  const request = { source: 'links', draftId: draft.draftId }
  const { body: plan } = await person.call('POST', 'items/v1/history', { ...request, dryRun: true })
  expect((await person.call('POST', 'items/v1/history', request)).status).toBe(201)
  return { plan, run: await ended(person, draft.draftId, timeout) }
}

test('of 2,000 imported links each leads to its page, whatever its kind of slug', async () => {
  const owner = await here.newTenant()
  const { plan, run } = await importFile(owner, tableOf(2_000))
  expect(plan).toMatchObject({ total: 2_000, new: 2_000, newItems: 1_000, problems: [] })
  expect(run).toMatchObject({ total: 2_000, done: 2_000, failed: 0, skipped: 0 })
  const slugOf = (n: number) => KINDS[n % KINDS.length]?.(n)
  const pageOf = (n: number) => `https://example.com/page/${n >> 1}`
  const [, ...rows] = (await exportLinks(owner)).trim().split('\n')
  const leads = rows.map((row) =>
    row
      .split(',')
      .filter((_, column) => column !== 1)
      .slice(0, 2),
  )
  const expected = Array.from({ length: 2_000 }, (_, n) => [slugOf(n), pageOf(n)])
  expect(leads).toEqual(expected)
  // Nine and five have no common factor, so that slugs of all kinds are followed.
  for (let n = 0; n < 2_000; n += 9) {
    const slug = slugOf(n)
    const { status, headers } = await here.anonymous('GET', `/l/${slug}`)
    expect([slug, status]).toEqual([slug, 302])
    expect(headers.location).toBe(pageOf(n))
  }
})

test('what leaves one account comes to an empty one, and leaves it equal', async () => {
  const owner = await here.newTenant()
  const [first, second] = [
    await addPage(owner, { url: 'https://example.com/leaving?a=1#b', tags: ['One; two', 'x|y'] }),
    await addPage(owner, { name: '=1+1' }),
  ]
  await share(owner, first.id, { slug: 'leaving-1', expiresAt: '2031-05-06' })
  await share(owner, first.id, { slug: 'leaving-2', sharedToMemo: 'Bo', expiresAt: inDays(9) })
  await share(owner, second.id, { slug: 'leaving-3' })
  const { body: gone } = await share(owner, second.id, { slug: 'leaving-4', sharedToMemo: 'Cy' })
  await owner.call('DELETE', `items/v1/personalized/${gone.id}`)
  await importFile(
    owner,
    tableOf(700)
      .replaceAll('bit.ly', '')
      .replace(/^([a-z0-9_-]+)/gim, 'r-$1')
      .replace('r-slug', 'slug'),
  )
  const left = await exportLinks(owner)
  expect(left.trim().split('\n')).toHaveLength(704)

  const empty = await there.newTenant()
  const { plan, run } = await importFile(empty, left)
  expect(plan).toMatchObject({ product: 'satchel', new: 703, problems: [] })
  expect(run).toMatchObject({ done: 703, failed: 0 })
  expect(await exportLinks(empty)).toBe(left)
  expect((await importFile(empty, left)).run).toMatchObject({ done: 0, skipped: 703 })
  expect((await there.anonymous('GET', '/l/leaving-1')).headers.location).toBe(
    'https://example.com/leaving?a=1#b',
  )
})

/** Waits until some rows of a run are done. */
async function begun(owner: Owner, importId: string): Promise<void> {
  const read = async () =>
    (await owner.call('GET', `items/v1/history/status?importId=${importId}`)).body.done
  await expect.poll(read).toBeGreaterThan(1_000)
}

test('100,000 rows are reviewed at once, and no row comes twice however often it starts', async () => {
  const owner = await there.newTenant()
  await there.database.system
    .updateTable('tenant')
    .set({ limits: JSON.stringify({ items: 100_000 }) })
    .where('id', '=', owner.tenantId)
    .execute()
  const { body: draft } = await sendCsv(owner, tableOf(100_000), 'source=links')
  const request = { source: 'links', draftId: draft.draftId }
  const { status, body: plan } = await owner.call('POST', 'items/v1/history', {
    ...request,
    dryRun: true,
  })
  expect(status).toBe(200)
  expect(plan).toMatchObject({ total: 100_000, new: 100_000, newItems: 50_000, problems: [] })
  await owner.call('POST', 'items/v1/history', request)
  await begun(owner, draft.draftId)
  // The same job twice at once, as after a lost connection.
  const job = { tenantId: owner.tenantId, importId: draft.draftId }
  const run = there.app.tasks['import-links']
  await Promise.all([run?.(job), run?.(job)])
  await owner.call('PUT', 'items/v1/history', { importId: draft.draftId, status: 'cancelled' })
  const { done } = await ended(owner, draft.draftId)
  const count = async () => (await exportLinks(owner)).trim().split('\n').length - 1
  expect(await count()).toBe(done)

  const { body } = await owner.call('POST', `items/v1/history/${draft.draftId}/undo`)
  expect(body.status).toBe('undoing')
  await expect
    .poll(async () => (await ended(owner, draft.draftId)).status, { timeout: 200_000 })
    .toBe('undone')
  expect(await count()).toBe(0)
  expect((await owner.call('GET', 'items/v1/list')).body.items).toEqual([])
}, 400_000)

/** Returns a function that tells whether all transactions have ended that run now. */
async function begunBefore({ database: { system } }: Product) {
  const { rows } = await sql<{ pid: number; begun: string }>`select pid, xact_start::text as begun
    from pg_stat_activity where datname = current_database() and xact_start < now()`.execute(system)
  expect(rows).not.toEqual([])
  const begun = JSON.stringify(rows)
  return async () => {
    const { rows: left } = await sql`select from pg_stat_activity
      where (pid, xact_start::text) in (
        select pid, begun from json_to_recordset(${begun}) as begun (pid int, begun text))`.execute(
      system,
    )
    return left.length === 0
  }
}

test('a plan that nobody waits for any more ends', async () => {
  const owner = await there.newTenant()
  const { body } = await sendCsv(owner, tableOf(50_000), 'source=links')
  const address = await there.listen()
  const { messages } = await openSocket(address, owner.tokens)
  const leaving = new AbortController()
  const answer = fetch(`${address}/api/items/v1/history`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${owner.tokens.accessToken}`,
      'x-identity-token': owner.tokens.identityToken,
    },
    body: JSON.stringify({ source: 'links', draftId: body.draftId, dryRun: true }),
    signal: leaving.signal,
  })
  const rows = () => messages.filter(({ action }) => action === 'import-plan').length
  await expect.poll(rows).toBeGreaterThan(0)
  const planEnded = await begunBefore(there)
  leaving.abort()
  await expect(answer).rejects.toThrow()
  const atLeaving = rows()
  await expect.poll(planEnded).toBe(true)
  expect(rows() - atLeaving).toBeLessThan(10)
})

test('one row more is refused while the file is read', async () => {
  const owner = await there.newTenant()
  const { status, body } = await sendCsv(owner, tableOf(100_001), 'source=links')
  expect([status, body.errors[0].message]).toEqual([422, expect.stringContaining('100000 rows')])
})
