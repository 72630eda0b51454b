import { describe, expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { addLink, allPages, idsOf, NOWHERE } from '../../test/library.ts'
import { changeWish, commentOn, vote, wishesOf, wishFor } from '../../test/wishing.ts'

const satchel = product({ shared: true })

describe('a wish', () => {
  test('is made by anyone on the team, with the fields of the contract', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const wish = await wishFor(viewer, {
      title: ' Retail case study ',
      description: '<b>For</b> the fair',
      organization: 'Northwind',
      neededBy: '2027-03-01',
    })
    expect(wish).toEqual({
      id: expect.any(String),
      version: 1,
      kind: 'content',
      title: 'Retail case study',
      description: '<b>For</b> the fair',
      status: 'open',
      statusLabel: 'Open',
      statusColor: expect.stringMatching(/^#/),
      pending: false,
      votes: 0,
      voted: false,
      commentCount: 0,
      author: { id: viewer.userId, name: 'Some viewer' },
      assignee: null,
      organization: 'Northwind',
      neededBy: '2027-03-01',
      itemIds: [],
      response: null,
      mergedInto: null,
      doneAt: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect((await owner.call('GET', `wishes/v1/${wish.id}`)).body).toEqual(wish)
    const stranger = await satchel.newTenant()
    expect((await stranger.call('GET', `wishes/v1/${wish.id}`)).status).toBe(404)
  })

  test.each([
    ['title', { title: '' }],
    ['title', { title: ' \u200b\u2060 ' }],
    ['title', { title: 'x'.repeat(301) }],
    ['title', { title: '👩‍👩‍👧‍👦'.repeat(300) }],
    ['description', { description: 'x'.repeat(20_001) }],
    ['kind', { kind: 'other' }],
    ['neededBy', { neededBy: '2027-02-30' }],
    ['title', { title: 'a\0b' }],
  ])('that cannot be is refused, naming %s', async (path, fields) => {
    const { call } = await satchel.newTenant()
    const draft = { kind: 'content', title: 'Something', ...fields }
    expect(await call('POST', 'wishes/v1/create', draft)).toMatchObject({
      status: 422,
      body: { errors: [{ path }] },
    })
  })

  test('keeps 20,000 characters in any script', async () => {
    const owner = await satchel.newTenant()
    const description = 'Ж𝒳עא'.repeat(5_000)
    const wish = await wishFor(owner, { title: '日本語 🚀 e\u0301', description })
    expect(wish).toMatchObject({ title: '日本語 🚀 e\u0301', description })
  })

  test('is changed by its author and editors, its status by editors alone', async () => {
    const owner = await satchel.newTenant()
    const [author, other] = [await owner.withRole('viewer'), await owner.withRole('viewer')]
    const editor = await owner.withRole('editor')
    const { id } = await wishFor(author)
    expect((await changeWish(author, id, { title: 'Better' }, 1)).body).toMatchObject({
      title: 'Better',
      version: 2,
    })
    expect((await changeWish(author, id, { title: 'Late' }, 1)).body.code).toBe('stale')
    expect((await changeWish(other, id, { title: 'Mine' })).status).toBe(403)
    expect((await changeWish(author, id, { status: 'planned' })).status).toBe(403)
    expect((await changeWish(author, id, { status: 'open', response: 'Soon' })).status).toBe(200)
    const planned = { status: 'planned', assigneeId: editor.userId, neededBy: null }
    expect((await changeWish(editor, id, planned)).body).toMatchObject({
      status: 'planned',
      statusLabel: 'Planned',
      assignee: { id: editor.userId },
      response: 'Soon',
    })
  })

  test('for content is done with items alone, and names those that the reader can see', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const { id } = await wishFor(viewer)
    const refused = { status: 422, body: { errors: [{ path: 'itemIds' }] } }
    expect(await changeWish(owner, id, { status: 'done' })).toMatchObject(refused)
    expect(await changeWish(owner, id, { status: 'done', itemIds: [] })).toMatchObject(refused)
    const [shown, hidden] = [await addLink(owner), await addLink(owner, { inLibrary: false })]
    const itemIds = [hidden.id, shown.id]
    const { body: done } = await changeWish(owner, id, { status: 'done', itemIds })
    expect(done).toMatchObject({ status: 'done', itemIds, doneAt: expect.any(String) })
    expect((await viewer.call('GET', `wishes/v1/${id}`)).body.itemIds).toEqual([shown.id])
    const turned = itemIds.toReversed()
    expect((await changeWish(owner, id, { itemIds: turned })).body.itemIds).toEqual(turned)
    expect(await changeWish(owner, id, { itemIds: [] })).toMatchObject(refused)
    expect((await changeWish(owner, id, { status: 'open' })).body).toMatchObject({ doneAt: null })
    const feature = await wishFor(viewer, { kind: 'feature' })
    expect((await changeWish(owner, feature.id, { status: 'done' })).status).toBe(200)
  })

  test('takes no ids of another tenant', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const [wish, theirs] = [await wishFor(owner), await wishFor(stranger)]
    const { id } = await addLink(stranger)
    const refused = async (change: object, path: string) =>
      expect(await changeWish(owner, wish.id, change)).toMatchObject({
        status: 422,
        body: { errors: [{ path }] },
      })
    await refused({ itemIds: [id] }, 'itemIds.0')
    await refused({ assigneeId: stranger.userId }, 'assigneeId')
    expect(await commentOn(owner, wish.id, 'Look', [stranger.userId])).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'mentions.0' }] },
    })
    const into = { into: theirs.id }
    expect((await owner.call('POST', `wishes/v1/${wish.id}/merge`, into)).status).toBe(404)
    expect((await vote(owner, theirs.id)).status).toBe(404)
    expect((await vote(owner, NOWHERE)).status).toBe(404)
  })
})

