import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { tools } from '../../test/tools.ts'
import { upload, whenRead } from '../../test/uploading.ts'
import { documentText } from './pdf/document-text.ts'
import { openPdfium } from './pdf/pdfium.ts'
import { openDocument } from './pdf.ts'

const satchel = product({ worker: true })
const A4 = { width: 1654, height: 2339 }

/** Returns a picture of a page with lines of text, as a scanner makes it. */
function pageOf(lines: string[], turn = 0): Promise<Buffer> {
  const spans = lines.map((line, at) => `<text x="150" y="${300 + at * 90}">${line}</text>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${A4.width}" height="${A4.height}"
    font-family="Liberation Serif, serif" font-size="48">${spans.join('')}</svg>`
  const picture = sharp(Buffer.from(svg)).flatten({ background: '#fff' })
  return picture.rotate(turn, { background: '#fff' }).jpeg({ quality: 70 }).toBuffer()
}

/** Returns a PDF of pictures, without a word of text. */
async function scanOf(...pages: Buffer[]): Promise<Buffer> {
  const document = await PDFDocument.create()
  for (const picture of pages) {
    const image = await document.embedJpg(picture)
    const page = document.addPage([image.width / 2, image.height / 2])
    page.drawImage(image, { x: 0, y: 0, width: image.width / 2, height: image.height / 2 })
  }
  return Buffer.from(await document.save())
}

const CONTRACT = [
  'Service agreement for heat pumps',
  'The supplier delivers twelve compressors in November.',
  'The warranty lasts seven years after delivery.',
]
const SECOND = ['Payment within thirty days', 'Late payments cost interest of four percent.']

async function find(owner: Owner, searchTerm: string) {
  const { body } = await owner.call('POST', 'items/v1/search', { searchTerm })
  return body.items as { id: string; highlight: { text?: string; page?: number } }[]
}

/** Waits until an item says whether it was read by recognition. */
function whenRecognized(owner: Owner, id: string) {
  return expect
    .poll(async () => (await owner.call('GET', `items/v1/${id}`)).body.recognition, {
      timeout: 60_000,
    })
    .toEqual(expect.any(String))
}

describe.skipIf(!tools.tesseract)('words in a scan', () => {
  test('are found with their page, and visitors’ copy has them', async () => {
    const owner = await satchel.newTenant()
    const scan = await scanOf(await pageOf(CONTRACT), await pageOf(SECOND))
    const { itemId } = await upload(satchel, owner, 'contract.pdf', scan)
    await whenRead(owner, itemId)
    await whenRecognized(owner, itemId)

    const { body: item } = await owner.call('GET', `items/v1/${itemId}`)
    expect(item).toMatchObject({ recognition: 'read', pageCount: 2 })
    expect(item.recognitionConfidence).toBeGreaterThan(70)
    expect(await find(owner, 'compressors')).toMatchObject([{ id: itemId, highlight: { page: 1 } }])
    expect(await find(owner, 'interest percent')).toMatchObject([
      { id: itemId, highlight: { page: 2 } },
    ])
    const { visitorKey } = await satchel.database.system
      .selectFrom('item')
      .select('visitorKey')
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow()
    const copy = await satchel.app.services.files.withPath(visitorKey ?? '', openDocument)
    const pages = [...(documentText(await openPdfium(), copy.document).pages ?? [])]
    expect(pages.map(({ text }) => text)).toEqual([
      expect.stringContaining('compressors'),
      expect.stringContaining('interest'),
    ])
  })

  test('in two columns are read one column after the other', async () => {
    const owner = await satchel.newTenant()
    const half = { width: A4.width / 2, height: A4.height, fit: 'fill' as const }
    const columns = await Promise.all(
      [CONTRACT, SECOND].map(async (lines) =>
        sharp(await pageOf(lines))
          .resize(half)
          .toBuffer(),
      ),
    )
    const picture = await sharp({ create: { ...A4, channels: 3, background: '#fff' } })
      .composite(columns.map((input, at) => ({ input, left: (at * A4.width) / 2, top: 0 })))
      .jpeg()
      .toBuffer()
    const { itemId } = await upload(satchel, owner, 'columns.pdf', await scanOf(picture))
    await whenRead(owner, itemId)
    await whenRecognized(owner, itemId)
    expect(await find(owner, '"seven years after delivery"')).toMatchObject([{ id: itemId }])
    expect(await find(owner, '"interest of four percent"')).toMatchObject([{ id: itemId }])
  })

  test('of a photo that is skewed and dim are found', async () => {
    const owner = await satchel.newTenant()
    const photo = await sharp(await pageOf(CONTRACT))
      .rotate(4, { background: '#776' })
      .linear(0.6, 40)
      .blur(0.8)
      .jpeg({ quality: 60 })
      .toBuffer()
    const { itemId } = await upload(satchel, owner, 'desk.jpg', photo)
    await whenRead(owner, itemId)
    await whenRecognized(owner, itemId)
    expect(await find(owner, 'warranty')).toMatchObject([{ id: itemId }])
  })

  test('that has none says so, and is read again on demand', async () => {
    const owner = await satchel.newTenant()
    const { itemId } = await upload(satchel, owner, 'empty.pdf', await scanOf(await pageOf([])))
    await whenRead(owner, itemId)
    await whenRecognized(owner, itemId)
    const { body: item } = await owner.call('GET', `items/v1/${itemId}`)
    expect(item.recognition).toBe('none')
    expect((await owner.call('POST', `items/v1/${itemId}/process`)).status).toBe(200)
    await whenRead(owner, itemId)
    await whenRecognized(owner, itemId)
  })

  test('are read again in a language that is added', async () => {
    const owner = await satchel.newTenant()
    const scan = await scanOf(await pageOf(['Die Gewährleistung für Wärmepumpen', ...CONTRACT]))
    const { itemId } = await upload(satchel, owner, 'vertrag.pdf', scan)
    await whenRead(owner, itemId)
    await whenRecognized(owner, itemId)
    const settings = `users/v1/account-settings/${owner.tenantId}`
    expect((await owner.call('PUT', settings, { ocrLanguages: ['xx'] })).status).toBe(422)
    const { body } = await owner.call('PUT', settings, { ocrLanguages: ['de', 'en'] })
    expect(body.ocrLanguages).toEqual(['de', 'en'])
    await expect.poll(() => find(owner, 'Wärmepumpen'), { timeout: 60_000 }).toHaveLength(1)
    expect(await find(owner, 'compressors')).toMatchObject([{ id: itemId }])
  })

  test.each([90, 180])('of a page turned by %i degrees are found', async (turn) => {
    const owner = await satchel.newTenant()
    const { itemId } = await upload(
      satchel,
      owner,
      'turned.pdf',
      await scanOf(await pageOf(CONTRACT, turn)),
    )
    await whenRead(owner, itemId)
    await whenRecognized(owner, itemId)
    expect(await find(owner, 'compressors')).toMatchObject([{ id: itemId }])
  })
})
