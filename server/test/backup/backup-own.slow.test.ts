import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administrate } from '../administrate.ts'
import { ask } from '../fill.ts'
import { startBucketServer } from '../peers/bucket-server.ts'
import { DEBIAN_POSTGRES, startDebianPostgres, startOwnPostgres } from '../postgres.ts'
import { startProduct } from '../product.ts'
import { refusalHere, runHere } from '../run-here.ts'
import { refusalOfStart, type StartedHere, startHere } from '../start-here.ts'
import { until } from '../until.ts'
import { ADDRESS, type Belongings, furnish, scratchFolder, startScript } from './backing-up.ts'

const SECRET_KEY = 'a key of an operator, of 32 characters or more'

describe.skipIf(!existsSync(join(DEBIAN_POSTGRES, 'pg_dump')))(
  'an installation with an own PostgreSQL, a bucket and SECRET_KEY',
  () => {
    let postgres: Awaited<ReturnType<typeof startDebianPostgres>>
    let bucket: Awaited<ReturnType<typeof startBucketServer>>
    let first: StartedHere
    let belongings: Belongings
    let env: Record<string, string>
    let backups: Awaited<ReturnType<typeof scratchFolder>>
    let data: Awaited<ReturnType<typeof scratchFolder>>

    const bucketOf = (server: typeof bucket) => ({
      S3_ENDPOINT: server.url,
      S3_BUCKET: 'satchel',
      ...server.keys,
    })
    /** An empty database of the same server, an empty bucket and an empty folder. */
    async function emptyPlace(name: string) {
      await administrate(postgres.url, `create database ${name}`)
      const url = new URL(postgres.url)
      url.pathname = name
      const [folder, server] = [await scratchFolder(), await startBucketServer('satchel')]
      return {
        env: { DATABASE_URL: url.href, DATA_DIR: folder.path, ...bucketOf(server) },
        bucket: server,
        async remove() {
          await folder.remove()
          await server.stop()
        },
      }
    }

    beforeAll(async () => {
      backups = await scratchFolder()
      data = await scratchFolder()
      postgres = await startDebianPostgres()
      bucket = await startBucketServer('satchel')
      env = { ...ADDRESS, DATABASE_URL: postgres.url, SECRET_KEY, ...bucketOf(bucket) }
      env.DATA_DIR = data.path
      first = await startHere({ dataDir: data.path, env })
      belongings = await furnish(first)
    })
    afterAll(async () => {
      await first.end()
      await data.remove()
      await bucket.stop()
      await postgres.stop()
      await backups.remove()
    })

    test('is restored to another one with the same key, and is refused without it', async () => {
      const dir = backups.path
      expect(await runHere('backup', [dir], env)).toMatch(/secrets: in the database, sealed/)
      expect(await runHere('restore', [dir, '--check'], { SECRET_KEY })).toMatch(
        /\d+ files and \d+ rows are whole, and the secrets belong to them/,
      )
      expect(await refusalHere('restore', [dir, '--check'], {})).toMatch(
        /sealed with a SECRET_KEY, which isn’t set.*--without-secrets/s,
      )
      const other = await emptyPlace('other')
      await runHere('restore', [dir], { ...other.env, SECRET_KEY })
      expect(await other.bucket.objects()).toEqual(await bucket.objects())
      const second = await startHere({ env: { ...ADDRESS, ...other.env, SECRET_KEY } })
      await belongings.expectIn(second)
      await second.end()
      expect(await refusalHere('restore', [dir], { ...other.env, SECRET_KEY })).toMatch(
        /The bucket satchel isn’t empty/,
      )
      const empty = await startBucketServer('satchel')
      const otherBucket = { ...other.env, ...bucketOf(empty), SECRET_KEY }
      expect(await refusalHere('restore', [dir], otherBucket)).toMatch(
        /The database of DATABASE_URL isn’t empty/,
      )
      await empty.stop()
      await other.remove()
    })

    test('is restored by running it again where that was killed, before or after its rows came', async () => {
      const other = await emptyPlace('killed')
      const place = { ...other.env, SECRET_KEY }
      const restoreUntil = async (isReached: () => Promise<boolean>) => {
        const { child, ended } = startScript('restore', [backups.path], place)
        await expect.poll(isReached, { interval: 5 }).toBe(true)
        child.kill('SIGKILL')
        await ended
      }
      await restoreUntil(async () => (await other.bucket.objects()).length > 0)
      // It waits for this before it ends.
      const migrations = await holdMigrations(other.env.DATABASE_URL)
      await restoreUntil(migrations.isAwaited)
      await migrations.release()
      const started = { env: { ...ADDRESS, ...place } }
      expect(await refusalOfStart(started)).toMatch(/The restore to .* isn’t done/)
      await runHere('restore', [backups.path], place)
      expect(await other.bucket.objects()).toEqual(await bucket.objects())
      const second = await startHere(started)
      await belongings.expectIn(second)
      await second.end()
      await other.remove()
    })

    test('is restored without its key if so wished, and the start says what is lost', async () => {
      const other = await emptyPlace('keyless')
      await runHere('restore', [backups.path, '--without-secrets'], other.env)
      expect(await refusalOfStart({ env: { ...ADDRESS, ...other.env } })).toMatch(
        /sealed with a SECRET_KEY, which isn’t set.*NEW_SECRETS/s,
      )
      await other.remove()
    })

    test('is restored to the embedded database and a folder as well', async () => {
      const folder = await scratchFolder()
      const place = { DATA_DIR: folder.path, SECRET_KEY }
      await runHere('restore', [backups.path], place)
      const second = await startHere({ dataDir: folder.path, env: { ...ADDRESS, SECRET_KEY } })
      await belongings.expectIn(second)
      await second.end()
      await folder.remove()
    })

    test('keeps a file that is deleted after its database was copied, which names it', async () => {
      const { client } = belongings
      const folder = await scratchFolder()
      let [id, lists] = ['', 0]
      const addFile = async () => {
        id = 'coming'
        id = await client.upload('short-lived.txt', 'Not for long')
        const status = async () => (await client.call('GET', `items/v1/${id}`)).body.status
        await until(async () => expect(await status()).toBe('completed'))
      }
      const files = async () => (await bucket.objects()).filter((key) => key.includes(id))
      const deleteFile = async () => {
        await client.call('DELETE', 'items/v1/bulk/items', { ids: [id] })
        await client.call('DELETE', 'items/v1/bin')
        // It takes a moment where nothing makes it wait.
        for (let tries = 0; tries < 50 && (await files()).length > 0; tries += 1) await sleep(100)
      }
      bucket.delay(async (method, url) => {
        // Not one of the product's own jobs, which look below a prefix or for the folders of tenants.
        const isList = /list-type=2/.test(url) && !/[?&](prefix|delimiter)=/.test(url)
        if (isList) lists += 1
        // The first list was read, and nothing of it was copied yet.
        if (!isList && method === 'GET' && lists === 1 && id === '') await addFile()
        // The database was copied, and the bucket is listed once more.
        if (isList && lists === 2) await deleteFile()
      })
      await runHere('backup', [folder.path], env)
      bucket.delay(undefined)
      expect(lists).toBe(2)
      expect(await runHere('restore', [folder.path, '--check'], { SECRET_KEY })).toMatch(
        /are whole/,
      )
      await expect.poll(files).toEqual([])
      await folder.remove()
    })

    test('is backed up to a second bucket by one of two processes, tried, and restored from there', async () => {
      const store = await startBucketServer('backups')
      const settings = {
        BACKUP_S3_BUCKET: 'backups',
        BACKUP_S3_ENDPOINT: store.url,
        BACKUP_S3_ACCESS_KEY_ID: store.keys.S3_ACCESS_KEY_ID,
        BACKUP_S3_SECRET_ACCESS_KEY: store.keys.S3_SECRET_ACCESS_KEY,
      }
      await first.end()
      first = await startHere({ dataDir: data.path, env: { ...env, ...settings } })
      const worker = await startProduct({ env: { ...env, ...settings, ROLE: 'worker' } })
      const made = async () =>
        (await store.objects()).filter((key) => key.endsWith('/manifest.json')).length
      const isTried = async () => {
        const text = await (await fetch(`${first.url}/metrics`)).text()
        return /^satchel_backup_checked_age_seconds \d/m.test(text)
      }
      // The schedule's queue, of which each may take one.
      const job = `graphile_worker.add_job('keep-backups', queue_name => 'cron:keep-backups')`
      await administrate(postgres.url, `select ${job}, ${job}`)
      const waiting = `select from graphile_worker.jobs where task_identifier = 'keep-backups'`
      await expect
        .poll(() => ask(postgres.url, waiting), { timeout: 300_000, interval: 200 })
        .toEqual([])
      expect(await isTried()).toBe(true)
      expect(await made()).toBe(1)
      await worker.stop()
      expect(await runHere('restore', ['--check'], { ...settings, SECRET_KEY })).toMatch(
        /Checking s3:\/\/backups\/.*are whole, and the secrets belong to them/s,
      )
      expect(await refusalHere('restore', ['s3://nothing', '--check'], settings)).toMatch(
        /The bucket nothing can’t be used: NotFound \(404\)/,
      )
      const other = await emptyPlace('from_bucket')
      await runHere('restore', ['s3://backups'], { ...other.env, ...settings, SECRET_KEY })
      expect(await other.bucket.objects()).toEqual(await bucket.objects())
      await other.remove()
      await first.end()
      await store.stop()
    })
  },
)

/** Keeps others from migrating a database. */
async function holdMigrations(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`select pg_advisory_lock(hashtext('satchel migrations'))`)
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted`
  return {
    isAwaited: async () => (await client.query(waiting)).rowCount === 1,
    release: () => client.end(),
  }
}

test.skipIf(existsSync('/usr/lib/postgresql/18/bin/pg_dump'))(
  'a PostgreSQL newer than the pg_dump that is there is refused, with the package to install',
  async () => {
    const postgres = await startOwnPostgres()
    const product = await startHere({ env: { ...ADDRESS, DATABASE_URL: postgres.url } })
    const folder = await scratchFolder()
    const env = { DATABASE_URL: postgres.url, DATA_DIR: product.dataDir }
    expect(await refusalHere('backup', [folder.path], env)).toMatch(
      /pg_dump of PostgreSQL 18 or later is needed; .*postgresql-client-18/s,
    )
    expect(await readdir(folder.path)).toEqual([])
    await product.stop()
    await postgres.stop()
    await folder.remove()
  },
)