describe('votes', () => {
  test('count each person once, and are taken back by voting again', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const { id } = await wishFor(owner)
    expect((await vote(viewer, id)).body).toEqual({ votes: 1, voted: true })
    expect((await vote(owner, id)).body).toEqual({ votes: 2, voted: true })
    expect((await vote(owner, id)).body).toEqual({ votes: 1, voted: false })
    expect((await wishesOf(viewer)).items).toMatchObject([{ votes: 1, voted: true }])
  })

  test('given twice at once stay one or none, and the count is right', async () => {
    const owner = await satchel.newTenant()
    const people = [owner, await owner.withRole('viewer'), await owner.withRole('editor')]
    const { id } = await wishFor(owner)
    const answers = await Promise.all(people.flatMap((each) => [vote(each, id), vote(each, id)]))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await owner.call('GET', `wishes/v1/${id}`)).body.votes).toBe(0)
    await Promise.all(people.map((each) => vote(each, id)))
    expect((await owner.call('GET', `wishes/v1/${id}`)).body.votes).toBe(3)
  })

  test('may name the organization they are for, also later', async () => {
    const owner = await satchel.newTenant()
    const { id } = await wishFor(owner, { organization: 'Contoso' })
    await vote(owner, id)
    expect((await vote(owner, id, { organization: ' Northwind ' })).body).toEqual({
      votes: 1,
      voted: true,
    })
    const voters = await owner.call('GET', `wishes/v1/${id}/votes?limit=1`)
    expect(voters.body.items).toMatchObject([
      { person: { id: owner.userId }, organization: 'Northwind' },
    ])
    const { body } = await owner.call('GET', `wishes/v1/${id}/outcome`)
    expect(body.organizations.map(({ name }: { name: string }) => name)).toEqual([
      'Contoso',
      'Northwind',
    ])
  })
})

