import type { Sentence } from '@satchel/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { ended, library, rowsOf, runImport, sendCsv } from '../../test/importing.ts'
import { sentenceIn } from '../platform/problem.ts'

const satchel = product({ worker: true })

/** “URL;Title” and a row with the title “価格表, 例” in Shift_JIS, with a semicolon in the description. */
const JAPANESE = Buffer.concat([
  Buffer.from('URL;Title\nhttps://a.example/;'),
  Buffer.from([0x89, 0xbf, 0x8a, 0x69, 0x95, 0x5c]),
  Buffer.from(', '),
  Buffer.from([0x97, 0xe1]),
  Buffer.from('\n'),
])

async function draftOf(person: Person, csv: string | Uint8Array, options?: string) {
  const { status, body } = await sendCsv(person, csv, options)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const pathOf = ({ draftId }: { draftId: string }) => `items/v1/history/drafts/${draftId}`
const namesIn = async (person: Person, { draftId }: { draftId: string }) => {
  const { body } = await person.call('POST', 'items/v1/history/check', { draftId })
  return body.preview?.map(({ name }: { name: string }) => name)
}
const headsOf = ({ columns }: { columns: { head: string }[] }) => columns.map(({ head }) => head)

describe('the draft of a CSV', () => {
  test('is read again in another encoding, and its items have the right names', async () => {
    const owner = await satchel.newTenant()
    const draft = await draftOf(owner, JAPANESE)
    expect(draft.encoding).not.toBe('shift_jis')
    const { status, body } = await owner.call('PUT', pathOf(draft), { encoding: 'shift_jis' })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ draftId: draft.draftId, encoding: 'shift_jis', delimiter: ';' })
    expect(body).toMatchObject({ name: 'list.csv', status: 'ready', total: 1 })
    expect((await owner.call('GET', pathOf(draft))).body).toEqual(body)
    expect(await namesIn(owner, draft)).toEqual(['価格表, 例'])

    const run = { source: 'csv', draftId: draft.draftId }
    const { body: started } = await owner.call('POST', 'items/v1/history', run)
    expect(await ended(owner, started.importId)).toMatchObject({ done: 1, failed: 0 })
    expect(await library(owner)).toMatchObject([{ name: '価格表, 例' }])
    expect((await owner.call('PUT', pathOf(draft), { encoding: 'utf-8' })).status).toBe(404)
  })

  test('is read again with another separator, and keeps it in another encoding', async () => {
    const owner = await satchel.newTenant()
    const draft = await draftOf(owner, JAPANESE)
    const change = async (body: object) => (await owner.call('PUT', pathOf(draft), body)).body
    const commas = await change({ delimiter: ',' })
    expect(headsOf(commas)).toEqual(['URL;Title'])
    expect(commas).toMatchObject({ delimiter: ',', encoding: draft.encoding })
    const encoded = await change({ encoding: 'shift_jis' })
    expect(encoded).toMatchObject({ delimiter: ',', encoding: 'shift_jis' })
    const both = await change({ encoding: 'euc-jp', delimiter: ';' })
    expect(both).toMatchObject({ delimiter: ';', encoding: 'euc-jp' })
    expect(headsOf(both)).toEqual(['URL', 'Title'])
    expect(await namesIn(owner, draft)).toHaveLength(1)
  })

  test('never has the line that names the separator as a row', async () => {
    const owner = await satchel.newTenant()
    const draft = await draftOf(owner, '"sep=;"\r\nURL;Title,Tags\r\nhttps://a.example/;A,b\r\n')
    expect(headsOf(draft)).toEqual(['URL', 'Title,Tags'])
    const { body } = await owner.call('PUT', pathOf(draft), { delimiter: ',' })
    expect(headsOf(body)).toEqual(['URL;Title', 'Tags'])
  })

  test('stays as it was if its file can’t be read in the encoding', async () => {
    const owner = await satchel.newTenant()
    const draft = await draftOf(owner, 'URL\nhttps://a.example/\n')
    const { status, body } = await owner.call('PUT', pathOf(draft), { encoding: 'utf-16le' })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([
      { path: 'encoding', message: 'The file has a header but no rows' },
    ])
    expect((await owner.call('GET', pathOf(draft))).body).toEqual(draft)
    expect(await namesIn(owner, draft)).toHaveLength(1)
  })

  test('belongs to one person, whose colleagues and other accounts can’t change it', async () => {
    const owner = await satchel.newTenant()
    const [editor, colleague] = [await owner.withRole('editor'), await owner.withRole('editor')]
    const draft = await draftOf(editor, JAPANESE)
    for (const person of [colleague, await satchel.newTenant()])
      expect((await person.call('PUT', pathOf(draft), { encoding: 'utf-8' })).status).toBe(404)
    const viewer = await owner.withRole('viewer')
    expect((await viewer.call('PUT', pathOf(draft), { encoding: 'utf-8' })).status).toBe(403)
    expect((await editor.call('GET', pathOf(draft))).body).toEqual(draft)
  })

  test('keeps its file only until the import begins', async () => {
    const owner = await satchel.newTenant()
    const { files } = satchel.app.services
    const [used, waiting] = [await draftOf(owner, JAPANESE), await draftOf(owner, JAPANESE)]
    const areKept = () =>
      Promise.all(
        [used, waiting].map(({ draftId }) => files.has(`${owner.tenantId}/${draftId}/csv`)),
      )
    expect(await areKept()).toEqual([true, true])
    await owner.call('POST', 'items/v1/history', { source: 'csv', draftId: used.draftId })
    await ended(owner, used.draftId)
    await satchel.app.tasks['remove-old-imports']?.({})
    expect(await areKept()).toEqual([false, true])

    const createdAt = new Date(Date.now() - 25 * 60 * 60_000).toISOString()
    await satchel.database.system
      .updateTable('import')
      .set({ createdAt })
      .where('id', '=', waiting.draftId)
      .execute()
    await satchel.app.tasks['remove-old-imports']?.({})
    expect(await areKept()).toEqual([false, false])
    expect((await owner.call('GET', pathOf(waiting))).status).toBe(404)
  })
})

