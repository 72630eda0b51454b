import { describe, expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { type Person, product } from '../../test/harness.ts'
import { NOWHERE } from '../../test/library.ts'
import { RECEIVERS, receiver } from '../../test/peers/webhook-receiver.ts'
import { proveAt } from '../../test/sharing.ts'
import {
  createSite,
  linkTo,
  plannedPage,
  plannerAt,
  planOf,
  publishedSite,
  someone,
  task,
} from '../../test/sites.ts'
import { openSocket } from '../../test/socket.ts'

const satchel = product({ worker: true, config: RECEIVERS })

const planAt = async (owner: Person, id: string, query = '') =>
  (await owner.call('GET', `sites/v2/${id}/plan${query}`)).body

const put = (owner: Person, id: string, taskId: string, change: object) =>
  owner.call('PUT', `sites/v2/${id}/plan/${taskId}`, change)

describe('a plan on a page', () => {
  test('is ticked by its customer, which the team sees live, in the app and by webhook', async () => {
    const { owner, email, site, path, link } = await plannedPage(satchel)
    const { received, url } = await receiver(200)
    await owner.call('POST', 'integrations/v1/webhooks', {
      name: 'W',
      url,
      events: ['plan.changed'],
    })
    const socket = await openSocket(await satchel.listen(), owner.tokens)
    const bo = await plannerAt(satchel, path)
    expect(bo.page).toContain('Waiting since May 12, 2001')
    expect(bo.page).toContain('By &lt;b&gt;mail&lt;/b&gt;')
    expect(bo.page).not.toContain(email)

    const comment = 'No objections <i>from IT</i>'
    const ticked = await bo.post('review', { state: 'done', comment })
    expect(ticked.status, JSON.stringify(ticked.body)).toBe(200)
    expect(ticked.body).toMatchObject({
      ...{ id: 'review', state: 'done', isOwn: true, isLate: false },
      comments: [{ by: 'Bo Berg', text: comment }],
    })
    await expect
      .poll(() => socket.messages)
      .toContainEqual({ action: 'plan-update', siteId: site.id, taskId: 'review' })

    const { items, summary } = await planAt(owner, site.id)
    expect(items).toMatchObject([
      {
        id: 'offer',
        owner: { userId: owner.userId },
        state: 'open',
        isLate: true,
        changedBy: null,
      },
      {
        ...{ id: 'review', owner: { email, name: 'Bo Berg' }, state: 'done' },
        changedBy: { userId: null, name: 'Bo Berg', email },
        comments: [{ text: comment, by: { name: 'Bo Berg' } }],
      },
      { id: 'sign', state: 'open', milestone: { id: 'm1', name: 'Evaluation' } },
    ])
    expect(summary).toMatchObject({
      ...{ total: 3, done: 1, late: 1, next: { id: 'offer', dueOn: '2001-05-12' } },
      movedBy: { name: 'Bo Berg' },
    })
    await expect
      .poll(() => received.map(({ body }) => JSON.parse(body).data))
      .toMatchObject([
        {
          ...{ site: { id: site.id }, task: { id: 'review', state: 'done' }, comment },
          ...{ linkId: link.id, recipient: email, by: { userId: null, email } },
          ...{ total: 3, done: 1 },
        },
      ])
    const { body: inbox } = await owner.call('GET', 'activity/v1/notifications')
    expect(inbox.items[0]).toMatchObject({
      kind: 'plan-changed',
      url: `/sites/${site.id}?tab=sharing`,
    })
    expect(inbox.items[0].text).toBe('Bo Berg updated the plan on “Room”')
  })

  test('shows the customer what the team changes and writes', async () => {
    const { owner, site, path } = await plannedPage(satchel)
    const changed = await put(owner, site.id, 'offer', { state: 'done', comment: 'Sent' })
    expect(changed.body).toMatchObject({
      id: 'offer',
      state: 'done',
      isLate: false,
      commentCount: 1,
    })
    const bo = await plannerAt(satchel, path)
    const [offer, review] = (await bo.list()).body.items
    const by = (await owner.call('GET', 'auth/v1/me')).body.user.name
    expect(offer).toMatchObject({ state: 'done', isOwn: false, comments: [{ by, text: 'Sent' }] })
    expect(review).toMatchObject({ state: 'open', isOwn: true, owner: { isTeam: false } })
    const page = (await bo.visitor.get(path)).body
    expect(page).toContain('1 of 3 steps done')
  })

  test('keeps states while the draft is edited, also of steps that left it for a while', async () => {
    const { owner, email, site, path } = await plannedPage(satchel)
    const bo = await plannerAt(satchel, path)
    await bo.post('review', { state: 'done' })
    const edit = async (...tasks: object[]) => {
      const content = [planOf(...tasks)]
      expect((await owner.call('PUT', `sites/v2/${site.id}`, { content })).status).toBe(200)
      await owner.call('POST', `sites/v2/${site.id}/publish`, {})
      return (await planAt(owner, site.id)).items
    }
    const review = task('review', { email, name: 'Bo' }, { name: 'Review it' })
    expect(await edit(review)).toMatchObject([{ name: 'Review it', state: 'done' }])
    expect(await edit(task('other', { userId: owner.userId }))).toHaveLength(1)
    expect((await bo.post('review', { state: 'open' })).status).toBe(404)
    expect(await edit(review)).toMatchObject([{ id: 'review', state: 'done' }])
  })

  test('is published once for changes that come twice', async () => {
    const { owner, site, path } = await plannedPage(satchel)
    const bo = await plannerAt(satchel, path)
    const change = { state: 'done', comment: 'Done' }
    const answers = await Promise.all([bo.post('review', change), bo.post('review', change)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [, review] = (await planAt(owner, site.id)).items
    expect(review.comments).toMatchObject([{ text: 'Done' }])
    const { body } = await owner.call('GET', 'activity/v1/notifications')
    const notices = body.items.filter(({ kind }: { kind: string }) => kind === 'plan-changed')
    expect(notices).toMatchObject([{ count: 1 }])
  })

  test('is listed in pages', async () => {
    const { owner, site, path } = await plannedPage(satchel)
    const first = await planAt(owner, site.id, '?limit=2')
    expect(first.items.map(({ id }: { id: string }) => id)).toEqual(['offer', 'review'])
    const rest = await planAt(owner, site.id, `?limit=2&cursor=${first.nextCursor}`)
    expect(rest).toMatchObject({ items: [{ id: 'sign' }], nextCursor: null, summary: { total: 3 } })
    const bo = await plannerAt(satchel, path)
    const { body } = await bo.list('&limit=1')
    expect((await bo.list(`&cursor=${body.nextCursor}`)).body.items).toHaveLength(2)
    expect((await bo.list('&cursor=x')).body.code).toBe('bad-cursor')
  })
})

describe('a step', () => {
  test('is ticked by whoever has to do it alone', async () => {
    const { owner, site, path } = await plannedPage(satchel)
    const bo = await plannerAt(satchel, path)
    for (const id of ['offer', 'sign'])
      expect((await bo.post(id, { state: 'done' })).status, id).toBe(403)
    expect((await bo.post('none', { state: 'done' })).status).toBe(404)
    const anyone = await linkTo(owner, site.id)
    const stranger = await plannerAt(satchel, anyone.path)
    expect((await stranger.post('review', { state: 'done' })).status).toBe(403)
    expect((await planAt(owner, site.id)).summary.done).toBe(0)
  })

  test('is ticked through any link by who proved its address, and not by who says to be someone else', async () => {
    const { owner, email, site } = await plannedPage(satchel)
    const gated = await linkTo(owner, site.id, { requireEmail: true, proveEmail: true })
    const visitor = browser(satchel)
    await proveAt(satchel, visitor, gated.path, email)
    const bo = await plannerAt(satchel, gated.path, visitor)
    expect((await bo.post('review', { state: 'done' })).status).toBe(200)
    const typed = await plannedPage(satchel, { requireEmail: true, proveEmail: false })
    const other = browser(satchel)
    await other.post(`${typed.path}/email`, { email: someone() })
    const cy = await plannerAt(satchel, typed.path, other)
    expect((await cy.post('review', { state: 'open' })).status).toBe(403)
  })

  test('is changed by the token of a visit to its link, while that opens', async () => {
    const { owner, path, link } = await plannedPage(satchel)
    const bo = await plannerAt(satchel, path)
    const another = await plannedPage(satchel)
    expect((await bo.post('review', { state: 'done' }, another.path)).status).toBe(404)
    expect((await bo.post('review', { state: 'done', token: 'x' })).status).toBe(404)
    expect((await bo.list('', another.path)).status).toBe(404)
    await owner.call('DELETE', `items/v1/personalized/${link.id}`)
    expect((await bo.post('review', { state: 'done' })).status).toBe(410)
    expect((await bo.visitor.get(`${path}/plan.ics`)).status).toBe(410)
  })

  test('is refused by the name of what is wrong, and too often by a network', async () => {
    const { owner, site, path } = await plannedPage(satchel)
    const bo = await plannerAt(satchel, path)
    const wrong: [object, string][] = [
      [{}, 'state'],
      [{ state: 'late' }, 'state'],
      [{ state: 'done', comment: 'x'.repeat(2_001) }, 'comment'],
      [{ state: 'done', comment: '   ' }, 'comment'],
      [{ state: 'done', who: 'me' }, 'who'],
    ]
    for (const [change, field] of wrong) {
      const { status, body } = await bo.post('review', change)
      expect([status, body.errors?.[0].path], field).toEqual([422, field])
    }
    const team = await put(owner, site.id, 'review', { state: 'done', comment: '  ' })
    expect(team.body.errors[0].path).toBe('comment')
    const answers = []
    for (let count = 0; count < 60; count += 1)
      answers.push(await bo.post('review', { state: 'done' }))
    const late = answers.find(({ status }) => status === 429)
    expect(late?.headers['retry-after']).toMatch(/^\d+$/)
  })

  test('is the team’s own to change: not another company’s, nor a colleague’s who may not', async () => {
    const { owner, site } = await plannedPage(satchel)
    const stranger = await satchel.newTenant()
    expect((await put(stranger, site.id, 'review', { state: 'done' })).status).toBe(404)
    expect((await stranger.call('GET', `sites/v2/${site.id}/plan`)).status).toBe(404)
    expect((await put(owner, site.id, 'none', { state: 'done' })).status).toBe(404)
    expect((await put(owner, NOWHERE, 'review', { state: 'done' })).status).toBe(404)
    const viewer = await owner.withRole('viewer')
    expect((await put(viewer, site.id, 'review', { state: 'done' })).status).toBe(403)
    const content = [planOf(task('mine', { userId: viewer.userId }))]
    await owner.call('PUT', `sites/v2/${site.id}`, { content })
    expect((await put(viewer, site.id, 'mine', { state: 'done' })).status).toBe(200)
  })
})

describe('the block', () => {
  test('names what is wrong by its place', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const me = { userId: owner.userId }
    const at = 'content.0.milestones.0.tasks.0'
    const cases: [object[], string][] = [
      [[task('a', {})], `${at}.owner`],
      [[task('a', { ...me, email: 'a@b.example', name: 'A' })], `${at}.owner`],
      [[task('a', { email: 'a@b.example' })], `${at}.owner.name`],
      [[task('a', { email: 'nobody', name: 'A' })], `${at}.owner.email`],
      [[task('a', { userId: stranger.userId })], `${at}.owner.userId`],
      [[task('a', { userId: NOWHERE })], `${at}.owner.userId`],
      [[task('a', me, { dueOn: '2027-02-30' })], `${at}.dueOn`],
      [[task('a', me, { state: 'late' })], `${at}.state`],
      [[task('a', me, { color: 'red' })], `${at}.color`],
      [[task('a b', me)], `${at}.id`],
      [[task('a', me), task('a', me)], 'content.0.milestones.0.tasks.1.id'],
    ]
    for (const [tasks, path] of cases) {
      const draft = { name: 'Room', content: [planOf(...tasks)] }
      const { status, body } = await owner.call('POST', 'sites/v2/create', draft)
      expect([status, body.errors?.[0].path], JSON.stringify(tasks)).toEqual([422, path])
    }
  })

  test('keeps a step of a colleague who has left, and shows it without a name', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const content = [planOf(task('a', { userId: editor.userId }))]
    const site = await createSite(owner, { content })
    await owner.call('PATCH', `users/v1/${editor.userId}`, { status: 'inactive' })
    const saved = await owner.call('PUT', `sites/v2/${site.id}`, { content, name: 'Other' })
    expect(saved.status).toBe(200)
    const added = [planOf(task('a', { userId: editor.userId }), task('b', { userId: NOWHERE }))]
    expect((await owner.call('PUT', `sites/v2/${site.id}`, { content: added })).status).toBe(422)
  })
})

describe('the calendar of a plan', () => {
  test('has a whole day for each step, by the same UID each time', async () => {
    const owner = await satchel.newTenant()
    const name = `Sign; agree, and \\ send ${'ö'.repeat(60)}`
    const content = [planOf(task('sign', { userId: owner.userId }, { name, note: 'One\nTwo' }))]
    const site = await publishedSite(owner, { name: 'Room', content })
    const { path } = await linkTo(owner, site.id)
    const { status, headers, body } = await browser(satchel).get(`${path}/plan.ics`)
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    const lines = String(body).split('\r\n')
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    const unfolded = String(body).replaceAll(/\r\n[ \t]/g, '')
    expect(unfolded).toContain(`SUMMARY:Sign\\; agree\\, and \\\\ send ${'ö'.repeat(60)}\r\n`)
    expect(unfolded).toContain('DTSTART;VALUE=DATE:20990512\r\n')
    expect(unfolded).toContain('One\\nTwo')
    const uidOf = (text: unknown) => /UID:(\S+)/.exec(String(text))?.[1]
    expect(uidOf(body)).toContain('sign')
    await put(owner, site.id, 'sign', { state: 'done' })
    const again = (await browser(satchel).get(`${path}/plan.ics`)).body
    expect(uidOf(again)).toBe(uidOf(body))
    expect(String(again)).toContain('✓ Sign')
  })

  test('is behind the gates of its page', async () => {
    const { owner, site } = await plannedPage(satchel)
    const { path } = await linkTo(owner, site.id, { password: 'open sesame' })
    expect((await browser(satchel).get(`${path}/plan.ics`)).status).toBe(401)
    expect((await browser(satchel).get('/l/unknown-slug/plan.ics')).status).toBe(404)
  })
})

test('who asks for it sees and deletes what they wrote, and the states stay', async () => {
  const { owner, email, site, path } = await plannedPage(satchel, {
    requireEmail: true,
    proveEmail: true,
  })
  const visitor = browser(satchel)
  await proveAt(satchel, visitor, path, email)
  const bo = await plannerAt(satchel, path, visitor)
  await bo.post('review', { state: 'done', comment: 'Our IT agrees' })
  const privacy = `${path}/privacy`
  await visitor.post(`${privacy}/email`, { email })
  const code = await satchel.codeFor(email)
  await visitor.post(`${privacy}/code`, { email, code })
  const { body } = await visitor.get(`${privacy}/data`)
  expect(body.plans).toMatchObject([
    { site: 'Room', taskId: 'review', state: 'done' },
    { site: 'Room', comment: 'Our IT agrees' },
  ])
  const token =
    /name="token" value="([^"]+)"/.exec(String((await visitor.get(privacy)).body))?.[1] ?? ''
  await visitor.post(`${privacy}/delete`, { token, whose: 'email', sure: 'yes' })
  const [, review] = (await planAt(owner, site.id)).items
  expect(review).toMatchObject({
    state: 'done',
    comments: [],
    changedBy: { name: '', email: null },
  })
})
