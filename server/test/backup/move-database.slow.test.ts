import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administrate } from '../administrate.ts'
import { type Client, signUp } from '../client.ts'
import { describeSchema } from '../database/describe-schema.ts'
import { holdTransaction } from '../database/open-transaction.ts'
import { ask, databaseOf, fill } from '../fill.ts'
import type { Situation } from '../killing/situation.ts'
import { traffic } from '../killing/traffic.ts'
import { LOOPBACK } from '../peers/web-server.ts'
import { DEBIAN_POSTGRES, type ScratchPostgres, startDebianPostgres } from '../postgres.ts'
import { refusalHere, runHere } from '../run-here.ts'
import { refusalOfStart, type StartedHere, startHere } from '../start-here.ts'
import { refusal, startScript } from './backing-up.ts'
import { contentsOf } from './table-contents.ts'

const SCHEMA = new URL('../../schema.sql', import.meta.url)
const ITEMS = 500
const TIME = { timeout: 900_000 }
/** Waits with longer pauses: what is awaited lasts until a test ends it, and each look at a database is a connection. */
const WAIT = { timeout: 300_000, interval: 250 }
// Visitors are of networks of their own: one network has only so many people.
const env = { ...LOOPBACK, TRUSTED_PROXIES: '127.0.0.1' }

/** Returns what all tables hold, without what is to be indexed again for the new version of PostgreSQL, and the move. */
async function moved(url: string) {
  const all = Object.entries(await contentsOf(url, { isStored: true }))
  return all.filter(([name]) => !/^(public\.search_again|satchel_move\..*)$/.test(name))
}

/** PostgreSQL 15 names the table before each column of a view. */
const withoutPrefix = (schema: string) => schema.replaceAll(/\b(?:item_search|passage)\./g, '')

