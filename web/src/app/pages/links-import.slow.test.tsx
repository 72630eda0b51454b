import {
  getImport,
  getImportDraft,
  type Import,
  type ImportDraft,
  listImportRows,
  listImports,
  startImport,
  undoImport,
} from '@satchel/contract/imports/imports.ts'
import type { LinkPlan } from '@satchel/contract/imports/links.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { type Answered, answers } from '../../../test/contract-server.ts'
import { itemId, OWNER } from '../../../test/items.ts'
import { button, categoryValue, taxonomy } from '../../../test/library.ts'
import { address, meWith, openPage } from '../../../test/page.tsx'
import ImportRunPage from './ImportRunPage.tsx'
import ImportsPage from './ImportsPage.tsx'

const RUN = itemId(300)
const run: Import = {
  importId: RUN,
  source: 'links',
  name: 'bitly.csv',
  status: 'completed',
  total: 3,
  done: 2,
  failed: 1,
  skipped: 0,
  errors: [],
  owner: OWNER,
  createdAt: '2026-11-22T09:00:00.000Z',
}
const draft: ImportDraft = {
  draftId: RUN,
  source: 'links',
  name: 'bitly.csv',
  status: 'ready',
  total: 3,
  product: 'bitly',
  notes: [],
  noteSentences: [],
  columns: [],
}
const planOf = (overrides: Partial<LinkPlan> = {}): LinkPlan => ({
  dryRun: true,
  product: 'bitly',
  total: 3,
  new: 2,
  same: 0,
  taken: 1,
  invalidTarget: 0,
  badSlug: 0,
  reserved: 0,
  badValue: 0,
  overLimit: 0,
  newItems: 1,
  visitsBefore: 1_250,
  protected: 0,
  closed: 0,
  leftOut: 0,
  domains: [{ domain: 'bit.ly', rows: 3, isOurs: false, opensAt: 'go.test/' }],
  missing: [],
  problems: [
    {
      row: 4,
      slug: 'spring',
      kind: 'taken',
      message: 'A link of Bo has this slug',
      takenBy: { where: 'account', name: 'Bo', target: 'https://else.test/' },
    },
  ],
  ...overrides,
})

function open(at: string, replies: readonly Answered[]) {
  const page = (
    <Routes>
      <Route path="/imports" element={<ImportsPage />} />
      <Route path="/imports/:importId" element={<ImportRunPage />} />
    </Routes>
  )
  const usual = [taxonomy(), answers(listImports, { items: [], nextCursor: null })]
  return openPage(page, [...usual, ...replies], { me: meWith('editor'), at })
}

const AT = `/imports?from=links&draft=${RUN}`
const counts = () => [...document.querySelectorAll('dl dd')].map(({ textContent }) => textContent)

it('shows what an import of links would do, and starts it only when told', async () => {
  const { user, server } = await open(AT, [
    answers(getImportDraft, draft),
    answers(startImport, planOf()),
    answers(getImport, run),
    answers(listImportRows, { items: [], nextCursor: null }),
  ])
  await screen.findByText('3 rows in bitly.csv, recognized as an export of Bitly')
  expect(counts()).toEqual(['2', '0', '1', '0'])
  screen.getByText(/1,250 earlier visits/)
  screen.getByRole('row', { name: 'bit.ly go.test/… 3' })
  const conflicts = screen.getByRole('table', { name: 'Conflicts and problems' })
  expect(conflicts.textContent).toContain(
    'springTakenA link of Bo has this slug · https://else.test/',
  )
  expect(server.calls(startImport)).toHaveLength(1)
  expect(server.calls(startImport)[0]?.body).toMatchObject({ source: 'links', dryRun: true })

  server.now(answers(startImport, run))
  await user.click(button('Import 2 links'))
  await waitFor(() => expect(address()).toBe(`/imports/${RUN}`))
  const { dryRun, ...started } = server.calls(startImport)[1]?.body ?? {}
  expect([dryRun, started]).toEqual([undefined, { source: 'links', draftId: RUN, classify: {} }])
})

it('asks what becomes of links that asked for a password, and says which come withdrawn', async () => {
  const { user, server } = await open(AT, [
    answers(getImportDraft, draft),
    answers(startImport, planOf({ new: 5, protected: 2, closed: 1 })),
  ])
  const choice = await screen.findByRole('radiogroup', {
    name: '2 links asked for a password elsewhere',
  })
  screen.getByText(/1 link no longer opened elsewhere, and comes withdrawn/)
  expect(within(choice).getByRole('radio', { name: /withdrawn/ })).toHaveProperty('checked', true)
  await user.click(within(choice).getByRole('radio', { name: 'Give all of them a new password' }))
  expect(button('Import 5 links')).toHaveProperty('disabled', true)
  await user.type(screen.getByLabelText('New password'), 'sesame 42')
  await waitFor(() => expect(button('Import 5 links')).toHaveProperty('disabled', false))
  server.now(answers(startImport, run), answers(getImport, run))
  server.now(answers(listImportRows, { items: [], nextCursor: null }))
  await user.click(button('Import 5 links'))
  await waitFor(() => expect(address()).toBe(`/imports/${RUN}`))
  expect(server.calls(startImport).at(-1)?.body).toMatchObject({
    passwords: { as: 'password', password: 'sesame 42' },
  })
})

it('asks for the categories that the team requires before it can start', async () => {
  const { user, server } = await open(AT, [
    answers(getImportDraft, draft),
    answers(startImport, planOf({ missing: ['funnelStage'] })),
    taxonomy({ funnelStage: [categoryValue(1, 'Early')] }),
  ])
  await screen.findByText(/Your team requires a value for Stage/)
  expect(button('Import 2 links')).toHaveProperty('disabled', true)
  await user.click(screen.getByText('Classify all new items'))
  await user.click(screen.getByRole('combobox', { name: 'Stage' }))
  await user.click(await screen.findByRole('option', { name: 'Early' }))
  await waitFor(() => expect(button('Import 2 links')).toHaveProperty('disabled', false))
  // The table isn't looked through again for that.
  expect(server.calls(startImport)).toHaveLength(1)
})

it('undoes an import of links after asking', async () => {
  const { user, server } = await open(`/imports/${RUN}`, [
    answers(getImport, run),
    answers(listImportRows, {
      items: [{ row: 2, status: 'done', slug: 'spring', name: 'Offers' }],
      nextCursor: null,
    }),
    answers(undoImport, { ...run, status: 'undoing' }),
  ])
  await screen.findByText('spring · Offers')
  expect(screen.getByRole('link', { name: 'Show 2 links' }).getAttribute('href')).toBe('/links')
  await user.click(button('Undo import'))
  expect(server.calls(undoImport)).toHaveLength(0)
  server.now(answers(getImport, { ...run, status: 'undone' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('stop working')
  const sure = [...dialog.querySelectorAll('button')].find(
    (each) => each.textContent === 'Undo import',
  )
  await user.click(sure as HTMLElement)
  await screen.findByText('Undone')
  expect(server.calls(undoImport)[0]?.params).toEqual({ importId: RUN })
  expect(screen.queryByRole('button', { name: 'Undo import' })).toBe(null)
})
