import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/platform/config.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { connectBeside } from '../../src/programs/open-database.ts'
import { type Client, signUp } from '../client.ts'
import { discard } from '../postgres.ts'
import { type Product, startProduct } from '../product.ts'
import { runHere } from '../run-here.ts'
import { type StartedHere, startHere } from '../start-here.ts'
import { ADDRESS, backupsIn, filesIn, runScript, scratchFolder, sha256 } from './backing-up.ts'

// A server that backs up by itself: with the embedded database, and its backups in a folder of another disk.

const scratch = await scratchFolder()
const backups = join(scratch.path, 'disk', 'backups')
let satchel: Product
/** The same data without a folder for backups, in the last tests. */
let withoutFolder: StartedHere | undefined
let client: Client
let database: Database

beforeAll(async () => {
  // The disk isn't mounted yet.
  await writeFile(join(scratch.path, 'disk'), '')
  satchel = await startProduct({ env: { ...ADDRESS, BACKUP_DIR: backups, BACKUP_KEEP: '2' } })
  client = await signUp(satchel)
  await client.upload('notes.txt', 'Some notes')
  await connect()
})
afterAll(async () => {
  await database.close()
  await withoutFolder?.end()
  await satchel.kill()
  discard(satchel.dataDir)
  await scratch.remove()
})

async function connect() {
  if (database) await database.close()
  database = await connectBeside(readConfig({ DATA_DIR: satchel.dataDir }), { max: 1 })
}
const query = (text: string) => database.systemPool.query(text)

const metric = async (name: string) => {
  const text = await (await fetch(`${(withoutFolder ?? satchel).url}/metrics`)).text()
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return line && Number(line.slice(name.length))
}
const faultOf = (fault: string) => metric(`satchel_backup_fault{fault="${fault}"}`)
const finding = async (id: string) => {
  const { body } = await client.call('GET', 'monitoring/doctor')
  return body.checks.find((check: { id: string }) => check.id === id)
}

/** Lets the scheduled run come now, and waits for its end. */
async function run() {
  await begin()
  await expect.poll(waiting, { timeout: 300_000, interval: 100 }).toBe(0)
}
const begin = () =>
  query(`select graphile_worker.add_job('keep-backups', job_key => 'cron:keep-backups',
    queue_name => 'cron:keep-backups')`)
const waiting = async () => {
  const { rows } = await query(
    `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'keep-backups'`,
  )
  return rows[0].n
}
const aWeekPasses = () =>
  query(
    `update auth.backup_outcome set succeeded_at = now() - interval '9 days' where work = 'check'`,
  )
const aDayPasses = () => query(`update auth.backup set begun_at = begun_at - interval '25 hours'`)

