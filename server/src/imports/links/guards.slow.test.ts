import { expect, test } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { exportLinks, importLinks, linksOf, planLinks, runImport } from '../../../test/importing.ts'
import { addLink } from '../../../test/library.ts'
import { share } from '../../../test/sharing.ts'

const satchel = product({ worker: true })
const visitor = browser(satchel)

const PRODUCTS = [
  [
    'dub',
    [
      'domain,key,url,archived,password,expiresAt,utm_source,utm_campaign,clicks,createdAt',
      'go.x.example,NAME-old,https://x.example/old,true,,,,,412,2024-02-01T09:00:00.000Z',
      'go.x.example,NAME-board,https://x.example/board,false,geheim,,mail,spring,9,2026-03-01T09:00:00.000Z',
      'go.x.example,NAME-plain,https://x.example/plain,false,,,,,9,2026-03-01T09:00:00.000Z',
    ],
  ],
  [
    'kutt',
    [
      'address,target,description,password,banned,visit_count,created_at',
      'NAME-old,https://x.example/old,,false,true,3,2025-01-01T00:00:00.000Z',
      'NAME-board,https://x.example/board,Team,true,false,20,2025-01-01T00:00:00.000Z',
      'NAME-plain,https://x.example/plain,Team,false,false,20,2025-01-01T00:00:00.000Z',
    ],
  ],
  [
    'shortio',
    [
      'Short URL,Original URL,Title,Password,Archived,Created At',
      'https://go.x.example/NAME-old,https://x.example/old,Old list,,true,2024-05-01T00:00:00.000Z',
      'https://go.x.example/NAME-board,https://x.example/board,Internal,secret,false,2026-05-01T00:00:00.000Z',
      'https://go.x.example/NAME-plain,https://x.example/plain,Internal,,false,2026-05-01T00:00:00.000Z',
    ],
  ],
] as const

const tableOf = (lines: readonly string[], name: string) =>
  lines.join('\n').replaceAll('NAME', name)
const stateOf = async (slug: string) => {
  const { status, body } = await visitor.get(`/l/${slug}`)
  return [status, /password/i.test(body) ? 'password' : /email/i.test(body) ? 'email' : '']
}

test.each(PRODUCTS)(
  'what protected links of %s stays: the plan counts it, and they come withdrawn',
  async (name, lines) => {
    const owner = await satchel.newTenant()
    const csv = tableOf(lines, `${name}-a`)
    const plan = await planLinks(owner, csv)
    expect(plan).toMatchObject({ product: name, new: 3, protected: 1, closed: 1 })
    expect(
      plan.problems.map(({ kind, slug }: { kind: string; slug: string }) => [kind, slug]),
    ).toEqual([
      ['note', `${name}-a-old`],
      ['note', `${name}-a-board`],
    ])
    await importLinks(owner, csv)
    expect((await stateOf(`${name}-a-old`))[0]).toBe(410)
    expect((await stateOf(`${name}-a-board`))[0]).toBe(410)
    expect((await stateOf(`${name}-a-plain`))[0]).toBe(302)
  },
)

test.each([
  [{ as: 'password', password: 'sesame 42' }, [200, 'password']],
  [{ as: 'email' }, [200, 'email']],
  [{ as: 'withdrawn' }, [410, '']],
  [{ as: 'left-out' }, [404, '']],
])('links that asked for a password come as was chosen: %j', async (passwords, state) => {
  const owner = await satchel.newTenant()
  const name = `chosen-${passwords.as}`
  const csv = tableOf(PRODUCTS[0][1], name)
  const plan = await planLinks(owner, csv, { passwords })
  expect(plan.leftOut).toBe(passwords.as === 'left-out' ? 1 : 0)
  await importLinks(owner, csv, { passwords })
  const [status, asks] = await stateOf(`${name}-board`)
  expect([status, status === 200 ? asks : '']).toEqual(state)
  expect((await stateOf(`${name}-plain`))[0]).toBe(302)
})

test('a password is asked for with its choice alone', async () => {
  const owner = await satchel.newTenant()
  const csv = tableOf(PRODUCTS[0][1], 'refused')
  for (const passwords of [
    { as: 'password' },
    { as: 'email', password: 'sesame 42' },
    { as: 'password', password: 'x' },
    { as: 'open' },
  ])
    expect(
      (await owner.call('POST', 'items/v1/history', { source: 'links', csv, passwords })).status,
      JSON.stringify(passwords),
    ).toBe(422)
})

test.each([
  ['Enabled', 'false'],
  ['Status', 'Archived'],
  ['Max visits', '5'],
  ['Disabled at', '2025-01-01'],
])('a table with %s “%s” brings the link withdrawn', async (head, cell) => {
  const owner = await satchel.newTenant()
  const slug = `table-${head.toLowerCase().replaceAll(' ', '-')}`
  await importLinks(owner, `slug,target,${head}\n${slug},https://x.example/,${cell}\n`)
  expect((await stateOf(slug))[0]).toBe(410)
})

const OPTIONS = {
  allowDownload: false,
  requireEmail: true,
  proveEmail: false,
  allowed: ['@customer.example'],
  refused: ['rival@customer.example'],
  utm: { source: 'mail' },
  preview: { title: 'For you' },
  watermark: true,
  language: 'de',
}

/** Moves the links of an account to another one, as their addresses are the same. */
async function move(owner: Owner, more: object = {}) {
  const csv = await exportLinks(owner)
  const links = await linksOf(owner)
  await satchel.database.system.deleteFrom('link').where('tenantId', '=', owner.tenantId).execute()
  const other = await satchel.newTenant()
  await runImport(other, { source: 'links', csv, ...more })
  return { csv, before: links, after: await linksOf(other) }
}

test('the own export brings links as they were, but for passwords, which it never has', async () => {
  const owner = await satchel.newTenant()
  const item = await addLink(owner, { url: 'https://x.example/offer' })
  const recipient = { sharedToEmail: 'bo@customer.example', sharedToMemo: 'After the fair' }
  const { body: gated } = await share(owner, item.id, { ...OPTIONS, ...recipient })
  const { body: locked } = await share(owner, item.id, {
    sharedToOrganization: 'Customer',
    password: 'sesame 42',
  })
  const { csv, after } = await move(owner)
  expect(csv).not.toMatch(/sesame|argon/)
  const bySlug = (slug: string) => after.find((link: { slug: string }) => link.slug === slug)
  expect(bySlug(gated.slug)).toMatchObject({ ...OPTIONS, ...recipient, disabledAt: null })
  expect(bySlug(locked.slug)).toMatchObject({
    sharedToOrganization: 'Customer',
    hasPassword: false,
    disabledAt: expect.any(String),
  })
})

test('options that can’t be read leave the link withdrawn', async () => {
  const owner = await satchel.newTenant()
  const head = 'slug,target,visits before,options'
  const line = (slug: string, options: string) =>
    `${slug},https://x.example/,,"${options.replaceAll('"', '""')}"`
  await importLinks(
    owner,
    [
      head,
      line('cut-off', '{"requireEmail":tr'),
      line('odd-options', '{"requireEmial":true}'),
      line('good-options', '{"requireEmail":true}'),
    ].join('\n'),
  )
  const statuses = ['cut-off', 'odd-options', 'good-options'].map(
    async (slug) => (await stateOf(slug))[0],
  )
  expect(await Promise.all(statuses)).toEqual([410, 410, 200])
})
