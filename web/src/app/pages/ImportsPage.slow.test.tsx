import {
  changeImportDraft,
  checkImport,
  getImportDraft,
  type Import,
  type ImportCheck,
  type ImportDraft,
  listImports,
  readSitemap,
  startImport,
  uploadImportCsv,
} from '@satchel/contract/imports/imports.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { itemId, OWNER } from '../../../test/items.ts'
import { button, findButton, taxonomy } from '../../../test/library.ts'
import { address, meWith, openPage } from '../../../test/page.tsx'
import ImportsPage from './ImportsPage.tsx'

const RUN = itemId(300)
const DRAFT = itemId(301)
const started: Import = {
  importId: RUN,
  source: 'urls',
  name: 'URLs',
  status: 'running',
  total: 2,
  done: 0,
  failed: 0,
  skipped: 0,
  errors: [],
  owner: OWNER,
  createdAt: '2026-11-22T09:00:00.000Z',
}
const check = (overrides: Partial<ImportCheck> = {}): ImportCheck => ({
  total: 2,
  ready: 2,
  faulty: 0,
  duplicates: 0,
  problems: [],
  newValues: {
    funnelStage: [],
    contentProduct: [],
    contentType: [],
    contentIndustry: [],
    contentRegion: [],
  },
  mayCreateValues: true,
  newTags: [],
  newCollections: [],
  preview: [],
  ...overrides,
})
const draftOf = (overrides: Partial<ImportDraft> = {}): ImportDraft => ({
  draftId: DRAFT,
  source: 'csv',
  name: 'list.csv',
  status: 'ready',
  total: 2,
  notes: [],
  noteSentences: [],
  columns: [
    { head: 'Link', samples: ['https://a.test'], field: 'url' },
    { head: '', samples: [], field: null },
  ],
  ...overrides,
})

function open(at: string, replies: readonly Answered[] = [], role: Role = 'editor') {
  const page = (
    <Routes>
      <Route path="/imports" element={<ImportsPage />} />
      <Route path="/imports/:id" element={<h1>One import</h1>} />
    </Routes>
  )
  const usual = [
    taxonomy(),
    answers(listImports, { items: [], nextCursor: null }),
    answers(startImport, started),
  ]
  return openPage(page, [...usual, ...replies], { me: meWith(role), at })
}

async function paste({ click, paste: insert }: UserEvent, field: string | RegExp, text: string) {
  await click(screen.getByLabelText(field, { selector: 'input, textarea' }))
  await insert(text)
}

const arrived = () => waitFor(() => expect(address()).toBe(`/imports/${RUN}`))

it('is not for viewers', async () => {
  await open('/imports', [], 'viewer')
  screen.getByText('Only editors and admins can import content.')
})

it('checks pasted addresses, shows the result and opens the run', async () => {
  const { user, server } = await open('/imports', [
    answers(
      checkImport,
      check({
        total: 4,
        ready: 2,
        faulty: 1,
        duplicates: 1,
        problems: [
          { row: 4, level: 'duplicate', message: 'is in the library' },
          { row: 3, level: 'error', message: 'is no address' },
        ],
        preview: [{ row: 1, url: 'https://a.test', name: 'Ünïcode 例' }],
      }),
    ),
  ])
  const urls = 'https://a.test and https://b.test'
  await paste(user, 'URLs', urls)
  await user.click(button('Check'))
  const rows = (await screen.findByRole('table', { name: 'Rows with problems' })).textContent
  expect(rows).toContain('3is no addressNot imported4is in the librarySkipped')
  await user.click(button('Import 2 items'))
  await arrived()
  expect(server.calls(startImport)[0]?.body).toEqual({ source: 'urls', urls })
})

it('keeps the addresses after a failed check, and when going back', async () => {
  const { user, server } = await open('/imports', [
    refuses(checkImport, 'too-large', { detail: 'More than 50,000 rows' }),
  ])
  await paste(user, 'URLs', 'https://a.test')
  await user.click(button('Check'))
  await screen.findByText('More than 50,000 rows')
  server.now(answers(checkImport, check({ ready: 0 })))
  await user.click(button('Check'))
  expect(await findButton('Nothing to import')).toHaveProperty('disabled', true)
  await user.click(button('Back'))
  expect(screen.getByRole('textbox', { name: 'URLs' })).toHaveProperty('value', 'https://a.test')
})

it('says why a run couldn’t start, and can retry', async () => {
  const { user, server } = await open('/imports', [
    answers(checkImport, check()),
    refuses(startImport, 'plan-limit', { detail: 'The plan has no room' }),
  ])
  await paste(user, 'URLs', 'https://a.test')
  await user.click(button('Check'))
  await user.click(await findButton('Import 2 items'))
  await screen.findByText('The plan has no room')
  server.now(answers(startImport, started))
  await user.click(button('Import 2 items'))
  await arrived()
})

