import { describe, expect, test } from 'vitest'
import { pdfOfObjects } from '../../../test/documents/pdf.ts'
import { type Person, product } from '../../../test/harness.ts'
import { names } from '../../../test/searching.ts'
import { upload, whenRead } from '../../../test/uploading.ts'

const satchel = product({ worker: true })

const RECT = '/Rect [10 10 90 30]'
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

interface Form {
  annotations: string[]
  fields?: string[]
  info?: string
  /** Puts the annotations on the first page too, of which a picture is made. */
  isDrawn?: boolean
}

/** A PDF of an empty page and one with a word, annotations and a form, which also names a field of two spots. */
function formPdf({ annotations, fields = [], info = '', isDrawn = false }: Form): Buffer {
  const first = 8
  const numbers = [...annotations, ...fields].map((_, index) => `${first + index} 0 R`)
  const drawn = isDrawn ? `/Annots [${numbers.join(' ')}]` : ''
  const stream = 'BT /F 40 Tf 40 200 Td (Barquentine) Tj ET'
  return pdfOfObjects(
    [
      `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${numbers.slice(annotations.length).join(' ')}] >> >>`,
      '<< /Type /Pages /Count 2 /Kids [3 0 R 4 0 R] >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] ${drawn} >>`,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 6 0 R /Resources << /Font << /F 5 0 R >> >> /Annots [${numbers.join(' ')}] >>`,
      FONT,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      `<< ${info} >>`,
      ...annotations,
      ...fields,
    ],
    '/Info 7 0 R',
  )
}

const note = (type: string, more: string) =>
  `<< /Type /Annot /Subtype /${type} ${RECT} ${more} /P 4 0 R >>`
const field = (name: string, more: string) => note('Widget', `/T (${name}) ${more}`)

async function read(owner: Person, pdf: Buffer) {
  const { itemId } = await upload(satchel, owner, 'form.pdf', pdf)
  const item = await whenRead(owner, itemId)
  expect(item).toMatchObject({ status: 'completed', pageCount: 2 })
  return itemId
}

