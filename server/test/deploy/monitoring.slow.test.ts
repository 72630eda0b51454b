import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { beforeAll, expect, inject, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { findProgram } from '../../src/processing/find-program.ts'
import { copyDatabase, dropDatabase } from '../postgres.ts'
import { startProduct } from '../product.ts'
import { type Metrics, parseMetrics, unknownNames } from './promql.ts'

interface Alert {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; description: string }
}

interface Panel {
  title: string
  datasource: { uid: string }
  gridPos: { x: number; y: number; w: number; h: number }
  targets: { expr: string; legendFormat?: string }[]
}

interface RuleTest {
  promql_expr_test?: { exp_samples: { labels: string }[] }[]
}

const run = promisify(execFile)
const FOLDER = fileURLToPath(new URL('../../../deploy/monitoring/', import.meta.url))
const PROMTOOL = await findProgram('promtool', process.env.PATH ?? '')
const NO_PROMTOOL = 'promtool is not installed; it is in Debian’s package prometheus'

const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
const ALERTS: Alert[] = parse(read('alerts.yml')).groups[0].rules
const TESTS = ['alerts.test.yml', 'days.test.yml']
const RULE_TESTS: RuleTest[] = TESTS.flatMap((name) => parse(read(name)).tests)
const { panels, templating, annotations } = JSON.parse(read('dashboard.json'))
const PANELS: Panel[] = panels
const TARGETS = PANELS.flatMap(({ title, targets }) =>
  targets.map(({ expr, legendFormat = '' }) => ({ title, expr, texts: [legendFormat] })),
)
for (const { name, expr, textFormat } of annotations.list)
  TARGETS.push({ title: name, expr, texts: [textFormat] })

let metrics: Metrics
beforeAll(async () => {
  metrics = parseMetrics(await collectMetrics())
})

/** Returns the metrics of a node that has every part, answered some requests, and has jobs in every state. */
async function collectMetrics(): Promise<string> {
  const database = await copyDatabase(inject('template'))
  // Redis is away, and what adds to the full disk is answered 507.
  const env = { REDIS_URL: 'redis://127.0.0.1:1', DISK_RESERVE_MB: '1000000000' }
  const { url, stop } = await startProduct({ env: { ...env, DATABASE_URL: database } })
  const status = async (path: string, method = 'GET') =>
    (await fetch(url + path, { method })).status
  try {
    expect(await status('/readyz')).toBe(200)
    expect(await status('/l/nothing-here')).toBe(404)
    expect(await status('/api/audit/v1/export')).toBe(401)
    expect(await status('/api/analytics/v1/events', 'POST')).toBe(507)
    await addWork(database)
    return await (await fetch(`${url}/metrics`)).text()
  } finally {
    await stop()
    await dropDatabase(database)
  }
}

/** Adds a waiting, a running and a failed job, a backup and its check. */
async function addWork(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  await client.query(`
    select graphile_worker.add_job(task, job_key => task, run_at => now() + days * interval '1 day')
      from (values ('waiting', 0), ('running', 0), ('send-mail', 1)) as job (task, days);
    update graphile_worker._private_jobs set locked_at = now(), locked_by = '' where key = 'running';
    update graphile_worker._private_jobs set attempts = max_attempts where key = 'send-mail';
    insert into auth.backup (begun_at) values (now());
    insert into auth.backup_outcome (work, succeeded_at) values ('check', now())`)
  await client.end()
}

test('alerts name metrics, labels and values that the product has', () => {
  for (const { alert, expr, annotations } of ALERTS)
    expect([alert, unknownNames(metrics, expr, Object.values(annotations))]).toEqual([alert, []])
})

test('the dashboard names metrics, labels and values that the product has', () => {
  for (const { title, expr, texts } of TARGETS)
    expect([title, unknownNames(metrics, expr, texts)]).toEqual([title, []])
  for (const { query } of templating.list.slice(1)) {
    const [, expr = '', label = ''] = query.match(/^label_values\((.+), (\w+)\)$/) ?? []
    expect([query, unknownNames(metrics, expr, [`{{${label}}}`])]).toEqual([query, []])
  }
})

test('the dashboard reads from the chosen data source, and no panel covers another', () => {
  for (const { title, datasource } of PANELS)
    expect([title, datasource.uid]).toEqual([title, expect.stringMatching(/^\$\{datasource\}$/)])
  const cells = PANELS.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
})

test('each alert has a severity, and a test in which it first is quiet and then fires', () => {
  for (const { alert, labels, annotations } of ALERTS) {
    expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(critical|warning)$/)])
    expect(annotations.summary.length).toBeLessThan(80)
    const isTested = RULE_TESTS.some(({ promql_expr_test: checks = [] }) => {
      const [quiet, firing] = checks.map(({ exp_samples }) => exp_samples)
      return quiet?.length === 0 && firing?.some(({ labels }) => labels.includes(`"${alert}"`))
    })
    expect([alert, isTested]).toEqual([alert, true])
  }
})

test('promtool accepts the alerts, and they fire when they should', async ({ skip }) => {
  if (!PROMTOOL) return skip(NO_PROMTOOL)
  await run(PROMTOOL, ['check', 'rules', '--lint-fatal', join(FOLDER, 'alerts.yml')])
  await run(PROMTOOL, ['test', 'rules', ...TESTS.map((name) => join(FOLDER, name))])
})

test('promtool accepts the expressions of the dashboard', async ({ skip }) => {
  if (!PROMTOOL) return skip(NO_PROMTOOL)
  const rules = TARGETS.map(({ expr }, at) => ({
    record: `target_${at}`,
    expr: expr.replace(/\$__(rate_interval|range)/g, '5m'),
  }))
  const folder = await mkdtemp(join(tmpdir(), 'satchel-rules-'))
  try {
    const path = join(folder, 'rules.yml')
    await writeFile(path, stringify({ groups: [{ name: 'dashboard', rules }] }))
    await run(PROMTOOL, ['check', 'rules', path])
  } finally {
    await rm(folder, { recursive: true })
  }
})
