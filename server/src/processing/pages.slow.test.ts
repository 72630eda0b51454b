import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { pdfOf } from '../../test/documents/pdf.ts'
import { type Person, product } from '../../test/harness.ts'
import { addLink, NOWHERE } from '../../test/library.ts'
import { tools } from '../../test/tools.ts'
import { fixture, upload, whenRead } from '../../test/uploading.ts'

const satchel = product({ worker: true })

async function add(person: Person, name: string, content?: Uint8Array) {
  const { itemId } = await upload(satchel, person, name, content ?? (await fixture(name)))
  return whenRead(person, itemId)
}
const pageOf = (person: Person, id: string, page: number | string, width?: number) =>
  person.call('GET', `items/v1/${id}/pages/${page}${width ? `?width=${width}` : ''}`)
async function pictureAt(url: string) {
  const response = await fetch(new URL(url, await satchel.listen()))
  return sharp(Buffer.from(await response.arrayBuffer())).metadata()
}
const made = async ({ tenantId }: Person, id: string) =>
  (await readdir(join(satchel.config.DATA_DIR, 'files', tenantId, id))).filter((name) =>
    name.includes('.page-'),
  )

describe('a picture of a page', () => {
  test('is made when it is asked for, in a width there is, and kept', async () => {
    await earlyInTheHour()
    const owner = await satchel.newTenant()
    const { id } = await add(owner, 'handbook.pdf')
    expect(await made(owner, id)).toEqual([])
    const { status, body } = await pageOf(owner, id, 24)
    expect(status).toBe(200)
    expect(await pictureAt(body.url)).toMatchObject({ format: 'webp', width: 800 })
    const { body: large } = await pageOf(owner, id, 24, 1_600)
    expect(await pictureAt(large.url)).toMatchObject({ width: 1_600 })

    const [file = ''] = await made(owner, id)
    const path = join(satchel.config.DATA_DIR, 'files', owner.tenantId, id, file)
    const { mtimeMs, ino } = await stat(path)
    expect((await pageOf(owner, id, 24, 1_600)).body.url).toBe(large.url)
    expect(await stat(path)).toMatchObject({ mtimeMs, ino })
  })

  test('that many request at once is rendered once', async () => {
    const owner = await satchel.newTenant()
    const { id } = await add(owner, 'handbook.pdf')
    const requests = [1, 1, 1, 2, 3, 2, 1, 4, 5, 6].map((page) => pageOf(owner, id, page, 320))
    const answers = await Promise.all(requests)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await made(owner, id)).toHaveLength(6)
  })

  test('of several documents at once is rendered for each of them', async () => {
    const owner = await satchel.newTenant()
    const pdfs = [1, 2, 3, 4].map((pages) => pdfOf(pages))
    const items = await Promise.all(pdfs.map((pdf, index) => add(owner, `${index}.pdf`, pdf)))
    const answers = await Promise.all(items.map(({ id }) => pageOf(owner, id, 1)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test.skipIf(!tools.soffice)('is there for a document that has become a PDF', async () => {
    const owner = await satchel.newTenant()
    const { id, pageCount } = await add(owner, 'pitch.pptx')
    const { body } = await pageOf(owner, id, pageCount)
    expect(await pictureAt(body.url)).toMatchObject({ width: 800 })
  })

  test('is not there beyond the end, before the first, of a photo, of a web page, of nothing', async () => {
    const owner = await satchel.newTenant()
    const { id } = await add(owner, 'handbook.pdf')
    for (const page of [0, 25, -1, 'two']) expect((await pageOf(owner, id, page)).status).toBe(404)
    expect((await pageOf(owner, id, 1, 500)).status).toBe(422)
    const { id: photo } = await add(owner, 'team.jpg')
    const { id: link } = await addLink(owner)
    for (const other of [photo, link, NOWHERE])
      expect((await pageOf(owner, other, 1)).status).toBe(404)
    expect(await made(owner, id)).toEqual([])
  })

  test('is for those who find the item', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const viewer = await owner.withRole('viewer')
    const { id } = await add(owner, 'handbook.pdf')
    expect((await pageOf(viewer, id, 1)).status).toBe(200)
    expect((await pageOf(stranger, id, 1)).status).toBe(404)
    await owner.call('PUT', `items/v1/${id}`, { inLibrary: false })
    expect((await pageOf(viewer, id, 1)).status).toBe(404)
  })

  test('of a file that is away is the trouble of the server', async () => {
    const owner = await satchel.newTenant()
    const { id } = await add(owner, 'handbook.pdf')
    await rm(join(satchel.config.DATA_DIR, 'files', owner.tenantId, id, 'original'))
    expect((await pageOf(owner, id, 1)).status).toBe(500)
  })
})

test('a PDF of ten thousand pages is read as far as it is read, and its last page drawn', async () => {
  const owner = await satchel.newTenant()
  const item = await add(owner, 'long.pdf', pdfOf(10_000))
  expect(item).toMatchObject({ status: 'completed', pageCount: 10_000 })
  const { body } = await pageOf(owner, item.id, 10_000, 320)
  expect(await pictureAt(body.url)).toMatchObject({ width: 320 })
})
