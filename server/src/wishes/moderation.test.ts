import { expect, test } from 'vitest'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { idsOf } from '../../test/library.ts'
import { openSocket } from '../../test/socket.ts'
import { changeWish, commentOn, vote, wishesOf, wishFor } from '../../test/wishing.ts'

const satchel = product({ shared: true })

const moderated = async (): Promise<Owner> => {
  const owner = await satchel.newTenant()
  await owner.call('PUT', 'wishes/v1/settings', { needsApproval: true })
  return owner
}
const remove = async (person: Person, id: string) =>
  (await person.call('DELETE', `wishes/v1/${id}`)).status
const moderate = (person: Person, action: string, wishIds: string[], more: object = {}) =>
  person.call('POST', 'wishes/v1/moderate', { action, wishIds, ...more })

test('a wish is deleted by its author while nobody else voted for it, and by editors, for all at once', async () => {
  const owner = await satchel.newTenant()
  const [author, other] = [await owner.withRole('viewer'), await owner.withRole('viewer')]
  const [own, liked] = [await wishFor(author), await wishFor(author)]
  await vote(author, own.id)
  await vote(other, liked.id)
  await commentOn(owner, own.id, 'Why?')
  const { hears } = await openSocket(await satchel.listen(), other.tokens)
  expect(await remove(other, own.id)).toBe(403)
  expect(await remove(author, liked.id)).toBe(409)
  expect(await remove(author, own.id)).toBe(204)
  await hears('wishes-update')
  expect(await remove(author, own.id)).toBe(404)
  expect(await remove(await satchel.newTenant(), liked.id)).toBe(404)
  expect(idsOf((await wishesOf(other)).items)).toEqual([liked.id])
  expect(await remove(await owner.withRole('editor'), liked.id)).toBe(204)
  const { body } = await owner.call('GET', 'audit/v1/list?action=wish')
  expect(body.items).toMatchObject([{ target: { id: liked.id } }, { target: { id: own.id } }])
})

test('a deleted wish takes those that were merged into it along', async () => {
  const owner = await satchel.newTenant()
  const [author, other] = [await owner.withRole('viewer'), await owner.withRole('viewer')]
  const [kept, merged] = [await wishFor(author), await wishFor(other)]
  await owner.call('POST', `wishes/v1/${merged.id}/merge`, { into: kept.id })
  expect(await remove(author, kept.id)).toBe(409)
  const { hears } = await openSocket(await satchel.listen(), owner.tokens)
  const atBell = async () =>
    (await owner.call('GET', 'activity/v1/notifications')).body.items.map(
      ({ url }: { url: string }) => url,
    )
  const third = await wishFor(author)
  expect(await atBell()).toHaveLength(3)
  expect(await remove(owner, kept.id)).toBe(204)
  await hears('notifications-update')
  expect(await atBell()).toEqual([`/wishlist?wish=${third.id}`])
  expect((await owner.call('GET', `wishes/v1/${merged.id}`)).status).toBe(404)
})

test('several wishes are approved, declined or deleted at once, each that it applies to', async () => {
  const owner = await moderated()
  const [author, other] = [await owner.withRole('viewer'), await owner.withRole('viewer')]
  const made = [await wishFor(author), await wishFor(author), await wishFor(author)]
  const [first, second, third] = idsOf(made) as [string, string, string]
  expect((await moderate(author, 'approve', [first])).status).toBe(403)
  expect((await moderate(owner, 'approve', [first, second])).body).toEqual({ changed: 2 })
  expect((await moderate(owner, 'approve', [second])).body).toEqual({ changed: 0 })
  expect(idsOf((await wishesOf(other)).items).toSorted()).toEqual([first, second].toSorted())
  const why = { response: 'Not this year' }
  expect((await moderate(owner, 'decline', [second, third], why)).body).toEqual({ changed: 2 })
  expect((await owner.call('GET', `wishes/v1/${third}`)).body).toMatchObject({
    status: 'declined',
    ...why,
  })
  await remove(owner, first)
  expect((await moderate(owner, 'delete', [first, second])).body).toEqual({ changed: 1 })
  expect(idsOf((await wishesOf(owner)).items)).toEqual([third])
})

test('whoever is trusted needs no approval, until an admin requires it again', async () => {
  const owner = await moderated()
  const [author, other] = [await owner.withRole('viewer'), await owner.withRole('viewer')]
  const wish = await wishFor(author)
  const approve = () => owner.call('POST', `wishes/v1/${wish.id}/approve`, { trust: true })
  expect((await approve()).body.pending).toBe(false)
  expect((await approve()).status).toBe(200)
  expect((await wishFor(author)).pending).toBe(false)
  expect((await wishFor(other)).pending).toBe(true)
  const trusted = async () => (await owner.call('GET', 'wishes/v1/trusted')).body.items
  expect(await trusted()).toMatchObject([{ id: author.userId, name: 'Some viewer' }])
  const end = () => owner.call('DELETE', `wishes/v1/trusted/${author.userId}`)
  expect([(await end()).status, (await end()).status]).toEqual([204, 404])
  expect(await trusted()).toEqual([])
  expect((await wishFor(author)).pending).toBe(true)
  const changed = await changeWish(author, wish.id, { title: 'Still mine' })
  expect(changed.status).toBe(200)
})
