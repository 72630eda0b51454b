import { describe, expect, test } from 'vitest'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { allPages, idsOf } from '../../test/library.ts'
import { changeWish, commentOn, vote, wishesOf, wishFor } from '../../test/wishing.ts'

const satchel = product({ shared: true })

describe('the list', () => {
  async function furnished() {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const requested = await wishFor(owner, { title: 'Crane brochure' })
    const talked = await wishFor(viewer, { title: 'Retail deck', kind: 'feature' })
    const newest = await wishFor(owner, { title: 'Price list', description: 'For cranes' })
    for (const person of [owner, viewer]) await vote(person, requested.id)
    await vote(owner, newest.id)
    for (const text of ['One', 'Two']) await commentOn(owner, talked.id, text)
    return { owner, viewer, wanted: requested.id, talked: talked.id, newest: newest.id }
  }

  test('is in each order, a page at a time', async () => {
    const { owner, wanted, talked, newest } = await furnished()
    const inOrder = (orderBy: string) =>
      allPages((cursor) =>
        wishesOf(owner, `?limit=1&orderBy=${orderBy}${cursor ? `&cursor=${cursor}` : ''}`),
      )
    expect(await inOrder('votes')).toEqual([wanted, newest, talked])
    expect(await inOrder('newest')).toEqual([newest, talked, wanted])
    expect(await inOrder('discussed')).toEqual([talked, newest, wanted])
    expect(await inOrder('trending')).toEqual([wanted, talked, newest])
    const { nextCursor } = await wishesOf(owner, '?limit=1')
    const foreign = `wishes/v1/list?orderBy=newest&cursor=${nextCursor}`
    expect((await owner.call('GET', foreign)).body.code).toBe('bad-cursor')
  })

  test('trends by what happened lately', async () => {
    const { owner, wanted, newest, talked } = await furnished()
    const { system } = satchel.database
    const at = new Date(Date.now() - 60 * 86_400_000).toISOString()
    await system.updateTable('wishVote').set({ at }).where('wishId', '=', wanted).execute()
    await commentOn(owner, wanted, 'Still wanted')
    const { items } = await wishesOf(owner, '?orderBy=trending')
    expect(idsOf(items)).toEqual([talked, newest, wanted])
  })

  test('is filtered, and counts every status', async () => {
    const { owner, viewer, wanted, talked, newest } = await furnished()
    await changeWish(owner, talked, { status: 'started', assigneeId: viewer.userId })
    const ids = async (person: Person, query: string) =>
      idsOf((await wishesOf(person, query)).items)
    expect(await ids(owner, '?status=started')).toEqual([talked])
    expect(await ids(owner, '?kind=content')).toEqual([wanted, newest])
    expect(await ids(owner, '?search=CRANE')).toEqual([wanted, newest])
    expect(await ids(owner, '?search=crane%20price')).toEqual([newest])
    expect(await ids(viewer, '?mine=author')).toEqual([talked])
    expect(await ids(viewer, '?mine=voted')).toEqual([wanted])
    expect(await ids(viewer, '?mine=assigned')).toEqual([talked])
    expect(await ids(owner, `?assigneeId=${viewer.userId}`)).toEqual([talked])
    const { counts } = await wishesOf(owner, '?status=done')
    expect(counts).toEqual({ open: 2, planned: 0, started: 1, done: 0, declined: 0, pending: 0 })
    expect((await owner.call('GET', 'wishes/v1/list?status=other')).status).toBe(422)
  })

  test('is a table for spreadsheets, in which no formula runs', async () => {
    const owner = await satchel.newTenant()
    await wishFor(owner, { title: '=HYPERLINK("x")', organization: 'Northwind, Inc.' })
    const { body, headers } = await owner.call('GET', 'wishes/v1/list?format=csv')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(body).toContain(`"'=HYPERLINK(""x"")"`)
    expect(body).toContain('"Northwind, Inc."')
  })

  test('offers similar wishes while a title is typed', async () => {
    const owner = await satchel.newTenant()
    const { id } = await wishFor(owner, { title: 'Retail customer case study' })
    await wishFor(owner, { title: 'Dark mode' })
    const similar = async (person: Person, title: string) =>
      idsOf(
        (await person.call('GET', `wishes/v1/similar?title=${encodeURIComponent(title)}`)).body
          .items,
      )
    expect(await similar(owner, 'case study retail')).toEqual([id])
    expect(await similar(owner, 'retial case')).toEqual([id])
    expect(await similar(owner, 'submarine')).toEqual([])
    expect(await similar(owner, ' ')).toEqual([])
    expect(await similar(await satchel.newTenant(), 'case study retail')).toEqual([])
  })
})