describe('comments', () => {
  test('are told in order, as the text that was written', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const { id } = await wishFor(owner)
    const script = '<script>alert(1)</script> & "more"'
    const { status, body } = await commentOn(viewer, id, script, [owner.userId, owner.userId])
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        author: { id: viewer.userId, name: 'Some viewer' },
        text: script,
        mentions: [{ id: owner.userId, name: 'Ada Owner' }],
        createdAt: expect.any(String),
      },
    ])
    await commentOn(owner, id, 'Thanks')
    const page = async (cursor = '') =>
      (await owner.call('GET', `wishes/v1/${id}/comments?limit=1${cursor && `&cursor=${cursor}`}`))
        .body
    expect(await allPages(page)).toHaveLength(2)
    expect((await page()).items).toEqual([body])
    expect((await owner.call('GET', `wishes/v1/${id}`)).body.commentCount).toBe(2)
    for (const text of ['', ' ', 'x'.repeat(20_001)])
      expect((await commentOn(owner, id, text)).body.errors).toMatchObject([{ path: 'text' }])
  })
})

describe('merging', () => {
  test('moves votes and comments; nobody counts twice', async () => {
    const owner = await satchel.newTenant()
    const [one, two] = [await owner.withRole('viewer'), await owner.withRole('viewer')]
    const [from, into] = [await wishFor(one), await wishFor(two, { title: 'Case studies' })]
    for (const [person, id] of [
      [one, from.id],
      [two, from.id],
      [two, into.id],
    ] as const)
      await vote(person, id)
    await commentOn(one, from.id, 'Please')
    const merged = await owner.call('POST', `wishes/v1/${from.id}/merge`, { into: into.id })
    expect(merged).toMatchObject({ status: 200, body: { id: into.id, votes: 2, commentCount: 1 } })
    expect((await owner.call('GET', `wishes/v1/${from.id}`)).body).toMatchObject({
      mergedInto: into.id,
      votes: 0,
    })
    expect(idsOf((await wishesOf(owner)).items)).toEqual([into.id])
    expect((await vote(one, from.id)).status).toBe(409)
  })

  test('into itself, in a circle, or into what was merged is refused', async () => {
    const owner = await satchel.newTenant()
    const [a, b, c] = [await wishFor(owner), await wishFor(owner), await wishFor(owner)]
    const merge = (from: { id: string }, into: { id: string }) =>
      owner.call('POST', `wishes/v1/${from.id}/merge`, { into: into.id })
    const refused = { status: 422, body: { errors: [{ path: 'into' }] } }
    expect(await merge(a, a)).toMatchObject(refused)
    const both = await Promise.all([merge(a, b), merge(b, a)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const [survivor, gone] = both[0]?.status === 200 ? [b, a] : [a, b]
    expect(await merge(survivor, gone)).toMatchObject(refused)
    expect((await merge(gone, c)).status).toBe(409)
    expect((await merge(survivor, c)).status).toBe(200)
    expect((await owner.call('GET', `wishes/v1/${gone.id}`)).body.mergedInto).toBe(c.id)
    const viewer = await owner.withRole('viewer')
    const other = await wishFor(viewer)
    const path = `wishes/v1/${other.id}/merge`
    expect((await viewer.call('POST', path, { into: c.id })).status).toBe(403)
  })
})

describe('the items wishlist', () => {
  test('is the same wishes by its own paths', async () => {
    const owner = await satchel.newTenant()
    const draft = { kind: 'feature', title: 'Dark mode', description: 'Please' }
    const made = await owner.call('POST', 'items/v1/wishlist', draft)
    expect(made).toMatchObject({ status: 201, body: draft })
    const path = `items/v1/wishlist/${made.body.id}`
    expect((await owner.call('POST', `${path}/upvotes`)).body).toEqual({ votes: 1, voted: true })
    const change = { status: 'declined', response: 'Not now' }
    expect((await owner.call('PUT', path, change)).body).toMatchObject(change)
    const { body } = await owner.call('GET', 'items/v1/wishlist')
    expect(body).toEqual(await wishesOf(owner))
    expect(body.items).toMatchObject([{ ...draft, ...change, votes: 1 }])
  })
})
