import { expect, test } from 'vitest'
import { earlyInTheHour } from '../../../test/clock.ts'
import { type Person, product } from '../../../test/harness.ts'
import { share } from '../../../test/sharing.ts'
import { upload, whenRead } from '../../../test/uploading.ts'

const satchel = product({ worker: true, config: { LOG_LEVEL: 'silent' } })

const noticesOf = async (person: Person) =>
  (await person.call('GET', 'activity/v1/notifications')).body.items.filter(
    ({ kind }: { kind: string }) => kind === 'item-replaced',
  )

const textFile = (text: string) => Buffer.from(text)

/** Uploads a text in place of the item's file. */
async function replace(person: Person, id: string, text: string) {
  const replaced = { replaces: id }
  const { uploadId } = await upload(satchel, person, 'prices.txt', textFile(text), replaced)
  expect((await person.call('POST', `items/v1/${id}/file`, { uploadId })).status).toBe(200)
  await whenRead(person, id)
}

test('sharers are notified once a version that their readers have an earlier one', async () => {
  await earlyInTheHour()
  const owner = await satchel.newTenant()
  const editor = await owner.withRole('editor')
  const [seller, other] = [await owner.withRole('viewer'), await owner.withRole('viewer')]
  const { itemId: id } = await upload(satchel, owner, 'prices.txt', textFile('One'))
  await whenRead(owner, id)
  const sharedToEmail = `bo-${owner.userId}@customer.example`
  const { body: link } = await share(seller, id, { sharedToEmail })
  await share(other, id, { sharedToEmail })
  await satchel.anonymous('GET', `/l/${link.slug}`, undefined, {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
  })
  await satchel.app.tasks['sum-visits']?.({})

  await replace(editor, id, 'Two')
  await expect.poll(() => noticesOf(seller)).toHaveLength(1)
  expect(await noticesOf(seller)).toMatchObject([
    {
      text: 'Some editor replaced the file of “prices”',
      detail: 'One of your readers has an earlier version',
      url: `/items/${id}?readers=earlier`,
      count: 1,
    },
  ])
  expect(await noticesOf(other)).toEqual([])
  expect(await noticesOf(owner)).toMatchObject([{ detail: 'prices.txt', count: 1 }])

  const job = { tenantId: owner.tenantId, itemId: id }
  const restore = async (version: number) =>
    (await editor.call('POST', `items/v1/${id}/versions/${version}/restore`)).status
  const behind = async () => (await seller.call('GET', `items/v1/${id}/outdated`)).body.items
  expect(await restore(1)).toBe(200)
  expect(await behind()).toEqual([])
  expect(await restore(2)).toBe(200)
  expect(await behind()).toHaveLength(1)
  await expect.poll(() => noticesOf(seller)).toMatchObject([{ count: 2 }])
  // The job of the version before may come so late that it already finds this one.
  await satchel.app.tasks['notify-sharers']?.({ ...job, version: 3 })
  expect(await noticesOf(seller)).toMatchObject([{ count: 2 }])
  await seller.call('POST', `items/v1/${id}/outdated/tell`, {
    readers: [{ linkId: link.id, email: sharedToEmail }],
  })
  await satchel.app.tasks['notify-sharers']?.({ ...job, version: 4 })
  expect(await noticesOf(seller)).toMatchObject([{ count: 2 }])
})
