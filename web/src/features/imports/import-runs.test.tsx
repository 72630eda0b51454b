import {
  changeImport,
  getImport,
  type Import,
  type ImportRow,
  listImportRows,
  listImports,
  retryImport,
} from '@satchel/contract/imports/imports.ts'
import { getImportProblems } from '@satchel/contract/imports/templates.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Answered, answers, answersLater, refuses } from '../../../test/contract-server.ts'
import { itemId, OWNER } from '../../../test/items.ts'
import { button, findButton, noButton } from '../../../test/library.ts'
import { openLine } from '../../../test/live-line.ts'
import { address, meWith, openPage } from '../../../test/page.tsx'
import { ImportHistory } from './ImportHistory.tsx'
import { ImportRun } from './ImportRun.tsx'
import { formatOutcome, percentOf } from './run-labels.ts'

const RUN = itemId(300)
const run = (overrides: Partial<Import> = {}): Import => ({
  importId: RUN,
  source: 'csv',
  name: 'Messe – Liste.csv',
  status: 'completed',
  total: 10,
  done: 7,
  failed: 2,
  skipped: 1,
  errors: [],
  owner: OWNER,
  createdAt: '2026-11-22T09:00:00.000Z',
  ...overrides,
})
const rows: ImportRow[] = [
  { row: 2, status: 'done', name: 'Brochure', itemId: itemId(1) },
  { row: 3, status: 'failed', url: 'https://b.test', message: 'It answered 404' },
  { row: 4, status: 'skipped' },
]
const listed = answers(listImportRows, ({ query }) => ({
  items: rows.filter(({ status }) => !query.status || status === query.status),
  nextCursor: null,
}))

const open = (...replies: Answered[]) =>
  openPage(<ImportRun importId={RUN} />, [answers(getImport, run()), listed, ...replies], {
    me: meWith('editor'),
  })

it('shows the result of each row, those with problems first', async () => {
  const { user } = await open()
  await screen.findByText('It answered 404')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await user.click(screen.getByRole('radio', { name: 'All' }))
  await screen.findByRole('link', { name: 'Brochure' })
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent)
  expect(lines).toEqual([
    '2BrochureAdded',
    '3https://b.testIt answered 404Failed',
    '4No URLSkipped',
  ])
  screen.getByText('Partly done')
  screen.getByText('7 added, 2 failed, 1 already in library')
})

it('filters rows, and keeps that in the URL', async () => {
  const { user } = await open()
  await screen.findByText('It answered 404')
  await user.click(screen.getByRole('radio', { name: 'All' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
  await user.click(screen.getByRole('radio', { name: 'Failed' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  await waitFor(() => expect(address()).toBe('/?status=failed'))
})

it('retries failed rows, and says why that was refused', async () => {
  const { user, server } = await open(
    refuses(retryImport, 'conflict', { detail: 'Another one runs' }),
  )
  await user.click(await findButton('Retry 2 failed rows'))
  await screen.findByText('Another one runs')
  const again = run({ status: 'running', done: 7, failed: 0 })
  server.now(answers(retryImport, again), answers(getImport, again))
  await user.click(button('Retry 2 failed rows'))
  await screen.findByText('You can leave this page. The import continues.')
  expect(noButton(/Try/)).toBe(true)
})

it('cancels a run, and continues with the rest', async () => {
  const running = run({ status: 'running', failed: 0, done: 3 })
  const later = answersLater(changeImport, run({ status: 'cancelled', failed: 0, done: 3 }))
  const { user, server } = await open(answers(getImport, running), later)
  await user.click(await findButton('Cancel'))
  expect(server.calls(changeImport)[0]?.body).toEqual({ importId: RUN, status: 'cancelled' })
  server.now(answers(getImport, run({ status: 'cancelled', failed: 0, done: 3 })))
  await act(async () => later.release())
  await screen.findByText('3 added, 1 already in library, 6 not started')
  await findButton('Resume')
})

it('downloads the problems as a CSV, and shows a failure', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const { user, server } = await open(
    answers(getImportProblems, () => new Response('row,problem\n')) as Answered,
  )
  await user.click(await findButton('Export problems'))
  await waitFor(() => expect(saved).toEqual(['Messe – Liste.csv problems.csv']))
  server.now(refuses(getImportProblems, 'unavailable', { detail: 'The store is away' }))
  await user.click(button('Export problems'))
  await screen.findByText('The store is away')
})

it('says why the whole import failed', async () => {
  await open(answers(getImport, run({ status: 'failed', failure: 'The owner was removed' })))
  await screen.findByText('The owner was removed')
})

it('reloads after a problem', async () => {
  const { user, server } = await open(refuses(getImport, 'forbidden'))
  await screen.findByText('Couldn’t load the import')
  server.now(answers(getImport, run()))
  await user.click(button('Try again'))
  await screen.findByRole('heading', { name: 'Messe – Liste.csv' })
})

const history = (...items: Import[]) => answers(listImports, { items, nextCursor: null })

it('lists earlier imports, and cancels a running one', async () => {
  const running = run({ status: 'running', done: 3, failed: 0, skipped: 0 })
  const { user, server } = await openPage(
    <ImportHistory />,
    [
      history(running, run({ importId: itemId(302), source: 'upload', failed: 0, done: 9 })),
      answers(changeImport, run({ status: 'cancelled' })),
    ],
    { me: meWith('editor') },
  )
  await screen.findByText('3 of 10')
  screen.getByText('Done')
  server.now(history(run({ status: 'cancelled', done: 3, failed: 0, skipped: 0 })))
  await user.click(button('Cancel Messe – Liste.csv'))
  await screen.findByText('3 added, 7 not started')
})

it('shows the progress that the socket reports', async () => {
  const line = openLine()
  const { server } = await openPage(
    <ImportHistory />,
    [history(run({ status: 'running', done: 1, failed: 0, skipped: 0 }))],
    { me: meWith('editor') },
  )
  await screen.findByText('1 of 10')
  await line.connect()
  server.now(history(run({ status: 'running', done: 6, failed: 0, skipped: 0 })))
  line.send({ action: 'user-collections-update', importId: RUN })
  await screen.findByText('6 of 10')
})

it('explains the empty list', async () => {
  await openPage(<ImportHistory />, [history()], { me: meWith('editor') })
  await screen.findByText(/^No imports yet/)
})

it.each([
  [{ done: 3, failed: 0, skipped: 0, total: 3 }, '3 added', 100],
  [
    { done: 1_000, failed: 1, skipped: 2, total: 4_000 },
    '1,000 added, 1 failed, 2 already in library',
    25,
  ],
  [{ done: 0, failed: 0, skipped: 0, total: 0 }, '0 added', 0],
])('formats %j in words', (input, words, percent) => {
  expect(formatOutcome(run(input))).toBe(words)
  expect(percentOf(run(input))).toBe(percent)
})