it('turns a dropped CSV into a draft that is kept in the URL', async () => {
  const { user, server } = await open('/imports?from=csv', [
    answers(uploadImportCsv, () => Response.json(draftOf())),
    answers(getImportDraft, draftOf()),
  ])
  const file = new File(['Link\nhttps://a.test'], 'Größe.csv', { type: 'text/csv' })
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
  await screen.findByText(/^2 rows in list\.csv/)
  await waitFor(() => expect(address()).toBe(`/imports?from=csv&draft=${DRAFT}`))
  expect(server.calls(uploadImportCsv)[0]?.query).toEqual({ name: 'Größe.csv' })
})

it('says what is wrong with an unreadable CSV', async () => {
  const errors = [{ path: 'csv', message: 'Row 3 has a quote that does not end' }]
  const { user } = await open('/imports?from=csv', [
    refuses(uploadImportCsv, 'invalid', { errors }),
  ])
  const file = new File(['"'], 'bad.csv', { type: 'text/csv' })
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
  await screen.findByText('Row 3 has a quote that does not end')
})

it('requires a URL column before the review', async () => {
  const columns = [{ head: 'Link', samples: [], field: null }]
  const { user, server } = await open(`/imports?from=csv&draft=${DRAFT}`, [
    answers(getImportDraft, draftOf({ columns })),
    answers(checkImport, check()),
  ])
  await screen.findByText('Choose which column contains the URL.')
  expect(button('Review')).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('combobox', { name: 'Field for Link' }))
  await user.click(await screen.findByRole('option', { name: 'URL' }))
  await user.click(button('Review'))
  await findButton('Import 2 items')
  expect(server.calls(checkImport)[0]?.body.mapping).toEqual(['url'])
})

async function choose(user: UserEvent, field: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}

it('reads a CSV again in the encoding and with the separator that are chosen', async () => {
  const garbled = [{ head: 'Web;Titel', samples: ['Gršn'], field: null }]
  const encoded = draftOf({ encoding: 'macintosh', delimiter: ',', columns: garbled })
  const { user, server } = await open(`/imports?from=csv&draft=${DRAFT}`, [
    answers(getImportDraft, { ...encoded, encoding: 'windows-1252' }),
    answers(changeImportDraft, encoded),
    answers(checkImport, check()),
  ])
  const shownIn = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name }).value
  await choose(user, 'Encoding', 'Western European (Mac Roman)')
  await waitFor(() => expect(shownIn('Encoding')).toBe('Western European (Mac Roman)'))
  expect(shownIn('Separator')).toBe('Comma')
  expect(button('Review')).toHaveProperty('disabled', true)

  server.now(answers(changeImportDraft, draftOf({ encoding: 'macintosh', delimiter: ';' })))
  await choose(user, 'Separator', 'Semicolon')
  await waitFor(() => expect(shownIn('Field for Link')).toBe('URL'))
  await user.click(button('Review'))
  await findButton('Import 2 items')
  expect(server.calls(checkImport)[0]?.body.mapping).toEqual(['url', null])
  expect(server.calls(changeImportDraft).map(({ body }) => body)).toEqual([
    { encoding: 'macintosh' },
    { delimiter: ';' },
  ])
})

it('keeps the columns that were assigned if the new reading has the same', async () => {
  const draft = draftOf({ encoding: 'windows-1252', delimiter: ';' })
  const { user } = await open(`/imports?from=csv&draft=${DRAFT}`, [
    answers(getImportDraft, draft),
    answers(changeImportDraft, { ...draft, encoding: 'windows-1250' }),
  ])
  await choose(user, 'Field for column 2', 'Title')
  await choose(user, 'Encoding', 'Central European (Windows-1250)')
  const encoding = screen.getByRole<HTMLInputElement>('combobox', { name: 'Encoding' })
  await waitFor(() => expect(encoding.value).toBe('Central European (Windows-1250)'))
  const title = screen.getByRole('combobox', { name: 'Field for column 2' })
  expect(title).toHaveProperty('value', 'Title')
})

