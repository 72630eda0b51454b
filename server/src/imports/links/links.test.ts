import { describe, expect, test } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { type Owner, product } from '../../../test/harness.ts'
import {
  exportLinks,
  importLinks,
  itemsOf,
  leadsFrom,
  linksOf,
  linkTable,
  planLinks,
  rowsOf,
  runImport,
  sendCsv,
} from '../../../test/importing.ts'
import { idsOf } from '../../../test/library.ts'

const satchel = product({ worker: true })
const visitor = browser(satchel)

const leadsTo = leadsFrom(visitor)
const tag = () => crypto.randomUUID().slice(0, 6)

describe('the export of another product is recognized by its headings', () => {
  const target = 'https://example.com/of/'
  test.for([
    [
      'bitly',
      'Bitlink,Long URL,Title,Date Created,Engagements,Tags',
      `https://bit.ly/3Xy-bit,${target}bitly,Of Bitly,2020-10-26T17:20:40+0000,"1,204","a,b"`,
      '3xy-bit',
    ],
    [
      'rebrandly',
      'id,title,slashtag,destination,createdAt,clicks,shortUrl,domain.fullName',
      `x,Of Rebrandly,burn10M,${target}rebrandly,2016-07-13T10:54:12.000Z,1204,rebrand.ly/burn10M,rebrand.ly`,
      'burn10m',
    ],
    [
      'dub',
      'Short link,Destination URL,Clicks,Created at,Title,Tags',
      `https://dub.sh/of-dub,${target}dub,1204,2024-01-02T03:04:05.000Z,Of Dub,"a,b"`,
      'of-dub',
    ],
    [
      'shortio',
      'Path,Original URL,Short URL,Title,Tags,Created at,Clicks',
      `of-short,${target}shortio,https://go.short.example/of-short,Of Short.io,"a,b",2024-01-02 03:04,1204`,
      'of-short',
    ],
    [
      'shlink',
      'createdAt,domain,shortCode,shortUrl,longUrl,title,tags,visits',
      `2022-03-04T05:06:07+01:00,s.test,shl_1,https://s.test/shl_1,${target}shlink,Of Shlink,a|b,1204`,
      'shl_1',
    ],
    [
      'kutt',
      'address,banned,created_at,id,link,password,target,description,expire_in,visit_count',
      `kut1,false,2023-01-01T00:00:00.000Z,1,https://kutt.it/kut1,false,${target}kutt,Of Kutt,,1204`,
      'kut1',
    ],
    [
      'yourls',
      'keyword,url,title,timestamp,ip,clicks',
      `3jk,${target}yourls,Of YOURLS,2013-05-06 07:08:09,192.0.2.1,1204`,
      '3jk',
    ],
    [
      'docsend',
      'Link URL,Account,External URL,Visits,Created',
      `https://docsend.com/view/ab12cd,Of DocSend,${target}docsend,1204,2023-01-01`,
      'ab12cd',
    ],
    ['table', 'Alias;Long URL;Name;Hits', `of-any;${target}table;Of any table;1204`, 'of-any'],
  ])('%s', async ([source = '', head = '', line = '', slug = '']) => {
    const owner = await satchel.newTenant()
    const csv = `${head}\n${line}\n`
    const plan = await planLinks(owner, csv)
    const counts = { total: 1, new: 1, newItems: 1, visitsBefore: 1_204, problems: [] }
    expect(plan).toMatchObject({ product: source, ...counts })
    expect(await importLinks(owner, csv)).toMatchObject({ source: 'links', done: 1, failed: 0 })
    expect(await leadsTo(slug)).toBe(target + source)
    const [link] = await linksOf(owner)
    expect(link).toMatchObject({ slug, visitsBefore: 1_204, views: 1, notify: 'none' })
    expect(link.itemName).toMatch(/^Of /)
    const [item] = await itemsOf(owner)
    const tags = item.tags.map(({ label }: { label: string }) => label)
    expect(tags).toEqual(/a[,|]b/.test(line) ? ['a', 'b'] : [])
  })

  test('slugs that differ by capitals stay apart, also those that come later', async () => {
    const owner = await satchel.newTenant()
    const page = 'https://www.northwind.example'
    const table = (...rows: [string, string][]) =>
      linkTable(...rows.map(([slug, target]) => `${slug},,${page}/${target}`))
    const [one, other] = ['kfq', 'reise'].map((end) => `${end}${tag()}`)
    const first = table([`3${one}Xa`, 'prices'], [`3${one}xA`, 'careers'], [`P${other}`, 'de'])
    expect(await planLinks(owner, first)).toMatchObject({ new: 3, taken: 0, problems: [] })
    await importLinks(owner, first)
    expect(await leadsTo(`p${other}`)).toBe(`${page}/de`)
    expect(await leadsTo(`P${other?.toUpperCase()}`)).toBe(`${page}/de`)
    const second = table([`p${other}`, 'intern'])
    expect(await planLinks(owner, second)).toMatchObject({ new: 1, taken: 0 })
    await importLinks(owner, second)
    for (const [slug, target] of [
      [`3${one}Xa`, 'prices'],
      [`3${one}xA`, 'careers'],
      [`P${other}`, 'de'],
      [`p${other}`, 'intern'],
    ])
      expect(await leadsTo(slug ?? '')).toBe(`${page}/${target}`)
    expect(await leadsTo(`3${one?.toUpperCase()}XA`)).toBe(404)
    expect(await planLinks(owner, first)).toMatchObject({ new: 0, same: 3 })
    expect(await exportLinks(owner)).toContain(`P${other},`)
    const stranger = await satchel.newTenant()
    const mine = await planLinks(stranger, table([`P${other?.toUpperCase()}`, 'phishing']))
    expect(mine).toMatchObject({ new: 0, taken: 1 })
  })

  test('links of Papermark show the files that are called like their documents', async () => {
    const owner = await satchel.newTenant()
    const csv = [
      'Link URL,Link name,Document name,Views',
      'https://www.papermark.com/view/pm1,For Bo,Deck.pdf,12',
      'https://www.papermark.com/view/pm2,For Cy,Nothing.pdf,3',
    ].join('\n')
    expect(await planLinks(owner, csv)).toMatchObject({ product: 'papermark', invalidTarget: 2 })
    const id = await addFile(owner, 'Deck.pdf')
    const plan = await planLinks(owner, csv)
    expect(plan).toMatchObject({ new: 1, newItems: 0, invalidTarget: 1 })
    expect(plan.problems[0]).toMatchObject({
      row: 3,
      kind: 'invalid-target',
      message: 'No file in the library is called “Nothing.pdf”',
    })
    await importLinks(owner, csv)
    expect(await linksOf(owner)).toMatchObject([{ slug: 'pm1', itemId: id, visitsBefore: 12 }])
    expect(await exportLinks(owner)).toContain('Deck.pdf')
  })

  test('a table without slugs or targets is refused, and says what is missing', async () => {
    const owner = await satchel.newTenant()
    const request = { source: 'links', csv: 'Name,Clicks\nSpring,4' }
    for (const dryRun of [true, false]) {
      const { status, body } = await owner.call('POST', 'items/v1/history', { ...request, dryRun })
      expect(status).toBe(422)
      expect(body.errors[0].message).toContain('Name them “slug” and “target”')
    }
    expect((await sendCsv(owner, request.csv, 'source=links')).status).toBe(422)
  })
})

