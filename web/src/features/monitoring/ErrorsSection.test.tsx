import {
  changeError,
  deleteError,
  type ErrorDetails,
  type ErrorGroup,
  getError,
  getErrorDsn,
  listErrors,
} from '@satchel/contract/monitoring.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { ErrorsSection } from './ErrorsSection.tsx'
import type { ErrorsView } from './errors-view.ts'

const group: ErrorGroup = {
  id: '0199abcd-0000-7000-8000-000000000001',
  title: 'TypeError: No items in undefined',
  level: 'error',
  source: 'person',
  status: 'open',
  count: 1_204,
  people: 2,
  firstAt: '2026-11-20T23:30:00.000Z',
  lastAt: '2026-11-20T23:30:00.000Z',
  release: 'satchel-web@abc',
  url: 'https://satchel.example/library?view=grid',
}
const frame = { column: 7, line: 12, inApp: true }
const details: ErrorDetails = {
  ...group,
  lastEvent: {
    type: 'TypeError',
    value: 'No items in undefined',
    id: 'e1',
    at: group.lastAt,
    platform: 'javascript',
    environment: 'production',
    stack: [
      {
        ...frame,
        function: 'itemsOf',
        file: 'web/src/a.ts',
        code: { firstLine: 11, lines: ['before', 'return list.items'] },
      },
      { ...frame, function: 'render', file: 'node_modules/react.js', inApp: false },
      { ...frame, function: 'commit', file: 'node_modules/react.js', inApp: false },
    ],
    causes: [{ type: 'Error', value: 'Lost', stack: [] }],
    breadcrumbs: [
      { at: group.lastAt, category: 'ui.click', message: 'button "Share"', level: 'info' },
    ],
    person: { id: 'u1', name: 'Bo', email: 'bo@example.com' },
    tags: { version: 'v2' },
    agent: 'Firefox on Linux',
  },
}

/** Surrounding page, which owns the view. */
function Page({ first }: { first: Partial<ErrorsView> }) {
  const [view, setView] = useState<ErrorsView>({
    status: 'open',
    source: null,
    error: null,
    ...first,
  })
  return (
    <ErrorsSection
      view={view}
      onView={(next) => setView({ ...view, ...next })}
      hrefOf={({ error }) => `/errors/${error ?? ''}`}
    />
  )
}

const open = (replies: readonly Answered[], view: Partial<ErrorsView> = {}) =>
  openPage(<Page first={view} />, replies, { me: meWith('admin') })

const listed = (items: ErrorGroup[]) => ({ items, nextCursor: null })

test('errors are listed by status, with how often and for whom they occurred', async () => {
  const page = await open([
    answers(listErrors, ({ query }) => listed(query.status === 'open' ? [group] : [])),
  ])
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toMatch(
    /^TypeError: No items in undefined1,204 times2 peoplelast .*\/library\?view=grid$/,
  )
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`/errors/${group.id}`)
  await page.user.click(screen.getByRole('radio', { name: 'Resolved' }))
  await screen.findByText(/^No resolved errors/)
})

test('errors of unknown senders are marked, and can be filtered out', async () => {
  const stranger: ErrorGroup = { ...group, source: 'anonymous' }
  const page = await open([
    answers(listErrors, ({ query }) => listed(query.source === 'person' ? [group] : [stranger])),
  ])
  expect((await screen.findByRole('listitem')).textContent).toContain('Unknown senders')
  await page.user.click(screen.getByRole('combobox', { name: 'Reported by' }))
  await page.user.click(await screen.findByRole('option', { name: 'People signed in' }))
  await waitFor(() =>
    expect(screen.getByRole('listitem').textContent).not.toContain('Unknown senders'),
  )
})

test('an error shows its source, what happened before, and who met it', async () => {
  const page = await open(
    [answers(getError, details), answers(changeError, { ...group, status: 'ignored' })],
    { error: group.id },
  )
  const [stack] = await screen.findAllByRole('list', { name: 'Stack' })
  expect(stack?.textContent).toContain('itemsOf web/src/a.ts:12:7')
  expect(stack?.textContent).toContain('return list.items')
  expect(stack?.textContent).toContain('2 library frames')
  screen.getByRole('heading', { name: 'Caused by Error: Lost' })
  expect(screen.getByRole('list', { name: 'What happened before' }).textContent).toContain(
    'ui.clickbutton "Share"',
  )
  screen.getByText('Bo')
  await page.user.click(screen.getByRole('button', { name: 'Ignore' }))
  await screen.findByText('Ignored. It’s only counted from now on.')
  expect(page.server.calls(changeError)[0]?.body).toEqual({ status: 'ignored' })
})

test('an error is deleted after confirmation, and the list is shown again', async () => {
  const page = await open(
    [answers(getError, details), answers(deleteError), answers(listErrors, listed([]))],
    { error: group.id },
  )
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete this error?' })
  await page.user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await screen.findByText(/^No open errors/)
})

test('a failed load can be retried; the DSN is loaded on request', async () => {
  const page = await open([
    refuses(listErrors, 'unavailable'),
    answers(getErrorDsn, { dsn: 'https://abc@satchel.example/api/monitoring/1' }),
  ])
  await screen.findByText('Couldn’t load the errors')
  page.server.now(answers(listErrors, listed([group])))
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('listitem')
  expect(page.server.calls(getErrorDsn)).toHaveLength(0)
  await page.user.click(screen.getByText('Report errors from your own tools'))
  await screen.findByText('https://abc@satchel.example/api/monitoring/1')
})
