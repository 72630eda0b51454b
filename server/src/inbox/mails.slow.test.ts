import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'
import { type NotificationDraft, notify } from '../notifications/service.ts'
import { systemActor, withScope } from '../platform/database/scope.ts'

// Without a worker, so that what is to be sent can be read where it waits.
const satchel = product({ config: { LOG_LEVEL: 'silent' } })
const system = () => satchel.database.system

afterEach(() => {
  vi.useRealTimers()
})

const run = (task: string) => satchel.app.tasks[task]?.({})

/** Notifies people as a module of the product does. */
const notifyAs = (owner: Owner, draft: Partial<NotificationDraft> = {}) =>
  withScope(satchel.database, systemActor(owner.tenantId), (scope) =>
    notify(scope, {
      kind: 'wish-mention',
      userIds: [owner.userId],
      itemName: 'A deck for banks',
      url: '/wishlist/1',
      actor: { id: null, name: 'Bo' },
      detail: '@Ada?',
      ...draft,
    }),
  )

interface Waiting {
  subject: string
  text: string
  unsubscribe: string
}

/** Returns emails that wait for an address, without those of signing up. */
async function mailsTo(email: string): Promise<Waiting[]> {
  const { rows } = await sql<{ mail: Waiting }>`
    select payload as mail from graphile_worker._private_jobs
    where payload ->> 'to' = ${email} and payload ->> 'unsubscribe' is not null order by id`.execute(
    system(),
  )
  return rows.map(({ mail }) => mail)
}

async function minutesLater(minutes: number): Promise<void> {
  const past = sql`make_interval(mins => ${minutes})`
  await sql`update notification set mail_due_at = mail_due_at - ${past},
    mailed_at = mailed_at - ${past}, hour = hour - ${past}`.execute(system())
  await run('mail-notifications')
}

const settings = (person: Person, body?: object) =>
  person.call(body ? 'PUT' : 'GET', 'activity/v1/notification-settings', body)

