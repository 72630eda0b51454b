import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/platform/config.ts'
import { VERSION } from '../../src/platform/version.ts'
import { connectBeside } from '../../src/programs/open-database.ts'
import { type Client, signIn, signUp } from '../client.ts'
import { discard } from '../postgres.ts'
import { refusalHere, runHere } from '../run-here.ts'
import { refusalOfStart, type StartedHere, startHere } from '../start-here.ts'
import { until } from '../until.ts'
import {
  ADDRESS,
  type Belongings,
  backupsIn,
  filesIn,
  furnish,
  refusal,
  runScript,
  scratchFolder,
  sha256,
  startScript,
} from './backing-up.ts'

// A running product with the embedded database and files in its folder.

const backups = await scratchFolder()
let first: StartedHere
let belongings: Belongings

beforeAll(async () => {
  first = await startHere({ env: ADDRESS })
  belongings = await furnish(first)
})
afterAll(async () => {
  await first.stop()
  await backups.remove()
})

const place = () => ({ DATA_DIR: first.dataDir })
const backUp = () => runHere('backup', [backups.path], place())
const check = () => runHere('restore', [backups.path, '--check'], {})
const contents = () => filesIn(join(backups.path, 'files'))
const age = async () =>
  /^satchel_backup_age_seconds (\S+)$/m.exec(
    await (await fetch(`${first.url}/metrics`)).text(),
  )?.[1]