describe('a PDF', () => {
  test('is found by what was written into it, by its annotations and its properties', async () => {
    const owner = await satchel.newTenant()
    await read(
      owner,
      formPdf({
        annotations: [
          note('Text', '/Contents (Please check the flumadiddle)'),
          note('FreeText', '/DA (/Helv 0 Tf) /Contents <FEFF0047007200F600DF0065006E>'),
          note('Link', '/Contents (Timetable)'),
        ],
        fields: [
          field('customer', '/FT /Tx /V (Widdershins Ltd)'),
          field('city', '/FT /Ch /Ff 131072 /Opt [(Uppsala) (Lund)] /V (Uppsala)'),
          field('secret', '/FT /Tx /Ff 8192 /V (opensesame)'),
          field('agreed', '/FT /Btn /V /Yes /AS /Yes'),
        ],
        info: '/Title (Quixotry) /Author (Ada Byron) /Subject (Cogwheels) /Keywords (brass, steam)',
      }),
    )
    const found =
      'barquentine flumadiddle größen timetable widdershins uppsala quixotry byron cogwheels steam'
    for (const searchTerm of found.split(' '))
      expect(await names(owner, { searchTerm }), searchTerm).toEqual(['form'])
    for (const searchTerm of ['opensesame', 'lund', 'yes'])
      expect(await names(owner, { searchTerm }), searchTerm).toEqual([])
  })

  test('is found by what was signed, chosen and drawn into its form', async () => {
    const owner = await satchel.newTenant()
    // Objects from 8: the fields, then what is drawn in them.
    const drawing = (words: string) => {
      const drawn = `BT /F 10 Tf 2 5 Td (${words}) Tj ET`
      return `<< /Type /XObject /Subtype /Form /BBox [0 0 80 20] /Resources << /Font << /F 5 0 R >> >> /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`
    }
    const signature =
      '<< /Type /Sig /SubFilter /adbe.pkcs7.detached /Reason (Wherewithal) /Contents <00> >>'
    const list = '/FT /Ch /Opt [[(se) (Uppsala)] [(no) (Bergen)] [(dk) (Aarhus)]]'
    const pdf = formPdf({
      isDrawn: true,
      annotations: [],
      fields: [
        field('signed', `/FT /Sig /V ${signature} /AP << /N 14 0 R >>`),
        field('towns', `${list} /Ff 2097152 /V [(se) (dk)]`),
        field('drawn', '/FT /Tx /AP << /N 15 0 R >>'),
        field('secret', '/FT /Tx /Ff 8192 /AP << /N 16 0 R >>'),
        field(
          'speed',
          '/FT /Btn /Ff 49152 /V /Expressway /AS /Expressway /AP << /N << /Expressway 14 0 R >> >>',
        ),
        note('FreeText', '/DA (/Helv 0 Tf) /Contents (Remark)'),
        drawing('Signed by Widdershins'),
        drawing('Flumadiddle'),
        drawing('Opensesame'),
      ],
    })
    const id = await read(owner, pdf)
    const found = 'barquentine wherewithal widdershins uppsala aarhus flumadiddle expressway remark'
    for (const searchTerm of found.split(' '))
      expect(await names(owner, { searchTerm }), searchTerm).toEqual(['form'])
    for (const searchTerm of ['bergen', 'opensesame'])
      expect(await names(owner, { searchTerm }), searchTerm).toEqual([])
    expect((await owner.call('GET', `items/v1/${id}`)).body.thumbnailUrl).toBeTruthy()
  })

  test('shows its text for comparison without marks', async () => {
    const owner = await satchel.newTenant()
    const annotations = [note('Text', '/Contents (Sticky)')]
    const id = await read(owner, formPdf({ annotations, info: '/Title (Quixotry)' }))
    const { body } = await owner.call('GET', `items/v1/${id}/versions/1/text`)
    expect(body.text).toBe('Barquentine\nSticky\nQuixotry')
  })

  test('of 30,000 annotations is read and drawn as far as there is room, and its words are found', async () => {
    const owner = await satchel.newTenant()
    const annotations = Array.from({ length: 30_000 }, (_, index) =>
      note('Text', `/Contents (Note${index})`),
    )
    const id = await read(owner, formPdf({ annotations, info: '/Title (Quixotry)', isDrawn: true }))
    expect((await owner.call('GET', `items/v1/${id}`)).body.thumbnailUrl).toBeTruthy()
    for (const searchTerm of ['barquentine', 'note77', 'quixotry'])
      expect(await names(owner, { searchTerm })).toEqual(['form'])
    expect(await names(owner, { searchTerm: 'note29999' })).toEqual([])
  })

  test('that was read before its places were is read again, and its item stays as it was', async () => {
    const owner = await satchel.newTenant()
    const { tenantId } = owner
    const annotations = [note('Text', '/Contents (Flumadiddle)')]
    const id = await read(owner, formPdf({ annotations }))
    const item = async () => (await owner.call('GET', `items/v1/${id}`)).body
    const before = await item()
    const { system } = satchel.database
    const old = { body: 'Barquentine' }
    await system.updateTable('itemText').set(old).where('itemId', '=', id).execute()
    expect(await names(owner, { searchTerm: 'flumadiddle' })).toEqual([])
    const stored = new Date(before.createdAt).getTime()
    for (const [time, found] of [
      [stored - 1, []],
      [stored + 60_000, ['form']],
    ] as const) {
      await satchel.app.tasks['read-texts']?.({ tenantId, before: new Date(time).toISOString() })
      expect(await names(owner, { searchTerm: 'flumadiddle' })).toEqual(found)
    }
    expect(await item()).toEqual(before)
  })

  test('with a broken form and annotations is found by its words', async () => {
    const owner = await satchel.newTenant()
    const annotations = ['null', '<< /Type /Annot >>', '[1 2]', note('Text', '/Contents 12')]
    const fields = [field('a', '/FT /Tx /V [1 2]'), field('b', '/Parent 12 0 R'), '(text)']
    await read(owner, formPdf({ annotations, fields, info: '/Title 5 /Author [1]' }))
    expect(await names(owner, { searchTerm: 'barquentine' })).toEqual(['form'])
  })
})