describe('encoding and separator', () => {
  test('can be chosen with the upload', async () => {
    const owner = await satchel.newTenant()
    const polish = Buffer.from('URL|Title\nhttps://a.example/|\xb3\xf3d\xbc, a\n', 'latin1')
    const draft = await draftOf(owner, polish, 'encoding=iso-8859-2&delimiter=%7C')
    expect(draft).toMatchObject({ encoding: 'iso-8859-2', delimiter: '|' })
    expect(await namesIn(owner, draft)).toEqual(['łódź, a'])
  })

  test('of a CSV in the request: its separator can be chosen', async () => {
    const owner = await satchel.newTenant()
    const csv = 'URL|Title, long\nhttps://a.example/|A, b\n'
    const check = (body: object) => owner.call('POST', 'items/v1/history/check', body)
    const mapping = ['url', 'name']
    const { body } = await check({ csv, delimiter: '|', mapping })
    expect(body.preview).toMatchObject([{ url: 'https://a.example/', name: 'A, b' }])
    const { body: commas } = await check({ csv, delimiter: ',', mapping })
    expect(commas).toMatchObject({ ready: 1, preview: [{ name: 'b' }] })
    const draft = await draftOf(owner, csv)
    expect(await check({ draftId: draft.draftId, delimiter: ',' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'delimiter' }] },
    })
  })

  test('that don’t exist are refused by name', async () => {
    const owner = await satchel.newTenant()
    const draft = await draftOf(owner, 'URL\nhttps://a.example/\n')
    const pathsIn = ({
      status,
      body,
    }: {
      status: number
      body: { errors: { path: string }[] }
    }) => [status, ...body.errors.map(({ path }) => path)]
    const put = async (body: object) => pathsIn(await owner.call('PUT', pathOf(draft), body))
    expect(await put({ encoding: 'klingon' })).toEqual([422, 'encoding'])
    expect(await put({ delimiter: 'x' })).toEqual([422, 'delimiter'])
    const csv = 'URL\nhttps://a.example/\n'
    expect(pathsIn(await sendCsv(owner, csv, 'encoding=klingon'))).toEqual([422, 'encoding'])
    expect(pathsIn(await sendCsv(owner, csv, 'delimiter=x'))).toEqual([422, 'delimiter'])
    const body = { source: 'csv', csv, delimiter: 'x' }
    expect(pathsIn(await owner.call('POST', 'items/v1/history', body))).toEqual([422, 'delimiter'])
  })
})