describe('statuses', () => {
  test('have the names that the admin gives them', async () => {
    const owner = await satchel.newTenant()
    const { id } = await wishFor(owner)
    const put = (person: Person, body: object, version?: number) =>
      person.call('PUT', 'wishes/v1/settings', body, version ? { 'if-match': `"${version}"` } : {})
    const names = { statuses: { open: { label: ' Idea ' }, done: { color: '#ABCDEF' } } }
    expect((await put(owner, names, 1)).body).toMatchObject({
      version: 2,
      needsApproval: false,
      statuses: {
        open: { label: 'Idea', color: '#64748b' },
        done: { label: 'Done', color: '#abcdef' },
      },
    })
    expect((await put(owner, names, 1)).status).toBe(412)
    expect((await owner.call('GET', `wishes/v1/${id}`)).body.statusLabel).toBe('Idea')
    const same = { statuses: { planned: { label: 'IDEA' } } }
    expect((await put(owner, same)).body.errors).toMatchObject([{ path: 'statuses.planned.label' }])
    expect((await put(await owner.withRole('editor'), names)).status).toBe(403)
    const stranger = await satchel.newTenant()
    expect((await stranger.call('GET', 'wishes/v1/settings')).body.statuses.open.label).toBe('Open')
  })
})

describe('approval', () => {
  const moderated = async (): Promise<Owner> => {
    const owner = await satchel.newTenant()
    await owner.call('PUT', 'wishes/v1/settings', { needsApproval: true })
    return owner
  }

  test('keeps new wishes to their author and editors until one approves them', async () => {
    const owner = await moderated()
    const [author, other] = [await owner.withRole('viewer'), await owner.withRole('viewer')]
    const editor = await owner.withRole('editor')
    const wish = await wishFor(author)
    expect(wish.pending).toBe(true)
    const sees = async (person: Person) => [
      (await person.call('GET', `wishes/v1/${wish.id}`)).status,
      (await wishesOf(person)).items.length,
      (await person.call('GET', 'wishes/v1/similar?title=A%20case%20study')).body.items.length,
      (await vote(person, wish.id)).status,
    ]
    expect(await sees(other)).toEqual([404, 0, 0, 404])
    expect(await sees(author)).toEqual([200, 1, 1, 200])
    expect(await sees(editor)).toEqual([200, 1, 1, 200])
    expect((await wishesOf(editor, '?pending=true')).counts.pending).toBe(1)
    const path = `wishes/v1/${wish.id}/approve`
    expect((await author.call('POST', path)).status).toBe(403)
    expect((await editor.call('POST', path)).body.pending).toBe(false)
    expect(await sees(other)).toEqual([200, 1, 1, 200])
    expect((await wishFor(editor)).pending).toBe(false)
  })

  test('is given by planning a wish, and not by declining it', async () => {
    const owner = await moderated()
    const [author, other] = [await owner.withRole('viewer'), await owner.withRole('viewer')]
    const [good, bad] = [await wishFor(author), await wishFor(author)]
    await changeWish(owner, good.id, { status: 'planned' })
    await changeWish(owner, bad.id, { status: 'declined', response: 'Not for us' })
    expect(idsOf((await wishesOf(other)).items)).toEqual([good.id])
    expect((await author.call('GET', `wishes/v1/${bad.id}`)).body).toMatchObject({
      status: 'declined',
      pending: false,
      response: 'Not for us',
    })
  })
})
