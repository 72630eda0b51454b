import { expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { mailsTo } from '../../test/mailing.ts'
import { addPage, share } from '../../test/sharing.ts'
import { changeWish, commentOn, vote, wishFor } from '../../test/wishing.ts'

const satchel = product({ shared: true })

const subjectsTo = async ({ email }: Person) =>
  (await mailsTo(satchel, email)).map(({ subject }) => subject)

/** Returns what a person is notified of, oldest first. */
async function noticesOf({ call }: Person): Promise<{ kind: string }[]> {
  return (await call('GET', 'activity/v1/notifications')).body.items.toReversed()
}
const kindsOf = async (person: Person) => (await noticesOf(person)).map(({ kind }) => kind)

test('who asked, voted or commented is notified of a new status, and nobody else', async () => {
  const owner = await satchel.newTenant()
  const [author, voter, other] = [
    await owner.withRole('viewer'),
    await owner.withRole('viewer'),
    await owner.withRole('viewer'),
  ]
  const talker = await owner.withRole('editor')
  const { id } = await wishFor(author, { title: 'Retail deck' })
  await vote(voter, id)
  await vote(owner, id)
  await commentOn(talker, id, 'I can help')
  await changeWish(owner, id, { status: 'planned', response: 'In <b>March</b>' })
  const notice = {
    kind: 'wish-status',
    text: 'Ada Owner changed the status of “Retail deck”',
    detail: 'Open → Planned: In <b>March</b>',
    url: `/wishlist?wish=${id}`,
  }
  expect(await noticesOf(voter)).toMatchObject([notice])
  expect(await kindsOf(author)).toEqual(['wish-comment', 'wish-status'])
  expect(await kindsOf(talker)).toEqual(['wish-created', 'wish-status'])
  expect(await kindsOf(owner)).toEqual(['wish-created'])
  expect(await noticesOf(other)).toEqual([])
  await changeWish(owner, id, { status: 'planned', description: 'Longer' })
  expect(await noticesOf(voter)).toMatchObject([notice])
})

test('a person who is assigned or mentioned is notified, once', async () => {
  const owner = await satchel.newTenant()
  const [author, editor, friend] = [
    await owner.withRole('viewer'),
    await owner.withRole('editor'),
    await owner.withRole('viewer'),
  ]
  const { id } = await wishFor(author)
  await changeWish(owner, id, { assigneeId: editor.userId })
  await changeWish(owner, id, { assigneeId: editor.userId })
  await commentOn(owner, id, 'Hello @Some viewer', [friend.userId, author.userId])
  expect(await kindsOf(editor)).toEqual(['wish-created', 'wish-assigned', 'wish-comment'])
  expect(await kindsOf(friend)).toEqual(['wish-mention'])
  expect(await kindsOf(author)).toEqual(['wish-mention'])
})

test('who can’t open a wish that waits for approval is not notified of it', async () => {
  const owner = await satchel.newTenant()
  await owner.call('PUT', 'wishes/v1/settings', { needsApproval: true })
  const [author, other] = [await owner.withRole('viewer'), await owner.withRole('viewer')]
  const { id } = await wishFor(author)
  await commentOn(author, id, 'Look', [other.userId, owner.userId])
  expect(await noticesOf(other)).toEqual([])
  expect(await kindsOf(owner)).toEqual(['wish-created', 'wish-mention'])
})

test('a delivered wish tells what became of it, and its mail hands over the items', async () => {
  const owner = await satchel.newTenant()
  const voter = await owner.withRole('viewer')
  const before = await addPage(owner)
  await share(owner, before.id, { sharedToOrganization: 'Too early' })
  const { id } = await wishFor(voter, { organization: 'Northwind' })
  await vote(owner, id, { organization: 'Contoso' })
  const item = await addPage(owner, { name: 'Retail story' })
  const { body: link } = await share(voter, item.id, { sharedToOrganization: 'NORTHWIND' })
  await share(owner, before.id, { sharedToOrganization: 'Fabrikam' })
  await satchel.anonymous('GET', new URL(link.url).pathname, undefined, {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0',
  })
  await changeWish(owner, id, { status: 'done', itemIds: [item.id, before.id] })
  const { body } = await voter.call('GET', `wishes/v1/${id}/outcome`)
  expect(body).toEqual({
    daysToDeliver: 0,
    askers: 2,
    shares: 2,
    views: 1,
    viewers: 1,
    seconds: expect.any(Number),
    organizations: [
      { name: 'Contoso', shared: false, read: false },
      { name: 'Northwind', shared: true, read: true },
    ],
  })
  const [mail] = await mailsTo(satchel, voter.email)
  expect(mail?.subject).toBe('“A case study”: Done')
  expect(mail?.text).toContain('Ada Owner delivered what you asked for: “Retail story”, “Prices”.')
  expect(mail?.text).toContain(
    'Delivered on the same day, shared 2 times, viewed once, read by 1 of 2 organizations that asked.',
  )
  expect(mail?.text).toMatch(
    new RegExp(`Share with Northwind: .*/wishlist\\?wish=${id}&share=${item.id}&for=Northwind`),
  )
  await satchel.app.tasks['mail-wish-outcome']?.({ tenantId: owner.tenantId, wishId: id })
  expect(await subjectsTo(voter)).toContain('What became of “A case study”')
  const { body: ranking } = await owner.call('GET', 'wishes/v1/ranking')
  expect(ranking).toEqual({
    askers: [
      { person: { id: voter.userId, name: 'Some viewer' }, wishes: 1, votes: 1, delivered: 1 },
    ],
    deliverers: [
      {
        person: { id: owner.userId, name: 'Ada Owner' },
        delivered: 1,
        days: 0,
        shares: 2,
        views: 1,
      },
    ],
    organizations: [
      { name: 'Contoso', wishes: 1, delivered: 1 },
      { name: 'Northwind', wishes: 1, delivered: 1 },
    ],
  })
  const stranger = await satchel.newTenant()
  expect((await stranger.call('GET', `wishes/v1/${id}/outcome`)).status).toBe(404)
})

test('a gap in search names the wishes that were made for it', async () => {
  const owner = await satchel.newTenant()
  for (const searchTerm of ['submarine', 'quay crane'])
    await owner.call('POST', 'items/v1/search', { searchTerm })
  const { system } = satchel.database
  const at = new Date(Date.now() - 60_000).toISOString()
  await system.updateTable('searchLog').set({ at }).where('tenantId', '=', owner.tenantId).execute()
  const one = await wishFor(owner, { title: 'Boats that dive', term: 'Submarine' })
  const two = await wishFor(owner, { title: 'A crane for the quay' })
  await wishFor(await satchel.newTenant(), { title: 'Submarine' })
  const { body } = await owner.call('GET', 'search/v1/gaps')
  const wishesFor = (term: string) =>
    body.find((gap: { term: string }) => gap.term === term)?.wishIds
  expect(wishesFor('submarine')).toEqual([one.id])
  expect(wishesFor('quay crane')).toEqual([two.id])
})
