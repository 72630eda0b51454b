import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { signUp } from '../client.ts'
import { ask, beginJob, databaseOf, holdRows } from '../fill.ts'
import type { Prepare } from './situation.ts'

const READERS = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@readers.example`)
/** The person whose summary is being made when the server is killed. */
const HELD_READER = 'd@readers.example'
const DIGESTS = 'mail-notification-digests'

/** A time zone in which it is noon or a little later. */
function noonZone(): string {
  const behind = new Date().getUTCHours() - 12
  return `Etc/GMT${behind < 0 ? behind : `+${behind}`}`
}

/** Adds people with a daily summary, each with something unread. */
async function addReaders(url: string, tenantId: string): Promise<void> {
  await ask(url, 'update tenant set time_zone = $2 where id = $1', [tenantId, noonZone()])
  await ask(
    url,
    `with account as (
      insert into auth."user" (email)
      select unnest($2::text[]) returning id, email),
    added as (
      insert into member (tenant_id, id, email, name, role, status)
      select $1, id, email, 'Some reader', 'viewer', 'active' from account returning id),
    chosen as (
      insert into notification_preference (tenant_id, member_id, digest)
      select $1, id, 'daily' from added)
    insert into notification (tenant_id, member_id, kind, thing, count, item_name, url, in_app)
    select $1, id, 'wish-comment', '/wishlist/1', 1, 'A deck', '/wishlist/1', true from added`,
    [tenantId, READERS],
  )
}

/** Returns to whom summaries were sent, in alphabetical order. */
async function sentTo(dataDir: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox')
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return mails
    .filter((mail) => mail.includes('Subject: Your daily summary'))
    .map((mail) => mail.match(/^To: (\S+)/m)?.[1] ?? '')
    .toSorted()
}

/**
 * Returns which kinds of their jobs there are: those that make summaries (one more begins at each quarter of an hour),
 * and emails on their way.
 */
const waiting = async (url: string) =>
  (
    await ask<{ task: string }>(
      url,
      `select distinct identifier as task from graphile_worker._private_jobs as job
        join graphile_worker._private_tasks as task on task.id = job.task_id
      where identifier = $1 or (identifier = 'send-mail' and payload ->> 'to' = any ($2))`,
      [DIGESTS, READERS],
    )
  ).map(({ task }) => task)

export const summaries: Prepare = async (first) => {
  const url = await databaseOf(first)
  const client = await signUp(first)
  const { body: me } = await client.call('GET', 'auth/v1/me')
  await addReaders(url, me.tenant.id)
  const ofHeld = `select from notification_preference where member_id =
    (select id from member where email = $1)`
  const locked = await holdRows(url, ofHeld, [HELD_READER])
  return {
    async begin() {
      await beginJob(url, DIGESTS)
      const before = READERS.filter((email) => email < HELD_READER)
      await expect.poll(() => sentTo(first.dataDir)).toEqual(before)
      // No email is on its way: one that is may come twice.
      await expect.poll(() => waiting(url)).toEqual([DIGESTS])
    },
    afterKill: () => locked.letGo(),
    async check(second) {
      await expect.poll(() => sentTo(second.dataDir)).toEqual(READERS)
      const again = await databaseOf(second)
      await beginJob(again, DIGESTS)
      await expect.poll(() => waiting(again)).toEqual([])
      expect(await sentTo(second.dataDir)).toEqual(READERS)
    },
  }
}
