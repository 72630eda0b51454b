import { describe, expect, test } from 'vitest'
import { askerAt, linkTo, postMail, replacePrices, sharedPrices } from '../../test/asking.ts'
import { browser } from '../../test/browsing.ts'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { sharedKit } from '../../test/sending-files.ts'

const SECRET = 'a secret of the mail service'
const satchel = product({
  worker: true,
  config: { INBOUND_MAIL_ADDRESS: 'answers@in.example.com', INBOUND_MAIL_SECRET: SECRET },
})

const list = async (person: Person, query = '') =>
  (await person.call('GET', `questions/v1/list${query}`)).body

/** A shared price list at which somebody asked. */
async function withQuestion(draft: object = {}, terms: object = {}) {
  const owner = await satchel.newTenant()
  const prices = await sharedPrices(satchel, owner, terms)
  const asker = await askerAt(satchel, prices.path)
  const { status, body } = await asker.ask({ page: 2, text: 'Is there a discount?', ...draft })
  expect(status, JSON.stringify(body)).toBe(201)
  return { owner, ...prices, asker, question: body }
}

const answer = (person: Person, id: string, text: string) =>
  person.call('POST', `questions/v1/${id}/answers`, { text })

const change = (person: Person, id: string, fields: object) =>
  person.call('PUT', `questions/v1/${id}`, fields)

async function actionsOf(owner: Owner): Promise<string[]> {
  const { body } = await owner.call('GET', 'audit/v1/list')
  return body.items.map(({ action }: { action: string }) => action)
}

