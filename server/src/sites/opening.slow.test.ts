import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { createSite, heading, itemsBlock, paragraph } from '../../test/sites.ts'
import { upload, whenRead } from '../../test/uploading.ts'

const satchel = product({ worker: true })
const PICTURE = new URL('../seed/files/photos/scene-field.jpg', import.meta.url)

test('the list of sites has the beginning of each page, with pictures of items that are there', async () => {
  const owner = await satchel.newTenant()
  const { itemId } = await upload(satchel, owner, 'field.jpg', await readFile(PICTURE))
  await whenRead(owner, itemId)
  const long = 'Water. '.repeat(100)
  const content = [
    heading('Top'),
    paragraph(long, 'text'),
    itemsBlock([itemId]),
    ...[1, 2, 3].map((number) => heading(`More ${number}`)),
  ]
  const { id } = await createSite(owner, { content })
  const openingOf = async () => (await owner.call('GET', 'sites/v2/list')).body.items[0].opening
  const { blocks, pictures } = await openingOf()
  expect(blocks.map((block: { id: string }) => block.id)).toEqual([
    ...['Top', 'text', 'items', 'More 1', 'More 2'],
  ])
  expect(JSON.stringify(blocks[1]).length).toBeLessThan(400)
  expect(pictures).toEqual([{ itemId, url: expect.stringMatching(/^\/files\//) }])
  expect((await owner.call('GET', `sites/v2/${id}`)).body).not.toHaveProperty('opening')

  await owner.call('DELETE', 'items/v1/bulk/items', { ids: [itemId] })
  expect((await openingOf()).pictures).toEqual([])
})