test('a second backup copies only the files that are new, and the server says how old the last is', async () => {
  expect(await age()).toBeUndefined()
  expect(await backUp()).toMatch(/files: (\d+), .* \(\1 new/)
  const before = await contents()
  expect(Number(await age())).toBeLessThan(300)
  expect(Number(await age())).toBeGreaterThan(0)
  await belongings.client.upload('more.bin', 'Something more')
  expect(await backUp()).toMatch(/files: \d+, .* \(1 new, 0\.0 MB\)/)
  const after = await contents()
  expect(after).toHaveLength(before.length + 1)
  expect(after).toEqual(expect.arrayContaining(before))
})

test('what was backed up is there after a restore elsewhere: content, links, keys and second factors', async () => {
  const other = await scratchFolder()
  const output = await runScript('restore', [backups.path], { DATA_DIR: other.path })
  expect(output).toMatch(/\d+ files and \d+ rows are whole, and the secrets belong to them/)
  const second = await startHere({ dataDir: other.path, env: ADDRESS })
  await belongings.expectIn(second)
  await second.stop()
  expect(await refusal('restore', [backups.path], { DATA_DIR: other.path })).toContain(
    `${other.path} isn’t empty: it has secrets.json.`,
  )
  discard(other.path)
})

test('files that come and go during a backup are in it if the database names them', async () => {
  const { client } = belongings
  let [count, isOver] = [0, false]
  const addAndDelete = async () => {
    // Each is read by a process of its own.
    for (; !isOver; count += 1, await setTimeout(100)) {
      const id = await client.upload(`${count}.txt`, `Text ${count} of the meantime`)
      if (count % 2) continue
      await client.call('DELETE', 'items/v1/bulk/items', { ids: [id] })
      await client.call('DELETE', 'items/v1/bin')
    }
  }
  const over = () => {
    isOver = true
  }
  const backingUp = runScript('backup', [backups.path], place())
  await Promise.all([backingUp.finally(over), addAndDelete()])
  expect(count).toBeGreaterThan(5)
  expect(await check()).toMatch(/are whole, and the secrets belong to them/)
})

test('a check leaves nothing behind, and names what is damaged or missing', async () => {
  const scratch = await scratchFolder()
  const toScratch = { TMPDIR: scratch.path }
  expect(await runScript('restore', [backups.path, '--check'], toScratch)).toMatch(
    /\d+ files and \d+ rows/,
  )
  expect(await readdir(scratch.path)).toEqual([])
  const data = join(scratch.path, 'data')

  type Change = (newest: string, files: string[]) => Promise<void>
  /** Returns what a check or a restore says of a copy of all backups in which something was changed. */
  const refusalOf = async (way: 'check' | 'restore', change: Change) => {
    const copy = await scratchFolder()
    await cp(backups.path, copy.path, { recursive: true })
    const newest = join(copy.path, (await backupsIn(copy.path)).at(-1) ?? '')
    await change(newest, await filesIn(join(copy.path, 'files')))
    const args = way === 'check' ? [copy.path, '--check'] : [copy.path]
    const answer = await refusalHere('restore', args, way === 'check' ? {} : { DATA_DIR: data })
    if (way === 'restore') expect(await filesIn(data)).toEqual([])
    await copy.remove()
    return answer
  }

  const damage: Change = (_, [first = '']) => turnByte(first)
  expect(await refusalOf('check', damage)).toMatch(/1 can’t be restored:\n.* is damaged \(.*\/.*\)/)
  expect(await refusalOf('restore', damage)).toMatch(/The backup isn’t whole: .* is damaged/)
  const gone = await refusalOf('restore', (_, [first = '']) => rm(first))
  expect(gone).toMatch(/1 can’t be restored:\n.* is missing/)
  const noDatabase = await refusalOf('restore', (newest) => rm(join(newest, 'database.tar.zst')))
  expect(noDatabase).toMatch(/database\.tar\.zst is missing/)
  const badDatabase = await refusalOf('check', (newest) =>
    turnByte(join(newest, 'database.tar.zst')),
  )
  expect(badDatabase).toMatch(/database\.tar\.zst is damaged/)
  const noManifest = await refusalOf('restore', (newest) => rm(join(newest, 'manifest.json')))
  expect(noManifest).toMatch(/Couldn’t read .*manifest\.json/)
  const badManifest = await refusalOf('restore', (newest) =>
    writeFile(join(newest, 'manifest.json'), '{}'),
  )
  expect(badManifest).toMatch(/manifest\.json is damaged/)
  const otherSecrets = await refusalOf('check', useOtherSecrets)
  expect(otherSecrets).toMatch(/isn’t the file that the database was made with/)
  expect(otherSecrets).not.toContain('abab')
  await scratch.remove()
})

test('a backup of a later version is refused if its schema doesn’t work with this one', async () => {
  const folder = join(backups.path, (await backupsIn(backups.path)).at(-1) ?? '')
  const path = join(folder, 'manifest.json')
  const text = await readFile(path, 'utf8')
  const manifest = JSON.parse(text)
  expect(manifest.migrations.at(-1)).toMatchObject({ version: VERSION, worksWith: '1.0.0' })
  const later = { name: '9999_later.sql', version: '99.2.0', worksWith: '99.1.0' }
  const migrations = [...manifest.migrations, later]
  await writeFile(path, JSON.stringify({ ...manifest, schema: later.name, migrations }))
  const refusedAs = 'The backup is of a later version, Satchel 99.2.0: it has migrations that'
  expect(await refusalHere('restore', [folder, '--check'], {})).toContain(refusedAs)
  await writeFile(path, text)
})

test('a restore that is killed says so at the start, and is done by running it again', async () => {
  const other = await scratchFolder()
  const there = { DATA_DIR: other.path }
  const { child, ended } = startScript('restore', [backups.path], there)
  await expect
    .poll(() => existsSync(join(other.path, 'postgres/cluster/PG_VERSION')), { interval: 5 })
    .toBe(true)
  child.kill('SIGKILL')
  await ended
  const options = { dataDir: other.path, env: ADDRESS }
  const refused = await refusalOfStart(options)
  expect(refused).toMatch(/The restore to .* isn’t done.*npm run restore -- .*Z$/s)
  expect(refused).not.toContain('NEW_SECRETS')
  const elsewhere = { S3_BUCKET: 'other', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  expect(await refusalHere('restore', [backups.path], { ...there, ...elsewhere })).toMatch(
    /its files are in .*files\. Restore with the same variables/,
  )
  const output = await runHere('restore', [backups.path], there)
  expect(output).toMatch(/Removing what an interrupted restore wrote.*are whole/s)
  const second = await startHere(options)
  await belongings.expectIn(second)
  await second.end()
  discard(other.path)
})

test('without its secrets a backup is restored only if so wished, and the start says what is lost', async () => {
  const copy = await scratchFolder()
  await cp(backups.path, copy.path, { recursive: true })
  for (const name of await backupsIn(copy.path)) await rm(join(copy.path, name, 'secrets.json'))
  const other = await scratchFolder()
  const there = { DATA_DIR: other.path }
  expect(await refusalHere('restore', [copy.path], there)).toMatch(/secrets\.json is missing/)
  await runHere('restore', [copy.path, '--without-secrets'], there)
  const refused = await refusalOfStart({ dataDir: other.path, env: ADDRESS })
  expect(refused).toContain('secrets.json is missing, but there is a database')
  expect(refused).toContain('Everything else goes on: content, people, passwords')
  const second = await startHere({
    dataDir: other.path,
    env: { ...ADDRESS, NEW_SECRETS: 'true' },
  })
  const client = await signIn(second, belongings.client.email)
  expect((await client.call('GET', 'items/v1/list')).body.items.length).toBeGreaterThan(1)
  await second.end()
  discard(other.path)
  await copy.remove()
})

test('a backup that is killed leaves the last good one, and the next one clears up', async () => {
  const before = await backupsIn(backups.path)
  const unfinished = async () =>
    (await readdir(backups.path)).filter((name) => name.endsWith('.part'))
  const { child, ended } = startScript('backup', [backups.path], place())
  await expect.poll(unfinished, { interval: 5 }).toHaveLength(1)
  child.kill('SIGKILL')
  await ended
  expect(await unfinished()).toHaveLength(1)
  expect(await backupsIn(backups.path)).toEqual(before)
  expect(await check()).toMatch(/are whole/)
  await backUp()
  expect(await unfinished()).toEqual([])
  expect(await backupsIn(backups.path)).toHaveLength(before.length + 1)
})

test('with --keep the newest stay, with what they have alone', async () => {
  const { client } = belongings
  const [{ id }] = (await client.call('GET', 'items/v1/list?limit=1')).body.items
  await client.call('DELETE', 'items/v1/bulk/items', { ids: [id] })
  await client.call('DELETE', 'items/v1/bin')
  await expect.poll(async () => (await client.call('GET', 'items/v1/bin')).body.total).toBe(0)
  const before = await contents()
  expect(await runScript('backup', [backups.path, '--keep', '1'], place())).toMatch(
    /Deleted \d+ older backups/,
  )
  expect(await backupsIn(backups.path)).toHaveLength(1)
  expect((await contents()).length).toBeLessThan(before.length)
  expect(await check()).toMatch(/are whole/)
  expect(await refusal('backup', [backups.path, '--keep', '0'], {})).toMatch(/^Say where to/)
})

/** Changes a byte in the middle of a file. */
async function turnByte(path: string): Promise<void> {
  const bytes = await readFile(path)
  const middle = bytes.length >> 1
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  await writeFile(path, bytes)
}

/** Puts the secrets of another installation into a backup, with all that says that they belong to it. */
async function useOtherSecrets(newest: string): Promise<void> {
  const path = join(newest, 'secrets.json')
  const names = Object.keys(JSON.parse(await readFile(path, 'utf8')))
  const other = JSON.stringify(Object.fromEntries(names.map((name) => [name, 'ab'.repeat(32)])))
  await writeFile(path, other)
  const manifest = JSON.parse(await readFile(join(newest, 'manifest.json'), 'utf8'))
  manifest.secrets = { ...manifest.secrets, sha256: sha256(Buffer.from(other)) }
  await writeFile(join(newest, 'manifest.json'), JSON.stringify(manifest))
}

test('one company comes back from a backup into the running product, and others stay as they are', async () => {
  const other = belongings.client
  const mine = await signUp(first)
  const early = await mine.upload('early.txt', 'Before the backup')
  await backUp()
  const { body: tenant } = await mine.call('GET', `auth/v1/tenants?email=${mine.email}`)
  await mine.call('DELETE', 'items/v1/bulk/items', { ids: [early] })
  await mine.call('DELETE', 'items/v1/bin')
  const later = await mine.upload('later.txt', 'After the backup')
  const theirs = await other.upload('theirs.txt', 'Theirs, after the backup')
  const statusOf = async (client: Client, id: string) =>
    (await client.call('GET', `items/v1/${id}`)).status
  expect(await statusOf(mine, early)).toBe(404)

  const args = [backups.path, `--company=${tenant.id}`]
  expect(await refusal('restore', args, place())).toContain('Add --replace')
  const nobody = crypto.randomUUID()
  expect(await refusal('restore', [backups.path, `--company=${nobody}`], place())).toContain(
    `has no company ${nobody}`,
  )
  expect(await refusal('restore', [backups.path, '--company=acme'], place())).toContain('id')
  expect(await statusOf(mine, later)).toBe(200)

  expect(await runScript('restore', [...args, '--replace'], place())).toMatch(
    /[1-9]\d* files and [1-9]\d* rows of .* are back/,
  )
  const back = await signIn(first, mine.email)
  expect(await statusOf(back, later)).toBe(404)
  const { body: item } = await back.call('GET', `items/v1/${early}`)
  expect(await (await fetch(first.url + item.downloadUrl)).text()).toBe('Before the backup')
  expect(await statusOf(other, theirs)).toBe(200)
})

test('a restore of one company that is killed changes nothing, and is done by running it again', async () => {
  const mine = await signUp(first)
  const early = await mine.upload('early.txt', 'Before the backup')
  await backUp()
  const { body: tenant } = await mine.call('GET', `auth/v1/tenants?email=${mine.email}`)
  await mine.call('DELETE', 'items/v1/bulk/items', { ids: [early] })
  await mine.call('DELETE', 'items/v1/bin')
  const later = await mine.upload('later.txt', 'After the backup')
  const statusOf = async (client: Client, id: string) =>
    (await client.call('GET', `items/v1/${id}`)).status
  const args = [backups.path, `--company=${tenant.id}`, '--replace']
  const scratch = join(first.dataDir, 'company-restore')

  const rows = await holdRows(first.dataDir)
  const { child, ended } = startScript('restore', args, place())
  // It has put the files back and removed what was there, all but these rows.
  await until(async () => expect(await rows.isAwaited()).toBe(true))
  child.kill('SIGKILL')
  await ended
  await rows.release()
  expect(existsSync(join(scratch, 'cluster/PG_VERSION'))).toBe(true)
  expect(await statusOf(mine, early)).toBe(404)
  expect(await statusOf(mine, later)).toBe(200)

  expect(await runScript('restore', args, place())).toMatch(/[1-9]\d* files and [1-9]\d* rows/)
  expect(existsSync(scratch)).toBe(false)
  const back = await signIn(first, mine.email)
  expect(await statusOf(back, later)).toBe(404)
  const { body: item } = await back.call('GET', `items/v1/${early}`)
  expect(await (await fetch(first.url + item.downloadUrl)).text()).toBe('Before the backup')
})

/** Holds the rows of a table, one of the last by name, against whoever deletes some. */
async function holdRows(dataDir: string) {
  const { systemPool, close } = await connectBeside(readConfig({ DATA_DIR: dataDir }), { max: 2 })
  const holder = await systemPool.connect()
  await holder.query('begin; lock table wish in share mode')
  const waiting = `select from pg_locks where relation = 'wish'::regclass and not granted`
  return {
    isAwaited: async () => (await systemPool.query(waiting)).rows.length > 0,
    async release() {
      await holder.query('rollback')
      holder.release()
      await close()
    },
  }
}