/** A file, as if it had been uploaded. */
async function addFile({ tenantId, userId }: Owner, name: string): Promise<string> {
  const { id } = await satchel.database.system
    .insertInto('item')
    .values({
      tenantId,
      ownerId: userId,
      kind: 'file',
      name: `About ${name}`,
      originalName: name,
      status: 'completed',
      fileKey: 'x',
      mime: 'application/pdf',
      bytes: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('a plan', () => {
  test('says what each row would become, and writes nothing', async () => {
    const other = await satchel.newTenant()
    await importLinks(other, linkTable('theirs,,https://example.com/theirs,,,,,'))
    const owner = await satchel.newTenant()
    await importLinks(owner, linkTable('mine,,https://example.com/mine,Mine,,,,'))
    const csv = linkTable(
      'new-1,bit.ly,https://example.com/new,New,,2021-01-01,5,',
      'new-2,bit.ly,https://example.com/new,,,,,',
      'mine,,https://example.com/mine,,,,,',
      'mine,,https://example.com/elsewhere,,,,,',
      'theirs,,https://example.com/mine,,,,,',
      'new-1,,https://example.com/third,,,,,',
      'bad/slug,,https://example.com/a,,,,,',
      'admin,,https://example.com/a,,,,,',
      'script,,javascript:alert(1),,,,,',
      'inside,,http://10.0.0.7/x,,,,,',
      'later,,https://example.com/a,,,,,soon',
      'note,,https://example.com/note,,,tomorrow,many,',
    )
    // Pages that are being read change meanwhile.
    const stored = async () => [idsOf(await linksOf(owner)), idsOf(await itemsOf(owner))]
    const before = await stored()
    const { status, body } = await owner.call('POST', 'items/v1/history', {
      source: 'links',
      csv,
      dryRun: true,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      dryRun: true,
      product: 'satchel',
      total: 12,
      new: 3,
      same: 1,
      taken: 3,
      invalidTarget: 2,
      badSlug: 1,
      reserved: 1,
      badValue: 1,
      overLimit: 0,
      newItems: 2,
      visitsBefore: 5,
      missing: [],
    })
    expect(body.domains).toMatchObject([
      { domain: 'bit.ly', rows: 2, isOurs: false },
      { domain: null, rows: 10 },
    ])
    const problems = new Map(
      body.problems.map(({ row, kind, message, takenBy }: Record<string, unknown>) => [
        row,
        [kind, message, takenBy],
      ]),
    )
    expect(Object.fromEntries(problems)).toEqual({
      5: [
        'taken',
        'A link of Ada Owner has this slug',
        { where: 'account', name: 'Ada Owner', target: 'https://example.com/mine' },
      ],
      6: ['taken', 'Another account has this slug', { where: 'elsewhere' }],
      7: ['taken', 'Row 2 has the same slug', { where: 'file' }],
      8: ['bad-slug', expect.stringContaining('“bad/slug” can’t be a slug'), undefined],
      9: ['reserved', '“admin” is reserved', undefined],
      10: ['invalid-target', 'Not a web address: javascript:', undefined],
      11: ['invalid-target', '10.0.0.7 isn’t a public address', undefined],
      12: ['bad-value', 'Expires: “soon” isn’t a date', undefined],
      13: ['note', expect.stringMatching(/“tomorrow”.*“many”/), undefined],
    })
    expect(await stored()).toEqual(before)
    expect((await owner.call('GET', 'items/v1/history')).body.items).toHaveLength(1)

    const run = await importLinks(owner, csv)
    expect(run).toMatchObject({ total: 12, done: 3, skipped: 1, failed: 8 })
    expect(await leadsTo('theirs')).toBe('https://example.com/theirs')
    expect(await leadsTo('mine')).toBe('https://example.com/mine')
    const rows = await rowsOf(owner, run.importId)
    expect(rows[0]).toMatchObject({ slug: 'new-1', url: 'https://example.com/new', name: 'New' })
    const { body: problemCsv } = await owner.call(
      'GET',
      `items/v1/history/${run.importId}/problems`,
    )
    expect(problemCsv).toContain('Another account has this slug,theirs')
  })

  test('names the categories a team requires and the items its plan has no room for', async () => {
    const owner = await satchel.newTenant()
    await satchel.database.system
      .updateTable('tenant')
      .set({ limits: JSON.stringify({ items: 1 }) })
      .where('id', '=', owner.tenantId)
      .execute()
    const csv = linkTable(
      'fits,,https://example.com/1,,,,,',
      'also,,https://example.com/1,,,,,',
      'over,,https://example.com/2,,,,,',
    )
    expect(await planLinks(owner, csv)).toMatchObject({ new: 2, newItems: 1, overLimit: 1 })
    expect(await importLinks(owner, csv)).toMatchObject({ done: 2, failed: 1 })

    const { body: settings } = await owner.call('GET', 'users/v1/account-settings')
    const requireCategory = { category: 'funnelStage', required: true }
    await owner.call('PUT', `users/v1/account-settings/${settings.id}`, { requireCategory })
    const more = linkTable('third,,https://example.com/1,,,,,')
    expect(await planLinks(owner, more)).toMatchObject({ missing: ['funnelStage'] })
    const refused = await owner.call('POST', 'items/v1/history', { source: 'links', csv: more })
    expect(refused.body.errors[0].path).toBe('classify.funnelStage')
    const classify = { funnelStage: [settings.categories.funnelStage[0].id] }
    expect(await importLinks(owner, more, { classify })).toMatchObject({ done: 1 })
  })

  test('brings as many links as fit, and few with the short slugs that all accounts share', async () => {
    const owner = await satchel.newTenant()
    const row = (slug: string) => `${slug},,https://example.com/${slug},,,,,`
    const id = owner.tenantId.slice(-1)
    const short = Array.from({ length: 22 }, (_, at) =>
      row(`${id}${at.toString().padStart(2, '0')}`),
    )
    const run = await importLinks(owner, linkTable(...short, row(`longer-${id}`)))
    expect(run).toMatchObject({ done: 21, failed: 2 })
    expect(run.errors[0].message).toContain('20 slugs of 3 characters')

    await satchel.database.system
      .updateTable('tenant')
      .set({ limits: JSON.stringify({ links: 22 }) })
      .where('id', '=', owner.tenantId)
      .execute()
    const more = ['one', 'two'].map((name) => row(`${name}-${id}-${name}`))
    expect((await planLinks(owner, linkTable(...more))).problems).toMatchObject([
      { row: 3, kind: 'plan-limit', message: expect.stringContaining('no room for more links') },
    ])
  })

  test('works for links alone', async () => {
    const owner = await satchel.newTenant()
    const request = { source: 'urls', urls: 'https://example.com/', dryRun: true }
    expect((await owner.call('POST', 'items/v1/history', request)).status).toBe(422)
    const { body: draft } = await sendCsv(
      owner,
      linkTable('abc,,https://example.com/,,,,,'),
      'source=links',
    )
    expect(draft).toMatchObject({ source: 'links', product: 'satchel', total: 1 })
    const asItems = { source: 'csv', draftId: draft.draftId }
    expect((await owner.call('POST', 'items/v1/history', asItems)).status).toBe(422)
    const check = { draftId: draft.draftId }
    expect((await owner.call('POST', 'items/v1/history/check', check)).status).toBe(422)
    const run = await runImport(owner, { source: 'links', draftId: draft.draftId })
    expect(run).toMatchObject({ importId: draft.draftId, done: 1 })
  })
})

test('only editors and above import links, and each sees their own import and links alone', async () => {
  const owner = await satchel.newTenant()
  const [editor, viewer] = [await owner.withRole('editor'), await owner.withRole('viewer')]
  const csv = linkTable('of-editor,,https://example.com/e,,,,,')
  for (const dryRun of [true, false]) {
    const { status } = await viewer.call('POST', 'items/v1/history', {
      source: 'links',
      csv,
      dryRun,
    })
    expect(status).toBe(403)
  }
  const run = await importLinks(editor, csv)
  const undo = `items/v1/history/${run.importId}/undo`
  const stranger = await satchel.newTenant()
  const colleague = await owner.withRole('editor')
  for (const person of [stranger, colleague]) {
    expect((await person.call('POST', undo)).status).toBe(404)
    const plan = { source: 'links', draftId: run.importId, dryRun: true }
    expect((await person.call('POST', 'items/v1/history', plan)).status).toBe(404)
  }
  expect((await viewer.call('POST', undo)).status).toBe(403)
  const conflict = await planLinks(
    colleague,
    linkTable('of-editor,,https://example.com/other,,,,,'),
  )
  expect(conflict.problems[0].takenBy).toEqual({ where: 'account', name: expect.any(String) })

  expect(await exportLinks(colleague)).not.toContain('of-editor')
  expect(await exportLinks(editor)).toContain('of-editor')
  expect(await exportLinks(owner)).not.toContain('of-editor')
  expect(await exportLinks(owner, '?everyone=true')).toContain('of-editor')
  expect(await exportLinks(stranger, '?everyone=true')).not.toContain('of-editor')
  const all = await colleague.call('GET', 'items/v1/v2/shortener/export?everyone=true')
  expect(all.status).toBe(403)
  expect((await satchel.anonymous('GET', 'items/v1/v2/shortener/export')).status).toBe(401)
  expect((await owner.call('POST', undo)).status).toBe(200)
})