it('says why a CSV can’t be read in an encoding, and keeps the reading', async () => {
  const errors = [{ path: 'encoding', message: 'The file has a header but no rows' }]
  const { user } = await open(`/imports?from=csv&draft=${DRAFT}`, [
    answers(getImportDraft, draftOf({ encoding: 'utf-8', delimiter: '^' })),
    refuses(changeImportDraft, 'invalid', { errors }),
  ])
  await choose(user, 'Encoding', 'Unicode (UTF-16 LE)')
  await screen.findByText('The file has a header but no rows')
  const encoding = screen.getByRole('combobox', { name: 'Encoding' })
  expect(encoding).toHaveProperty('value', 'Unicode (UTF-8)')
  // The file itself named it.
  expect(screen.getByRole('combobox', { name: 'Separator' })).toHaveProperty('value', '^')
})

it('creates new values, tags and collections first, except unticked ones', async () => {
  const label = (name: string) => ({ label: name, rows: 1 })
  const result = check({
    newValues: { ...check().newValues, funnelStage: [label('Early'), label('Late')] },
    newTags: [label('Fair'), label('Spring')],
    newCollections: [label('Launch')],
  })
  const { user, server } = await open(`/imports?from=csv&draft=${DRAFT}`, [
    answers(getImportDraft, draftOf()),
    answers(checkImport, result),
  ])
  await user.click(await findButton('Review'))
  const late = await screen.findByRole('checkbox', { name: 'Stage: Late' })
  await waitFor(() => expect(late).toHaveProperty('checked', true))
  await user.click(late)
  await user.click(screen.getByRole('checkbox', { name: '2 new tags' }))
  await waitFor(() => expect(button('Import 2 items')).toHaveProperty('disabled', false))
  await user.click(button('Import 2 items'))
  await arrived()
  expect(server.calls(startImport)[0]?.body).toMatchObject({
    source: 'csv',
    draftId: DRAFT,
    createValues: { funnelStage: ['Early'] },
    createTags: false,
    createCollections: true,
  })
})

it('warns people who can’t create categories that rows are imported without them', async () => {
  const newValues = { ...check().newValues, funnelStage: [{ label: 'Early', rows: 1 }] }
  const { user } = await open(`/imports?from=csv&draft=${DRAFT}`, [
    answers(getImportDraft, draftOf()),
    answers(checkImport, check({ newValues, mayCreateValues: false })),
  ])
  await user.click(await findButton('Review'))
  await screen.findByText(/^Only admins can create category values/)
  expect(screen.getByRole('checkbox', { name: 'Stage: Early' })).toHaveProperty('disabled', true)
})

it('starts over if a draft is gone', async () => {
  const { user } = await open(`/imports?from=csv&draft=${DRAFT}`, [
    refuses(getImportDraft, 'not-found'),
  ])
  await screen.findByText('This draft has expired. Drafts are kept for one day.')
  await user.click(button('Choose CSV'))
  await waitFor(() => expect(address()).toBe('/imports?from=csv'))
})

it('reads a sitemap by its address, and imports part of it', async () => {
  const notes = ['3 files were too large']
  const noteSentences = notes.map((message) => ({ message }))
  const draft = draftOf({ source: 'sitemap', total: 120, notes, noteSentences })
  const { user, server } = await open('/imports?from=sitemap', [
    answers(readSitemap, { ...draft, status: 'reading' }),
    answers(getImportDraft, draft),
    answers(checkImport, check()),
  ])
  await paste(user, /^URL of the sitemap/, ' a.test ')
  await user.click(button('Read sitemap'))
  await screen.findByText('120 URLs found')
  screen.getByText('3 files were too large')
  expect(server.calls(readSitemap)[0]?.body).toEqual({ sitemapUrl: 'https://a.test' })
  await user.type(screen.getByRole('textbox', { name: 'Include' }), '/blog/, /guides/,')
  await user.click(button('Check'))
  await findButton('Import 2 items')
  expect(server.calls(checkImport)[0]?.body.include).toEqual(['/blog/', '/guides/'])
})

it('shows at the field why an address is no sitemap', async () => {
  const errors = [{ path: 'sitemapUrl', message: 'leads to a private network' }]
  const { user } = await open('/imports?from=sitemap', [
    refuses(readSitemap, 'invalid', { errors }),
  ])
  await paste(user, /^URL of the sitemap/, 'http://10.0.0.1')
  await user.click(button('Read sitemap'))
  await screen.findByText('leads to a private network')
})

it('says why a sitemap couldn’t be read, and accepts another address', async () => {
  const failed = draftOf({ source: 'sitemap', status: 'failed', failure: 'It answered 404.' })
  const { user } = await open(`/imports?from=sitemap&draft=${DRAFT}`, [
    answers(getImportDraft, failed),
  ])
  await screen.findByText('It answered 404.')
  await user.click(button('Try another URL'))
  await waitFor(() => expect(address()).toBe('/imports?from=sitemap'))
})
