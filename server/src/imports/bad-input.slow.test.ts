import { describe, expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { library, rowsOf, runImport, sendCsv } from '../../test/importing.ts'
import { LOOPBACK, webServer } from '../../test/peers/web-server.ts'

const satchel = product({ config: LOOPBACK, worker: true })
const web = webServer({
  '/office': (_, response) => {
    response.setHeader('content-type', 'text/plain; charset=utf-8')
    response.setHeader('content-disposition', `attachment; filename*=UTF-8''B%C3%BCro_neu.txt`)
    response.end('All about the office')
  },
  '/huge': (_, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 2 * 1024 ** 3 })
    response.write('beginning')
  },
  '/loop': (_, response) => {
    response.writeHead(302, { location: '/loop' }).end()
  },
  '/inside': (_, response) => {
    response.writeHead(302, { location: 'http://10.0.0.7/secret.pdf' }).end()
  },
  '/gone.pdf': (_, response) => {
    response.writeHead(410).end()
  },
  '/empty.pdf': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' }).end()
  },
})

const check = async (csv: string | Uint8Array) => {
  const owner = await satchel.newTenant()
  const { status, body: draft } = await sendCsv(owner, csv)
  expect(status, JSON.stringify(draft)).toBe(201)
  const { body } = await owner.call('POST', 'items/v1/history/check', { draftId: draft.draftId })
  return { owner, draft, checked: body }
}

/** Text in Mac Roman, as Excel for Mac saves it. */
const mac = (text: string) =>
  Buffer.from(
    text.replaceAll('ü', '\x9f').replaceAll('ß', '\xa7').replaceAll('’', '\xd5'),
    'latin1',
  )
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

const UMLAUT = 'URL,Title\nhttps://a.example/,Grün\n'
const SEMICOLONS = 'URL;Title\r\nhttps://a.example/;Grün\r\n'

describe('a CSV is read as people have it', () => {
  test.for([
    ['commas and a byte order mark', '\uFEFFURL,Title\nhttps://a.example/,Grün\n', 'utf-8', ','],
    ['semicolons', 'URL;Title\nhttps://a.example/;Grün\n', 'utf-8', ';'],
    ['tabs in UTF-16', utf16('URL\tTitle\r\nhttps://a.example/\tGrün\r\n'), 'utf-16le', '\t'],
    ['UTF-16 without a mark', Buffer.from(UMLAUT, 'utf16le'), 'utf-16le', ','],
    ['UTF-16 of big ends without a mark', Buffer.from(UMLAUT, 'utf16le').swap16(), 'utf-16be', ','],
    ['the encoding of old Macs', mac(UMLAUT), 'macintosh', ','],
    ['a line in quotes that names the separator', `"sep=;"\r\n${SEMICOLONS}`, 'utf-8', ';'],
    ['such a line with empty cells', `"sep=;",,\r\n${SEMICOLONS}`, 'utf-8', ';'],
    [
      'bars in the encoding of old Windows',
      Buffer.from('URL|Title\nhttps://a.example/|Grün\n', 'latin1'),
      'windows-1252',
      '|',
    ],
    [
      'a line that names the separator',
      'sep=|\r\nURL|Title\r\nhttps://a.example/|Grün',
      'utf-8',
      '|',
    ],
  ] as const)('%s', async ([, csv, encoding, delimiter]) => {
    const { draft, checked } = await check(csv)
    expect(draft).toMatchObject({ encoding, delimiter, total: 1 })
    expect(checked.preview).toEqual([{ row: 2, url: 'https://a.example/', name: 'Grün' }])
  })

  test('without a head, by its addresses', async () => {
    const { draft, checked } = await check('https://a.example/\nhttps://b.example/\n')
    expect(draft).toMatchObject({ total: 2, columns: [{ head: 'Column 1', field: 'url' }] })
    expect(checked.preview).toMatchObject([
      { url: 'https://a.example/' },
      { url: 'https://b.example/' },
    ])
  })
})

