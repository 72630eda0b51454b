import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { type NotificationDraft, notify } from '../notifications/service.ts'
import { systemActor, withScope } from '../platform/database/scope.ts'

// The day is named here, and by the database.
beforeEach(earlyInTheHour)

// Without a worker, so that what is to be sent can be read where it waits.
const satchel = product({ config: { LOG_LEVEL: 'silent' } })

afterEach(() => {
  vi.useRealTimers()
})

const settings = (person: Person, body?: object) =>
  person.call(body ? 'PUT' : 'GET', 'activity/v1/notification-settings', body)
const defaults = (person: Person, body?: object) =>
  person.call(body ? 'PUT' : 'GET', 'activity/v1/notification-defaults', body)

/** Notifies people of a comment, which isn't mailed by default. */
const notifyAs = (owner: Owner, userIds: string[], draft: Partial<NotificationDraft> = {}) =>
  withScope(satchel.database, systemActor(owner.tenantId), (scope) =>
    notify(scope, { kind: 'wish-comment', userIds, url: '/wishlist/1', ...draft }),
  )

/** Returns those of these people that an email waits for. */
async function mailedOf(people: Person[]): Promise<Person[]> {
  const { rows } = await sql<{ to: string }>`
    select payload ->> 'to' as to from graphile_worker._private_jobs
    where payload ->> 'unsubscribe' is not null`.execute(satchel.database.system)
  return people.filter(({ email }) => rows.some(({ to }) => to === email))
}

test('admins set what people are notified of unless they chose otherwise, also later', async () => {
  const owner = await satchel.newTenant()
  const [chose, not] = [await owner.withRole('editor'), await owner.withRole('editor')]
  await settings(chose, { kinds: [{ kind: 'wish-comment', app: true }] })
  const set = { kinds: [{ kind: 'wish-comment', app: false, mail: true }] }
  expect((await defaults(not, set)).status).toBe(403)
  expect((await defaults(owner, set)).body.kinds).toContainEqual(set.kinds[0])
  await defaults(owner, { kinds: [{ kind: 'wish-created', app: false }] })
  expect((await defaults(owner)).body.kinds).toContainEqual(set.kinds[0])
  const fixed = await defaults(owner, { kinds: [{ kind: 'new-sign-in', mail: false }] })
  expect(fixed.body.errors).toMatchObject([{ path: 'kinds.0.mail' }])

  const both = { kind: 'wish-comment', app: true, mail: true }
  expect((await settings(chose)).body.kinds).toContainEqual(both)
  expect((await settings(not)).body.kinds).toContainEqual(set.kinds[0])
  expect([await settings(chose), await settings(not)]).toMatchObject([
    { body: { isOwn: true } },
    { body: { isOwn: false } },
  ])
  expect((await settings(await satchel.newTenant())).body.kinds).toContainEqual({
    ...both,
    mail: false,
  })

  await notifyAs(owner, [chose.userId, not.userId])
  const unread = async (person: Person) =>
    (await person.call('GET', 'activity/v1/notifications')).body.unread
  expect([await unread(chose), await unread(not)]).toEqual([1, 0])
  await sql`update notification set mail_due_at = now() where mail_due_at is not null`.execute(
    satchel.database.system,
  )
  await satchel.app.tasks['mail-notifications']?.({})
  expect(await mailedOf([chose, not])).toEqual([chose, not])
})

test('a person goes back to what admins set, without changing it for others', async () => {
  const owner = await satchel.newTenant()
  const [back, other] = [await owner.withRole('viewer'), await owner.withRole('viewer')]
  const set = { kinds: [{ kind: 'wish-comment', app: false, mail: true }], digest: 'weekly' }
  await defaults(owner, set)
  const chosen = { kinds: [{ kind: 'wish-comment', app: true, mail: false }], digest: 'none' }
  for (const person of [back, other]) await settings(person, chosen)
  const { status, body } = await back.call('DELETE', 'activity/v1/notification-settings')
  expect([status, body.digest, body.isOwn]).toEqual([200, 'weekly', false])
  expect(body.kinds).toContainEqual(set.kinds[0])
  expect((await settings(back)).body).toEqual(body)
  expect((await settings(other)).body).toMatchObject({ digest: 'none', isOwn: true })
  await defaults(owner, { digest: 'daily' })
  expect((await settings(back)).body.digest).toBe('daily')
})

test('a summary that admins set comes from the next day on, and not to those who turned it off', async () => {
  const owner = await satchel.newTenant()
  await sql`update tenant set time_zone = 'UTC' where id = ${owner.tenantId}`.execute(
    satchel.database.system,
  )
  const [off, later] = [await owner.withRole('viewer'), await owner.withRole('viewer')]
  await settings(off, { digest: 'none' })
  expect((await defaults(owner, { digest: 'daily' })).body.digest).toBe('daily')
  expect((await settings(later)).body.digest).toBe('daily')
  expect((await settings(off)).body.digest).toBe('none')
  await notifyAs(owner, [owner.userId, off.userId, later.userId])
  const everyone = [owner, off, later]
  const mailedAfter = async (days: number) => {
    const now = new Date()
    now.setUTCHours(23, 0, 0, 0)
    now.setUTCDate(now.getUTCDate() + days)
    vi.useFakeTimers({ toFake: ['Date'], now })
    const run = () => satchel.app.tasks['mail-notification-digests']?.({})
    await Promise.all([run(), run()])
    vi.useRealTimers()
    return mailedOf(everyone)
  }
  expect(await mailedAfter(0)).toEqual([])
  expect(await mailedAfter(1)).toEqual([owner, later])
})