test('a backup that fails says why: in the log, to the doctor and as a metric', async () => {
  expect([await faultOf('missing'), await faultOf('failed')]).toEqual([1, 0])
  await run()
  expect([await faultOf('missing'), await faultOf('failed')]).toEqual([1, 1])
  expect(satchel.output()).toMatch(/"reason":"ENOTDIR.*"msg":"The backup failed"/)
  expect(await finding('backup')).toMatchObject({
    state: 'fault',
    found: expect.stringMatching(/failed: ENOTDIR/),
  })
})

test('the next run makes it, and restores it to see that it can be', async () => {
  await rm(join(scratch.path, 'disk'))
  await run()
  expect(await backupsIn(backups)).toHaveLength(1)
  expect(await Promise.all(['missing', 'failed', 'unchecked', 'broken'].map(faultOf))).toEqual([
    ...[0, 0, 0, 0],
  ])
  expect(await metric('satchel_backup_age_seconds')).toBeLessThan(300)
  expect(await metric('satchel_backup_checked_age_seconds')).toBeLessThan(300)
  expect(await finding('backup')).toMatchObject({ state: 'ok' })
  expect(await finding('restore')).toMatchObject({
    state: 'ok',
    found: expect.stringMatching(/restored 1 minute ago to a scratch database, and was whole/),
  })
  expect(await readdir(satchel.dataDir)).not.toContain('backup')
})

test('there is one backup a day, and as many stay as were asked for', async () => {
  await run()
  const [first] = await backupsIn(backups)
  expect(await backupsIn(backups)).toEqual([first])
  for (const count of [2, 2]) {
    await aDayPasses()
    await run()
    expect(await backupsIn(backups)).toHaveLength(count)
  }
  expect(await backupsIn(backups)).not.toContain(first)
})

test('a backup that a stopped server left unfinished is made after the next start', async () => {
  const before = await backupsIn(backups)
  const unfinished = async () => (await readdir(backups)).filter((name) => name.endsWith('.part'))
  await aDayPasses()
  await begin()
  await expect.poll(unfinished, { interval: 5, timeout: 300_000 }).toHaveLength(1)
  await satchel.kill()
  await satchel.restart()
  await connect()
  await expect
    .poll(async () => (await backupsIn(backups)).at(-1), { timeout: 300_000 })
    .not.toBe(before.at(-1))
  await expect.poll(waiting, { timeout: 300_000 }).toBe(0)
  expect(await unfinished()).toEqual([])
  expect(await faultOf('failed')).toBe(0)
})

/** Cuts the newest backup's database short in a way that only a restore finds: its size and hash fit. */
async function breakDatabase() {
  const folder = join(backups, (await backupsIn(backups)).at(-1) ?? '')
  const archive = join(folder, 'database.tar.zst')
  const whole = await readFile(archive)
  const bytes = whole.subarray(0, whole.length >> 1)
  await writeFile(archive, bytes)
  const path = join(folder, 'manifest.json')
  const manifest = JSON.parse(await readFile(path, 'utf8'))
  Object.assign(manifest.database, { bytes: bytes.length, sha256: sha256(bytes) })
  await writeFile(path, JSON.stringify(manifest))
}

/** Changes a byte in the middle of a file. */
async function breakContent() {
  const [content = ''] = await filesIn(join(backups, 'files'))
  const bytes = await readFile(content)
  const middle = bytes.length >> 1
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  await writeFile(content, bytes)
  return content
}

test('a backup that can’t be restored is found within the week, and the next good one ends that', async () => {
  await breakDatabase()
  await run()
  expect(await faultOf('broken')).toBe(0)
  await aWeekPasses()
  await run()
  expect(await faultOf('broken')).toBe(1)
  expect(satchel.output()).toContain('The newest backup can’t be restored')
  const found = await finding('restore')
  expect(found).toMatchObject({ state: 'fault' })
  expect(found.found).toMatch(/couldn’t be restored 1 minute ago: \S+/)
  await runScript('backup', [], { DATA_DIR: satchel.dataDir, BACKUP_DIR: backups })
  await run()
  expect(await faultOf('broken')).toBe(0)
  expect(await finding('restore')).toMatchObject({ state: 'ok' })
})

test('a file that was damaged in its backup is named', async () => {
  const content = await breakContent()
  await aWeekPasses()
  await run()
  expect(await faultOf('broken')).toBe(1)
  expect((await finding('restore')).found).toContain(`${content} is damaged`)
})

test('backups that the command makes in a folder are checked as well', async () => {
  await satchel.end()
  withoutFolder = await startHere({ dataDir: satchel.dataDir, env: ADDRESS })
  await connect()
  const folder = join(scratch.path, 'by-hand')
  await runHere('backup', [folder], { DATA_DIR: satchel.dataDir })
  await run()
  expect(await faultOf('broken')).toBe(0)
  expect(await backupsIn(folder)).toHaveLength(1)
  expect(await metric('satchel_backup_checked_age_seconds')).toBeLessThan(300)
})

test('two backups at once come one after the other', async () => {
  const folders = ['one', 'other'].map((name) => join(scratch.path, name))
  const env = { DATA_DIR: satchel.dataDir }
  const printed = await Promise.all(folders.map((folder) => runHere('backup', [folder], env)))
  expect(printed.join('')).toMatch(/Waiting for another backup/)
})