describe('emails about notifications', () => {
  test('come after three minutes, one for all that happened to a thing, and once an hour at most', async () => {
    await earlyInTheHour()
    const owner = await satchel.newTenant()
    await notifyAs(owner)
    await run('mail-notifications')
    expect(await mailsTo(owner.email)).toEqual([])
    await notifyAs(owner)
    await Promise.all([minutesLater(3), run('mail-notifications')])
    await run('mail-notifications')
    const [mail, ...more] = await mailsTo(owner.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Bo mentioned you in “A deck for banks”')
    expect(mail?.text).toContain(`${satchel.config.PUBLIC_URL}/wishlist/1`)

    await notifyAs(owner)
    await minutesLater(5)
    expect(await mailsTo(owner.email)).toHaveLength(1)
    await minutesLater(60)
    expect(await mailsTo(owner.email)).toHaveLength(2)
  })

  test('are one for several things that happened at once', async () => {
    const owner = await satchel.newTenant()
    for (const number of [1, 2, 3])
      await notifyAs(owner, { url: `/wishlist/${number}`, itemName: `Wish ${number}` })
    await minutesLater(3)
    const [mail, ...more] = await mailsTo(owner.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('3 new notifications')
    expect(mail?.text).toContain('Bo mentioned you in “Wish 2” · @Ada?')
  })

  test('are twenty an hour at most; what follows is mailed together', async () => {
    const owner = await satchel.newTenant()
    const isDue = sql<string>`now()`
    for (let number = 0; number < 22; number++) {
      await notifyAs(owner, { url: `/wishlist/${number}` })
      await system()
        .updateTable('notification')
        .set({ mailDueAt: isDue })
        .where('mailDueAt', 'is not', null)
        .execute()
      await run('mail-notifications')
    }
    expect(await mailsTo(owner.email)).toHaveLength(20)
    await minutesLater(61)
    const mails = await mailsTo(owner.email)
    expect(mails).toHaveLength(21)
    expect(mails.at(-1)?.subject).toBe('2 new notifications')
  })

  test('don’t come for what was read in the app, is hidden by now, or isn’t wanted', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    await notifyAs(owner)
    await owner.call('POST', 'activity/v1/notifications/read', { all: true })
    const { id } = await addLink(owner, { name: 'Secret prices' })
    const about = { itemType: 'ITEM', itemId: id, itemName: 'Secret prices' } as const
    await notifyAs(owner, { userIds: [editor.userId], ...about })
    await owner.call('PUT', `items/v1/${id}`, { inLibrary: false })
    const unwanted = await owner.withRole('editor')
    await settings(unwanted, { kinds: [{ kind: 'wish-mention', mail: false }] })
    await notifyAs(owner, { userIds: [unwanted.userId] })
    await minutesLater(3)
    for (const { email } of [owner, editor, unwanted]) expect(await mailsTo(email)).toEqual([])
  })
})

describe('the digest', () => {
  /** Moves a tenant to Berlin, and its clock to a local time. */
  const at = async ({ tenantId }: Owner, time: string) => {
    await system()
      .updateTable('tenant')
      .set({ timeZone: 'Europe/Berlin' })
      .where('id', '=', tenantId)
      .execute()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
    await Promise.all([run('mail-notification-digests'), run('mail-notification-digests')])
    vi.useRealTimers()
    return (await mailsTo((await owners.get(tenantId)) ?? '')).length
  }
  const owners = new Map<string, string>()

  async function newReader(digest: 'daily' | 'weekly'): Promise<Owner> {
    const owner = await satchel.newTenant()
    owners.set(owner.tenantId, owner.email)
    await settings(owner, { digest })
    const before = sql<string>`date '2026-10-20'`
    await system()
      .updateTable('notificationPreference')
      .set({ digestOn: before })
      .where('tenantId', '=', owner.tenantId)
      .execute()
    return owner
  }

  const quiet = { kind: 'wish-comment' } as const

  test('comes once a day at eight, also on the days the clocks change', async () => {
    const owner = await newReader('daily')
    await notifyAs(owner, quiet)
    // Summer time, two hours ahead, until the night to the 25th; then one.
    expect(await at(owner, '2026-10-24T05:59:00Z')).toBe(0)
    expect(await at(owner, '2026-10-24T06:01:00Z')).toBe(1)
    await notifyAs(owner, { ...quiet, url: '/wishlist/2' })
    expect(await at(owner, '2026-10-24T23:00:00Z')).toBe(1)
    expect(await at(owner, '2026-10-25T06:30:00Z')).toBe(1)
    expect(await at(owner, '2026-10-25T07:01:00Z')).toBe(2)
    expect(await at(owner, '2026-10-26T07:01:00Z')).toBe(2)
    const [first, second] = await mailsTo(owner.email)
    expect(first?.subject).toBe('Your daily summary: 1 notification')
    expect(second?.text).toContain('commented on “A deck for banks”')
  })

  test('comes weekly on Monday, or as soon as it can', async () => {
    const owner = await newReader('weekly')
    await notifyAs(owner, quiet)
    expect(await at(owner, '2026-10-25T12:00:00Z')).toBe(0)
    expect(await at(owner, '2026-10-26T07:01:00Z')).toBe(1)
    await notifyAs(owner, { ...quiet, url: '/wishlist/2' })
    expect(await at(owner, '2026-11-01T12:00:00Z')).toBe(1)
    expect(await at(owner, '2026-11-03T12:00:00Z')).toBe(2)
  })

  test('is sent once although the server died while it was made', async () => {
    const owner = await newReader('daily')
    await notifyAs(owner, quiet)
    // What was begun is undone with the transaction, as when the process is killed.
    await sql`revoke execute on function enqueue from satchel_app`.execute(system())
    expect(await at(owner, '2026-10-24T06:01:00Z')).toBe(0)
    await sql`grant execute on function enqueue to satchel_app`.execute(system())
    expect(await at(owner, '2026-10-24T06:16:00Z')).toBe(1)
    expect(await at(owner, '2026-10-24T06:31:00Z')).toBe(1)
  })

  test('leaves out what was read or mailed', async () => {
    const owner = await newReader('daily')
    await notifyAs(owner, quiet)
    await owner.call('POST', 'activity/v1/notifications/read', { all: true })
    await notifyAs(owner, { url: '/wishlist/2' })
    await minutesLater(3)
    expect(await mailsTo(owner.email)).toHaveLength(1)
    expect(await at(owner, '2026-10-24T12:00:00Z')).toBe(1)
  })
})

describe('unsubscribing', () => {
  const urlIn = async ({ email }: Person) =>
    new URL((await mailsTo(email)).at(-1)?.unsubscribe ?? '')
  const kindsOff = async (person: Person) =>
    (await settings(person)).body.kinds
      .filter(({ mail }: { mail: boolean | null }) => mail === false)
      .map(({ kind }: { kind: string }) => kind)

  test('takes one click without signing in, and opening its page changes nothing', async () => {
    const owner = await satchel.newTenant()
    await notifyAs(owner)
    await minutesLater(3)
    const { pathname, search } = await urlIn(owner)
    const response = await satchel.anonymous('GET', pathname + search)
    expect(response.status).toBe(200)
    expect(response.body).toContain('comments that mention you')
    // One that was forwarded says whose emails stop.
    expect(response.body).toContain(owner.email)
    expect(response.headers['content-security-policy']).toContain("default-src 'none'")
    expect(await kindsOff(owner)).not.toContain('wish-mention')

    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const post = (query: string) =>
      satchel.anonymous('POST', pathname + query, 'List-Unsubscribe=One-Click', form)
    const done = await post(search)
    expect(done.body).toContain('You’re unsubscribed')
    expect(done.body).toContain(owner.email)
    expect((await post(search)).status).toBe(200)
    expect(await kindsOff(owner)).toContain('wish-mention')
    expect((await post(search.replace('token=', 'token=x'))).status).toBe(410)
    const page = await satchel.anonymous('GET', pathname, undefined, { accept: 'text/html' })
    expect(page).toMatchObject({ status: 410, body: expect.stringContaining('doesn’t work') })
  })

  test('is in the language of whom the emails went to', async () => {
    const owner = await satchel.newTenant()
    await notifyAs(owner)
    await minutesLater(3)
    const { pathname, search } = await urlIn(owner)
    await owner.call('PATCH', `users/v1/${owner.userId}`, { locale: 'de' })
    const { body } = await satchel.anonymous('GET', pathname + search)
    expect(body).toContain('<html lang="de">')
    expect(body).toContain('erhält dann keine E-Mails mehr zu:</p><ul><li>Kommentaren, in denen')
    const headers = { accept: 'text/html', 'accept-language': 'fr-CH, en;q=0.5' }
    const broken = await satchel.anonymous('GET', pathname, undefined, headers)
    expect(broken).toMatchObject({ status: 410, headers: { vary: 'accept-language' } })
    expect(broken.body).toContain('Ce lien ne fonctionne pas')
  })

  test('from visits stops those emails, also of links that asked for them', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addLink(owner)
    const share = { itemId: id, itemType: 'ITEM', notify: 'each' }
    const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', share)
    const agent = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15'
    const visitor = { 'user-agent': agent, 'x-forwarded-for': '81.2.69.9' }
    await satchel.anonymous('GET', `/l/${link.slug}`, undefined, visitor)
    await run('sum-visits')
    await sql`update visit_letter set due_at = now()`.execute(system())
    await run('mail-visits')
    const { pathname, search } = await urlIn(owner)
    expect((await satchel.anonymous('POST', pathname + search)).status).toBe(200)
    const path = `users/v1/${owner.userId}/notifications`
    expect((await owner.call('GET', path)).body).toEqual({ visitMail: 'none' })
    expect((await owner.call('GET', `items/v1/personalized/${link.id}`)).body.notify).toBeNull()
  })
})