describe.skipIf(!existsSync(DEBIAN_POSTGRES))(
  'moving the database of a product in use',
  TIME,
  () => {
    let postgres: ScratchPostgres
    let target: string
    /** The same database as its superuser. */
    let asOperator: string
    let first: StartedHere
    let second: StartedHere
    let client: Client
    let edited: string
    let source: string
    let visitors: Situation
    const folder = () => ({ DATA_DIR: first.dataDir })
    const withData = (more: Record<string, string> = {}) => ({
      dataDir: first.dataDir,
      env: { ...env, ...more },
    })

    beforeAll(async () => {
      postgres = await startDebianPostgres()
      await administrate(
        postgres.url,
        `create role mover login createrole password 'not to be shown'`,
      )
      await administrate(postgres.url, 'create database satchel owner mover')
      const url = new URL(postgres.url)
      url.pathname = 'satchel'
      asOperator = url.href
      Object.assign(url, { username: 'mover', password: 'not to be shown' })
      target = url.href
      first = await startHere({ env })
      source = await databaseOf(first)
      client = await signUp(first)
      edited = await client.upload('edited.txt', 'A text')
      const { body: me } = await client.call('GET', 'auth/v1/me')
      await fill(source, me.tenant.id, ITEMS)
      visitors = await traffic(first)
    }, 600_000)
    afterAll(async () => {
      await second?.end()
      await first.end()
      await rm(first.dataDir, { recursive: true })
      await postgres.stop()
    })

    const renameTo = async (name: string) =>
      (await client.call('PUT', `items/v1/${edited}`, { name })).status
    /** Keeps a move from holding writes, since somebody else writes. */
    const holdBack = (url = source) =>
      holdTransaction(url, 'lock table site_former_slug in row exclusive mode')

    test('a database that can’t be used is refused with everything that is in the way', async () => {
      await administrate(postgres.url, `create role weak login`)
      await administrate(
        postgres.url,
        `create database latin template template0 encoding 'SQL_ASCII' locale 'C'`,
      )
      const weak = target.replace(/mover:[^@]*@/, 'weak@').replace(/satchel$/, 'latin')
      const text = await refusal('move-database', [weak], folder())
      expect(text).toMatch(/encoding is SQL_ASCII/)
      expect(text).toMatch(/weak may not create schemas and extensions in it/)
      expect(text).toMatch(/→ As a superuser: alter database latin owner to weak;/)
      expect(text).toMatch(/weak may not create the role satchel_app/)
      await administrate(asOperator, 'create table other (id integer)', 'postgres')
      expect(await refusalHere('move-database', [postgres.url], folder())).toMatch(/isn’t empty/)
      expect(await refusalHere('move-database', ['embedded'], folder())).toMatch(
        /uses the embedded/,
      )
      expect(await refusalHere('move-database', [source], folder())).toMatch(/uses already/)
      const asNobody = target.replace('mover', 'nobody')
      const unknown = await refusalHere('move-database', [asNobody], folder())
      expect(unknown).toMatch(/Couldn’t use 127.*\/satchel: role "nobody" does not exist/)
      const nowhere = target.replace(/:\d+\/satchel$/, ':1/satchel')
      expect(await refusalHere('move-database', [nowhere], folder())).toMatch(
        /Couldn’t use 127.0.0.1:1\/satchel: .*ECONNREFUSED/,
      )
      // A sign of the password would end the host here.
      const unreadable = target.replace('not%20to%20be%20shown', '1234/not to be shown')
      const advice = await refusal('move-database', [unreadable], folder())
      expect(advice).toMatch(/can’t be read. Signs such as .* are written as %2F/)
      expect(advice).not.toMatch(/not to/)
    })

    test('a move that is killed half-way loses nothing, and what it copied isn’t used', async () => {
      const writer = await holdBack()
      const run = startScript('move-database', [target], folder())
      const [isThere, hasRows] = [
        `to_regclass('public.item') is not null`,
        'exists (select from item)',
      ]
      for (const condition of [isThere, hasRows])
        await expect.poll(() => ask(asOperator, `select where ${condition}`), WAIT).toHaveLength(1)
      run.child.kill('SIGKILL')
      await run.ended
      await writer.letGo()
      expect(await renameTo('After a kill')).toBe(200)
      expect(await refusalOfStart({ env: { DATABASE_URL: target } })).toMatch(
        /isn’t whole: the move from the embedded database in/,
      )
    })

    test('a move that is killed while writes wait lets them go on', async () => {
      const blocked = await holdTransaction(
        asOperator,
        'alter sequence part.arrival_id_seq increment by 1',
      )
      const run = startScript('move-database', [target], folder())
      await expect.poll(run.printed, WAIT).toMatch(/writes wait/)
      const writing = renameTo('While writes wait')
      // That the session is in use is stored first, once a minute.
      const waiting = `select from pg_locks
        where not granted and relation in ('item'::regclass, 'auth.session'::regclass)`
      await expect.poll(() => ask(source, waiting), WAIT).not.toEqual([])
      run.child.kill('SIGKILL')
      expect(await writing).toBe(200)
      await run.ended
      await blocked.letGo()
    })

    test('a new database whose rows something else changes is found, and isn’t moved to', async () => {
      const writer = await holdBack()
      const run = startScript('move-database', [target], folder())
      await expect.poll(run.printed, WAIT).toMatch(/Pass 2/)
      await ask(
        asOperator,
        `create function shout() returns trigger language plpgsql as
        'begin new.name := upper(new.name); return new; end'`,
      )
      await ask(
        asOperator,
        'create trigger shout before insert on item for each row execute function shout()',
      )
      expect(await renameTo('In small letters')).toBe(200)
      await writer.letGo()
      expect(await run.ended).toMatchObject({
        code: 1,
        printed: expect.stringMatching(/tables differ after they were copied: public.item\b/),
      })
      expect(await renameTo('After a difference')).toBe(200)
      await ask(asOperator, 'drop function shout cascade')
    })

    test('a move that ends has every row, and only the new database is used from then on', async () => {
      const whole = await describeSchema(source)
      // The next call stores that the session is in use.
      await ask(source, `update auth.session set last_seen_at = now() - interval '2 minutes'`)
      const writer = await holdBack()
      const reader = await holdTransaction(asOperator, 'select from satchel_move.mark')
      const run = startScript('move-database', [target], folder())
      await expect.poll(run.printed, WAIT).toMatch(/Satchel is busy/)
      await visitors.begin()
      visitors.beforeKill?.()
      await writer.letGo()
      await expect.poll(run.printed, WAIT).toMatch(/Writes waited for/)
      // Its last step is left.
      run.child.kill('SIGKILL')
      await run.ended
      // PostgreSQL hears of that only after the statement that waits, which may be the last step.
      await ask(
        asOperator,
        `select pg_terminate_backend(pid, 60000) from pg_stat_activity where usename = 'mover'`,
      )
      await reader.letGo()
      await visitors.afterKill?.()
      expect(await renameTo('Too late')).toBe(503)
      expect((await client.call('GET', `items/v1/${edited}`)).body.name).toBe('After a difference')
      expect(await refusal('doctor', [], folder())).toMatch(
        /This database was moved to 127.*Start Satchel with DATABASE_URL set to/s,
      )
      expect(await moved(asOperator)).toEqual(await moved(source))
      await first.end()
      expect(await refusalOfStart(withData())).toMatch(
        /was moved to 127.0.0.1:\d+\/satchel on .*DATABASE_URL/,
      )
      expect(await refusalOfStart(withData({ DATABASE_URL: target }))).toMatch(
        /move-database again/,
      )
      const backups = join(first.dataDir, 'backups')
      const there = { ...folder(), DATABASE_URL: target }
      expect(await refusalHere('backup', [backups], there)).toMatch(/isn’t whole/)

      const printed = await runHere('move-database', [target], folder())
      expect(printed).toMatch(
        /Every table is the same there\. Start Satchel with DATABASE_URL set to/,
      )
      expect(printed + run.printed()).not.toMatch(/not(%20| )to/)
      expect(withoutPrefix(await describeSchema(asOperator))).toBe(withoutPrefix(whole))
      expect(await refusalHere('move-database', [target], folder())).toMatch(/was moved to 127/)
      second = await startHere(withData({ DATABASE_URL: target }))
      await visitors.check(second)
    })

    test('the way back is the same', async () => {
      const there = { ...folder(), DATABASE_URL: target }
      expect(await refusalHere('move-database', ['embedded'], there)).toMatch(
        /The embedded database in .* is the one that was moved to 127/,
      )
      await rename(join(first.dataDir, 'postgres'), join(first.dataDir, 'postgres-before'))
      const later = await traffic(second)
      const run = startScript('move-database', ['embedded'], there)
      await expect.poll(run.printed, WAIT).toMatch(/Pass 1/)
      run.child.kill('SIGKILL')
      await run.ended
      const writer = await holdBack(asOperator)
      const again = startScript('move-database', ['embedded'], there)
      await expect.poll(again.printed, WAIT).toMatch(/Pass 1/)
      await later.begin()
      later.beforeKill?.()
      await writer.letGo()
      expect(await again.ended).toMatchObject({ code: 0 })
      await later.afterKill?.()
      await second.end()
      expect(await refusalOfStart(withData({ DATABASE_URL: target }))).toMatch(
        /without DATABASE_URL/,
      )
      second = await startHere(withData())
      await later.check(second)
      expect(await describeSchema(await databaseOf(second))).toBe(await readFile(SCHEMA, 'utf8'))
      await second.end()
      await rm(join(first.dataDir, 'postgres-before'), { recursive: true })
    })
  },
)