describe('a file that is no CSV is refused with its reason', () => {
  test.for([
    ['a workbook', Buffer.from('PK\x03\x04\0\0\0'), /Save the sheet as CSV/],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0, 0, 1]), /isn’t a CSV/],
    ['text with stray zeros', 'URL,Title\nhttps://a.example/,a\0b\n', /isn’t a CSV/],
    ['nothing', '  \n', /is empty/],
    ['a head alone', 'URL,Title\n', /no row/],
    ['a quotation mark that is never closed', 'URL,Title\nhttps://a.example/,"x\n', /isn’t closed/],
  ] as const)('%s', async ([, csv, reason]) => {
    const owner = await satchel.newTenant()
    const { status, body } = await sendCsv(owner, csv)
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ path: 'csv', message: expect.stringMatching(reason) }])
  })

  test('one beyond 50 MiB', async () => {
    const owner = await satchel.newTenant()
    const { status } = await sendCsv(owner, Buffer.alloc(50 * 1024 ** 2 + 1, 'a'))
    expect(status).toBe(413)
  })
})

test('oversized cells, missing and extra cells, and invalid dates are reported with their row', async () => {
  const { checked } = await check(
    [
      'URL,Title,Description,Tags,Release date',
      `https://a.example/1,Long,${'x'.repeat(1_000_000)},,`,
      `https://a.example/2,${'T'.repeat(301)},,,`,
      `https://a.example/3,Odd,,,3/4/2026`,
      `https://a.example/4,Odd,,${'t'.repeat(65)},2026-02-30`,
      'https://a.example/5,Short',
      'https://a.example/6,Wide,,,,,surplus',
    ].join('\n'),
  )
  expect(checked).toMatchObject({ total: 6, faulty: 4, ready: 2 })
  const messages = checked.problems.map(({ row, message }: { row: number; message: string }) => [
    row,
    message,
  ])
  expect(messages).toEqual([
    [2, 'Description has 1000000 characters. At most 20000 are allowed'],
    [3, 'Title has 301 characters. At most 300 are allowed'],
    [4, 'Releases on must be a date like 2026-11-21, not “3/4/2026”'],
    [5, `Tags “${'t'.repeat(60)}…” is longer than 64 characters`],
    [5, 'Releases on must be a date like 2026-11-21, not “2026-02-30”'],
    [6, 'The row has 2 cells, but the header has 5'],
    [7, 'The row has 7 cells, but the header has 5'],
  ])
})

test('an action that every object of the language has is none', async () => {
  const { checked } = await check('URL,Action\nhttps://a.example/1,constructor\n')
  expect(checked.problems).toMatchObject([
    { row: 2, message: 'Import action must be Link or Host, not “constructor”' },
  ])
})

test('formulas that came in are no formulas in what goes out, and other signs stay', async () => {
  const owner = await satchel.newTenant()
  const titles = [`=cmd|' /C calc'!A0`, '@SUM(A1)', '- A1', '+49 151 234', '-5 %', '- bullet']
  const csv = `URL,Title\n${titles.map((title) => `nonsense,${title}`).join('\n')}`
  const run = await runImport(owner, { source: 'csv', csv })
  expect(run).toMatchObject({ failed: 6 })
  const { body } = await owner.call('GET', `items/v1/history/${run.importId}/problems`)
  const written = [...String(body).matchAll(/,nonsense,(.*)/g)].map(([, title]) => title)
  expect(written).toEqual([
    ...[`'=cmd|' /C calc'!A0`, `'@SUM(A1)`, `'- A1`, '+49 151 234', '-5 %', '- bullet'],
  ])
})

test('files are fetched and hosted, and failures are reported with their reason', async () => {
  const owner = await satchel.newTenant()
  const paths = ['/office', '/page', '/huge', '/loop', '/inside', '/gone.pdf', '/empty.pdf']
  const run = await runImport(owner, {
    source: 'urls',
    urls: paths.map((path) => web.url(path)),
    mode: 'host',
  })
  const rows = await rowsOf(owner, run.importId)
  expect(
    rows.map(({ status, message }: { status: string; message?: string }) => [status, message]),
  ).toEqual([
    ['done', undefined],
    ['done', 'This is a web page, so it was added as a link'],
    ['failed', 'The file is larger than 1 GiB'],
    ['failed', 'More than 5 redirects'],
    ['failed', '10.0.0.7 isn’t a public address'],
    ['failed', 'The server responded with 410'],
    ['failed', 'The file is empty'],
  ])
  expect(run).toMatchObject({ status: 'completed', done: 2, failed: 5 })
  const items = await library(owner)
  const hosted = items.find(({ kind }: { kind: string }) => kind === 'file')
  expect(hosted).toMatchObject({ name: 'Büro neu', originalName: 'Büro_neu.txt', bytes: 20 })
  expect((await owner.call('GET', hosted.downloadUrl)).body).toBe('All about the office')
})