describe('a question', () => {
  test('reaches the team at once, and its answer the page and the mailbox of who asked', async () => {
    const email = `bo-${crypto.randomUUID()}@customer.example`
    const marked = { quote: 'Sensor 340 EUR', spot: { x: 0.25, y: 0.5 }, name: 'Bo', email }
    const { owner, item, link, asker, question } = await withQuestion(marked, {
      sharedToMemo: 'Acme',
    })
    expect(question).toMatchObject({ isOwn: true, state: 'open', answers: [], page: 2 })
    const { items } = await list(owner, `?itemId=${item.id}&linkId=${link.id}&state=open`)
    expect(items).toMatchObject([
      {
        ...{ id: question.id, itemId: item.id, linkId: link.id, fileVersion: 1, page: 2 },
        ...{ quote: 'Sensor 340 EUR', text: 'Is there a discount?', state: 'open', answers: [] },
        ...{ asker: { name: 'Bo', email, proved: false }, recipient: 'Acme', needsReview: false },
        spot: { x: 0.25, y: 0.5 },
      },
    ])
    const mail = await satchel.mailTo(owner.email, /page 2/)
    expect(mail.text).toContain('Is there a discount?')
    expect(mail.text).toContain('which hasn’t been verified')
    const { body: inbox } = await owner.call('GET', 'activity/v1/notifications')
    expect(inbox.items[0]).toMatchObject({ kind: 'question-asked', detail: 'Is there a discount?' })

    const answered = await answer(owner, question.id, 'Yes, from 100 on.')
    expect(answered).toMatchObject({
      status: 201,
      body: {
        state: 'answered',
        answers: [{ by: { id: owner.userId }, text: 'Yes, from 100 on.', mailed: true }],
      },
    })
    expect((await answer(owner, question.id, 'Yes, from 100 on.')).status).toBe(200)
    expect((await asker.list()).body.items).toMatchObject([
      { id: question.id, state: 'answered', answers: [{ text: 'Yes, from 100 on.' }] },
    ])
    const answerMail = await satchel.mailTo(email, /Re:/)
    expect(answerMail.text).toContain('Yes, from 100 on.')
    expect(answerMail.text).toContain('#page=2')
  })

  test('is made public in other words, and then read by the next reader without who asked', async () => {
    const { owner, item, path, question, asker } = await withQuestion({ name: 'Bo Berg' })
    const put = {
      state: 'public',
      publicText: 'Are there discounts?',
      publicAnswer: 'From 100 on.',
    }
    expect((await change(owner, question.id, { state: 'public' })).body.errors).toMatchObject([
      { path: 'publicAnswer' },
    ])
    await answer(owner, question.id, 'For you from 100 on, Bo.')
    expect(await change(owner, question.id, put)).toMatchObject({ status: 200, body: put })
    const next = await askerAt(satchel, (await linkTo(owner, item.id, { sharedToMemo: 'B' })).path)
    const { body } = await next.list('&page=2')
    expect(body).toMatchObject({
      items: [
        {
          ...{ text: 'Are there discounts?', isOwn: false, quote: null, spot: null, page: 2 },
          answers: [{ by: null, text: 'From 100 on.' }],
        },
      ],
      pages: [{ page: 2, count: 1 }],
    })
    expect(JSON.stringify(body)).not.toMatch(/Bo|For you|Is there/)
    expect((await next.list('&page=3')).body.items).toEqual([])
    expect((await asker.list()).body.items).toMatchObject([{ text: 'Is there a discount?' }])
    expect(await actionsOf(owner)).toEqual(
      expect.arrayContaining(['question.answered', 'question.published']),
    )

    expect((await change(owner, question.id, { state: 'closed' })).status).toBe(200)
    expect((await next.list()).body).toMatchObject({ items: [], pages: [] })
    expect((await askerAt(satchel, path).then((other) => other.list())).body.items).toEqual([])
    expect(await actionsOf(owner)).toContain('question.unpublished')
  })

  test('that is public asks for a review after a new version, and askers hear that it answers', async () => {
    const email = `cy-${crypto.randomUUID()}@customer.example`
    const { owner, item, question, asker } = await withQuestion({ email })
    const other = (await asker.ask({ page: 3, text: 'When?' })).body
    await change(owner, question.id, { state: 'public', publicAnswer: 'Yes.' })
    const review = async () =>
      (await owner.call('GET', `questions/v1/pages?itemId=${item.id}`)).body
    expect(await review()).toEqual({
      items: [
        { page: 2, questions: 1, open: 0 },
        { page: 3, questions: 1, open: 1 },
      ],
      review: 0,
    })
    await replacePrices(satchel, owner, item.id)
    expect((await review()).review).toBe(1)
    expect((await list(owner, '?state=public')).items).toMatchObject([{ needsReview: true }])
    expect((await asker.list()).body.items[0]).toMatchObject({ isEarlier: true })
    expect((await change(owner, question.id, { page: 9 })).body.errors).toMatchObject([
      { path: 'page' },
    ])
    expect((await change(owner, question.id, { page: 4 })).body).toMatchObject({
      ...{ page: 4, state: 'public', needsReview: false },
    })
    expect((await review()).review).toBe(0)
    await change(owner, other.id, { state: 'closed' })
    await change(owner, question.id, { state: 'closed' })
    expect((await satchel.mailTo(email, /Re:/)).text).toContain('new version that answers')
  })

  test.for<[string, object, string]>([
    ['no text', { text: ' \n ' }, 'text'],
    ['too much text', { text: 'x'.repeat(2_001) }, 'text'],
    ['a page that isn’t there', { page: 4 }, 'page'],
    ['page 0', { page: 0 }, 'page'],
    ['a spot beyond the page', { spot: { x: 1.5, y: 0 } }, 'spot.x'],
    ['a long quote', { quote: 'x'.repeat(501) }, 'quote'],
    ['an address that is none', { email: 'bo' }, 'email'],
    ['a name that is too long', { name: 'x'.repeat(301) }, 'name'],
    ['a field that nobody knows', { state: 'public' }, 'state'],
  ])('is refused with %s, by name', async ([, fields, field]) => {
    const { asker } = await shared()
    expect(await asker.ask({ page: 1, text: 'Why?', ...fields })).toMatchObject({
      status: 422,
      body: { errors: [{ path: field }] },
    })
  })

  test('is text alone, in any script, once however often it is sent', async () => {
    const { owner, item, asker } = await shared()
    const text = '<b>価格</b> מחיר 🏷️ \u0007\u202e?'
    const draft = { page: 1, text, name: 'B\u202eo', quote: '' }
    const [one, two] = await Promise.all([asker.ask(draft), asker.ask(draft)])
    expect([one.status, two.status].sort()).toEqual([200, 201])
    const { items } = await list(owner, `?itemId=${item.id}`)
    expect(items).toMatchObject([
      { text: text.replace('\u0007', ''), quote: null, asker: { name: 'Bo' } },
    ])
  })

  test('takes a visit of this link, which takes questions and still opens', async () => {
    const { owner, item, asker, path, link } = await shared()
    const off = (await linkTo(owner, item.id, { questions: false, sharedToMemo: 'Off' })).path
    const there = await askerAt(satchel, off)
    expect((await there.ask({ text: 'Why?' })).status).toBe(404)
    expect((await there.list()).status).toBe(404)
    expect([401, 403, 404]).toContain((await there.ask({ text: 'Why?' }, path)).status)
    expect([401, 403, 404]).toContain((await there.list('', path)).status)
    for (const token of ['', 'x', `${asker.token}x`])
      expect([401, 403, 404]).toContain((await asker.ask({ text: 'Why?', token })).status)
    const gate = { requireEmail: true, sharedToMemo: 'Gate' }
    const closed = (await linkTo(owner, item.id, gate)).path
    expect((await asker.ask({ text: 'Why?' }, closed)).status).toBe(401)
    await owner.call('DELETE', `items/v1/personalized/${link.id}`)
    expect((await asker.ask({ text: 'Why?' })).status).toBe(410)
    expect((await asker.list()).status).toBe(410)
  })

  test('too many of a network by one link are refused for a while', async () => {
    const { asker } = await shared()
    let last = await asker.ask({ text: 'Question 0' })
    for (let count = 1; count < 60 && last.status !== 429; count++)
      last = await asker.ask({ text: `Question ${count}` })
    expect(last.status).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('is seen by who shared the link, who owns the item and admins, and by nobody else', async () => {
    const { owner, item } = await shared()
    const [viewer, admin] = [await owner.withRole('viewer'), await owner.withRole('admin')]
    const stranger = await satchel.newTenant()
    const { path } = await linkTo(viewer, item.id, { sharedToMemo: 'Of the viewer' })
    const { body } = await (await askerAt(satchel, path)).ask({ text: 'Mine?' })
    const idsOf = async (person: Person) =>
      (await list(person)).items.map(({ id }: { id: string }) => id)
    for (const person of [viewer, admin, owner]) expect(await idsOf(person)).toContain(body.id)
    for (const person of [stranger, await owner.withRole('editor')]) {
      expect(await idsOf(person)).not.toContain(body.id)
      const url = `questions/v1/${body.id}`
      expect((await person.call('GET', url)).status).toBe(404)
      expect((await answer(person, body.id, 'No')).status).toBe(404)
      expect((await change(person, body.id, { state: 'closed' })).status).toBe(404)
    }
    expect((await answer(viewer, body.id, 'Yes')).status).toBe(201)
    // What is public is read at the links of others too.
    expect((await change(viewer, body.id, { state: 'public' })).status).toBe(403)
    expect((await change(viewer, body.id, { state: 'closed' })).status).toBe(200)
  })

  test('of a collection is about the item that is open, or about none', async () => {
    const owner = await satchel.newTenant()
    const { item } = await sharedPrices(satchel, owner)
    const { kit, path } = await sharedKit(owner, { questions: true })
    await owner.call('POST', `collections/v1/${kit.id}/items/${item.id}`)
    const visitor = browser(satchel)
    const at = {
      all: await askerAt(satchel, path, visitor),
      one: await askerAt(satchel, `${path}/${item.id}`, visitor),
    }
    expect((await at.all.ask({ text: 'In which order?' })).body).toMatchObject({ itemId: null })
    expect((await at.all.ask({ text: 'Why?', page: 1 })).status).toBe(422)
    expect((await at.one.ask({ text: 'Which?', page: 1 })).body).toMatchObject({ itemId: item.id })
    expect((await at.one.list()).body.items).toHaveLength(1)
    const { items } = await list(owner)
    expect(items).toMatchObject([{ itemName: item.name }, { itemName: 'Spring kit' }])
    const [, general] = items
    await answer(owner, general.id, 'As you like')
    expect((await change(owner, general.id, { state: 'public' })).status).toBe(409)
  })
})

test('ten thousand questions are listed page by page, open ones first', async () => {
  const { owner, item, link } = await shared()
  const { system } = satchel.database
  const { sql } = await import('kysely')
  await sql`insert into question (tenant_id, link_id, item_id, file_version, page, text, visit_id, browser, state)
    select ${owner.tenantId}, ${link.id}, ${item.id}, 1, 1 + at % 3, 'Question ' || at, new_id(), '\\x00',
      case when at % 2 = 0 then 'open' else 'closed' end
    from generate_series(1, 10000) as at`.execute(system)
  const seen = new Set<string>()
  const places: string[] = []
  let cursor = ''
  do {
    const query = `?itemId=${item.id}&linkId=${link.id}&order=page&limit=200${cursor && `&cursor=${cursor}`}`
    const { items, nextCursor } = await list(owner, query)
    for (const { id, state, page } of items) {
      seen.add(id)
      places.push(`${state === 'open' ? 0 : 1} ${page}`)
    }
    cursor = nextCursor ?? ''
  } while (cursor)
  expect(seen.size).toBe(10_000)
  expect(places).toEqual(places.toSorted())
  expect((await list(owner, '?order=page&cursor=nonsense')).code).toBe('bad-cursor')
})

describe('an answer by mail', () => {
  const post = (mail: object, signing: object = {}) =>
    postMail(satchel, mail, { secret: SECRET, ...signing })

  async function mailed() {
    const all = await withQuestion()
    const mail = await satchel.mailTo(all.owner.email, /page 2/)
    const to = mail.replyTo?.[0]?.address ?? ''
    expect(to).toMatch(/^answers\+[0-9a-f]{52}@in\.example\.com$/)
    return { ...all, mail: { to, from: all.owner.email, text: 'Yes, it is.' } }
  }

  test('stands at the question without what was quoted, in the name of whom it was mailed to', async () => {
    const { owner, question, asker, mail } = await mailed()
    const text = [
      ...['Yes, from 100 on.', '', 'Ana', '', 'On Mon, 30 Nov 2026 at 16:10, Satchel'],
      ...['<satchel@example.com> wrote:', '', '> #-- Reply above this line --#', '> Someone asks:'],
    ].join('\r\n')
    const to = `Answers <${mail.to.toUpperCase()}>, other@example.com`
    expect(await post({ ...mail, to, text, from: `Ana <${owner.email}>` })).toMatchObject({
      ...{ status: 200, body: { received: true } },
    })
    const { body } = await owner.call('GET', `questions/v1/${question.id}`)
    expect(body).toMatchObject({
      state: 'answered',
      answers: [{ by: { id: owner.userId }, text: 'Yes, from 100 on.\n\nAna' }],
    })
    expect((await asker.list()).body.items).toMatchObject([{ state: 'answered' }])
  })

  test('counts once, while its signature is new, and of nobody else', async () => {
    const { owner, question, mail } = await mailed()
    const editor = await owner.withRole('editor')
    const now = Math.floor(Date.now() / 1_000)
    const status = async (fields: object, signing: object = {}) =>
      (await post({ ...mail, ...fields }, signing)).status
    expect(await status({}, { secret: 'another secret' })).toBe(401)
    expect(await status({}, { at: now - 3_600 })).toBe(401)
    expect(await status({}, { at: now + 3_600 })).toBe(401)
    expect(await status({ to: 'answers@in.example.com' })).toBe(404)
    expect(await status({ to: mail.to.replace(/[0-9a-f]@/, 'x@') })).toBe(404)
    expect(await status({ from: editor.email })).toBe(403)
    expect(await status({ text: '> quoted alone' })).toBe(422)
    expect(await status({ text: 7 })).toBe(422)
    const id = 'msg_1'
    expect(await status({}, { id })).toBe(200)
    expect(await status({ text: 'Again' }, { id })).toBe(409)
    const { body } = await owner.call('GET', `questions/v1/${question.id}`)
    expect(body.answers).toMatchObject([{ text: 'Yes, it is.' }])
    const { status: unsigned } = await satchel.anonymous('POST', 'mail/v1/inbound', mail)
    expect(unsigned).toBe(401)
  })
})

test('a company decides whether new links take questions, and a link or preset decides otherwise', async () => {
  const { owner, item } = await shared()
  const terms = { sharedToMemo: crypto.randomUUID() }
  const fresh = async (fields: object = {}) => {
    const more = { ...terms, ...fields, sharedToMemo: crypto.randomUUID() }
    return (
      await owner.call('POST', 'items/v1/v2/shortener/personalized', {
        itemId: item.id,
        itemType: 'ITEM',
        ...more,
      })
    ).body
  }
  expect(await fresh()).toMatchObject({ questions: false })
  const settings = `users/v1/account-settings/${owner.tenantId}`
  const { body } = await owner.call('PUT', settings, { sharing: { questions: true } })
  expect(body.sharing).toMatchObject({ questions: true })
  expect(await fresh()).toMatchObject({ questions: true })
  expect(await fresh({ questions: false })).toMatchObject({ questions: false })
  const preset = { name: 'Quiet', options: { questions: false } }
  const { body: quiet } = await owner.call('POST', 'items/v1/link-presets', preset)
  expect(await fresh({ presetId: quiet.id })).toMatchObject({ questions: false })
})

test('who proves an address downloads what they asked, and deletes it but for the public words', async () => {
  const email = `di-${crypto.randomUUID()}@customer.example`
  const { owner, path, question, asker } = await withQuestion({ email, name: 'Di' })
  await asker.ask({ page: 3, text: 'Only mine', email })
  await change(owner, question.id, {
    state: 'public',
    publicText: 'Discount?',
    publicAnswer: 'No.',
  })
  const person = browser(satchel)
  await person.get(`${path}/privacy`)
  await person.post(`${path}/privacy/email`, { email })
  await person.post(`${path}/privacy/code`, { email, code: await satchel.codeFor(email) })
  const stored = await person.get(`${path}/privacy/data`)
  expect(stored.body.questions).toMatchObject([
    { text: 'Is there a discount?' },
    { text: 'Only mine' },
  ])
  const { body: page } = await person.get(`${path}/privacy`)
  const token = /name="token" value="([^"]+)"/.exec(String(page))?.[1] ?? ''
  const deleted = await person.post(`${path}/privacy/delete`, {
    whose: 'email',
    sure: 'yes',
    token,
  })
  expect(deleted.headers.location).toBe(`${path}/privacy?deleted`)
  const { items } = await list(owner)
  expect(items).toMatchObject([
    { text: 'Discount?', quote: null, asker: { name: null, email: null }, state: 'public' },
  ])
})

let prices: Promise<Awaited<ReturnType<typeof sharedPrices>> & { owner: Owner }> | undefined

/** One price list for what needs no other, by a link of its own. */
async function shared() {
  prices ??= satchel.newTenant().then(async (owner) => ({
    ...(await sharedPrices(satchel, owner)),
    owner,
  }))
  const { owner, item } = await prices
  const own = await linkTo(owner, item.id, { sharedToMemo: crypto.randomUUID() })
  return { owner, item, ...own, asker: await askerAt(satchel, own.path) }
}