describe('what is wrong is answered by its reason, so that the app says it in each language', () => {
  const inGerman = (sentence: Sentence) => sentenceIn('de', sentence) ?? sentence.message

  test('with a file, also where a draft can’t be read again', async () => {
    const owner = await satchel.newTenant()
    const { body } = await sendCsv(owner, 'URL;Title\n')
    expect(body.errors.map(inGerman)).toEqual(['Die Datei hat Überschriften, aber keine Zeilen'])
    const wide = Array.from({ length: 501 }, (_, at) => `Column ${at}`).join(';')
    const { body: refused } = await sendCsv(owner, `${wide}\n${wide}\n`)
    expect(refused.errors.map(inGerman)).toEqual([
      'Die Datei hat 501 Spalten. Höchstens 500 können gelesen werden',
    ])
  })

  test('with rows, before an import and after it', async () => {
    const owner = await satchel.newTenant()
    const csv = 'URL;Title;Releases on;Shareable\nhttps://a.example/;A;soon;perhaps\n'
    const { body: checked } = await owner.call('POST', 'items/v1/history/check', { csv })
    expect(checked.problems.map(inGerman)).toEqual([
      'muss yes oder no sein, nicht „perhaps“',
      'muss ein Datum sein wie 2026-11-21, nicht „soon“',
    ])
    const run = await runImport(owner, { source: 'csv', csv })
    const [row] = await rowsOf(owner, run.importId)
    const [error] = run.errors
    expect(error).toMatchObject({ row: 2, message: row.message, sentences: row.sentences })
    expect(row.sentences.map(({ at }: { at: string }) => at)).toEqual(['Shareable', 'Releases on'])
    expect(row.sentences.map(inGerman)).toEqual(checked.problems.map(inGerman))
    const english = row.sentences.map(({ message }: Sentence) => message)
    expect(row.message).toBe(english.join('. '))
  })
})

test('columns are recognized by their names in German, and addresses by what a column holds', async () => {
  const owner = await satchel.newTenant()
  const fieldsOf = async (...lines: string[]) => {
    const { columns } = await draftOf(owner, lines.join('\r\n'))
    return columns.map(({ field }: { field: string | null }) => field)
  }
  const german = 'Titel;Adresse;Beschreibung;Phase;Schlagwörter;Farbe'
  const row = 'Norrpipe;https://norrpipe.example/story;So ging es;Decision;2026;Blau'
  expect(await fieldsOf(german, row)).toEqual([
    'name',
    'url',
    'description',
    'funnelStage',
    'tags',
    null,
  ])
  // A postal address isn’t where the item is.
  const address = 'Kanalvej 4;Nordrør;https://nordror.example/'
  expect(await fieldsOf('Adresse;Nazwa;Ziel', address)).toEqual([null, 'name', 'url'])
  const csv = 'Ziel;Nom\r\nhttps://trois.example/;Trois'
  const { body: checked } = await owner.call('POST', 'items/v1/history/check', { csv })
  expect(checked).toMatchObject({ total: 1, ready: 1 })
})
