import { cleanNotifications, Notifications } from '@mantine/notifications'
import { TOAST_CLOSE, UNDO_CLOSE } from '@satchel/contract/constants.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { button, findButton, noButton } from '../../test/library.ts'
import { openPage } from '../../test/page.tsx'
import { renderAt } from '../../test/render.tsx'
import { ApiProblem } from '../lib/problem.ts'
import { fileTypeLabel } from './FileTypeMark.tsx'
import { Gate } from './feedback/Gate.tsx'
import { LoadProblem } from './feedback/LoadProblem.tsx'
import { showProblem, toast } from './feedback/toast.tsx'
import { PageTitle } from './layout/Page.tsx'
import { cardGrid } from './list/card-grid.ts'
import { LayoutSwitch } from './list/LayoutSwitch.tsx'
import { ListPages } from './list/ListPages.tsx'
import { MoreButton } from './list/MoreButton.tsx'
import { sortingAnnouncements } from './list/sorting-labels.ts'
import { openConfirm } from './overlay/open-confirm.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => {
  cleanNotifications()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('shows a toast for its time, and one with Undo for longer', async () => {
  renderAt('/', <Notifications />)
  act(() => {
    toast({ message: 'Saved' })
    toast({ message: 'Deleted', action: { label: 'Undo', onClick: () => {} } })
  })
  await pass(TOAST_CLOSE + 100)
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull())
  await pass(1_000)
  screen.getByText('Deleted')
  await pass(UNDO_CLOSE)
  await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull())
})

it('hides a toast after its action, which runs once', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const undo = vi.fn()
  renderAt('/', <Notifications />)
  act(() => toast({ message: 'Deleted', action: { label: 'Undo', onClick: undo } }))
  await user.click(await findButton('Undo'))
  expect(undo).toHaveBeenCalledOnce()
  await waitFor(() => expect(noButton('Undo')).toBe(true))
})

it('announces problems assertively and everything else politely', async () => {
  renderAt('/', <Notifications />)
  act(() => {
    toast({ message: 'Saved', detail: '2 were not changed.' })
    showProblem(new Error('The server is away'))
  })
  expect((await screen.findByRole('alert')).textContent).toContain('The server is away')
  expect(screen.getByRole('status').textContent).toContain('Saved2 were not changed.')
})

it('asks for confirmation, with the focus on Cancel', async () => {
  const onSure = vi.fn()
  const sure = { title: 'Remove Bo', line: 'Links stay.', verb: 'Remove', onSure }
  const { user } = await openPage(
    <button type="button" onClick={() => openConfirm(sure)}>
      Remove Bo
    </button>,
    [],
  )
  await user.click(button('Remove Bo'))
  await screen.findByRole('dialog', { name: 'Remove Bo' })
  await waitFor(() => expect(document.activeElement).toBe(button('Cancel')))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onSure).not.toHaveBeenCalled()
  await user.click(button('Remove Bo'))
  await user.click(await findButton('Remove'))
  expect(onSure).toHaveBeenCalledOnce()
})

function Pages({ total }: { total: number }) {
  const [page, setPage] = useState(1)
  return (
    <ListPages page={page} size={10} total={total} nouns={['link', 'links']} onChange={setPage} />
  )
}

it('shows the position in a list, and links to its other pages', async () => {
  const { user } = await openPage(<Pages total={1_234} />, [])
  screen.getByRole('navigation', { name: 'Pages of links' })
  screen.getByText('1–10 of 1,234 links')
  await user.click(button('Next page'))
  screen.getByText('11–20 of 1,234 links')
  await user.click(button('Page 124'))
  screen.getByText('1,231–1,234 of 1,234 links')
  expect(button('Next page')).toHaveProperty('disabled', true)
})

it('has no pages for a single page', async () => {
  await openPage(<Pages total={10} />, [])
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('offers more of a list as long as there is more', async () => {
  const fetchNextPage = vi.fn()
  const list = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage }
  const { user } = await openPage(
    <>
      <MoreButton list={list} />
      <MoreButton list={{ ...list, hasNextPage: false }}>Show more rows</MoreButton>
    </>,
    [],
  )
  await user.click(button('Show more'))
  expect(fetchNextPage).toHaveBeenCalledOnce()
  expect(noButton('Show more rows')).toBe(true)
})

it('says why loading failed, and nothing if it didn’t', async () => {
  const refetch = vi.fn()
  const problem = {
    title: '',
    status: 503,
    code: 'unavailable',
    detail: 'Back in a minute',
  } as const
  const error = new ApiProblem({ ...problem, type: 'about:blank', requestId: '' })
  const { user } = await openPage(
    <>
      <LoadProblem title="No items" query={{ error, isFetching: false, refetch }} />
      <LoadProblem title="No links" query={{ error: null, isFetching: false, refetch }} />
    </>,
    [],
  )
  expect(screen.getByRole('alert').textContent).toBe('No itemsBack in a minuteTry again')
  expect(screen.queryByText('No links')).toBeNull()
  await user.click(button('Try again'))
  expect(refetch).toHaveBeenCalledOnce()
})

function Layout() {
  const [layout, setLayout] = useState<'grid' | 'table'>('grid')
  return (
    <>
      <LayoutSwitch layouts={['grid', 'table']} value={layout} onChange={setLayout} />
      <p>As a {layout}</p>
    </>
  )
}

it('switches the layout by keyboard', async () => {
  const { user } = await openPage(<Layout />, [])
  act(() => screen.getByRole('radio', { name: 'Grid' }).focus())
  await user.keyboard('{ArrowRight}')
  screen.getByText('As a table')
})

it('shows pages only to people with access, and redirects others by a full load', () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  const view = renderAt('/', <Gate admission={{ kind: 'enter' }}>Inside</Gate>)
  screen.getByText('Inside')
  view.unmount()
  renderAt('/', <Gate admission={{ kind: 'leave', to: '/classic/?path=/login' }}>Inside</Gate>)
  expect(screen.queryByText('Inside')).toBeNull()
  expect(replace).toHaveBeenCalledWith('/classic/?path=/login')
})

it('announces the next page to screen readers', async () => {
  renderAt('/', <PageTitle>Library</PageTitle>)
  renderAt('/', <PageTitle>Sales handbook</PageTitle>)
  await waitFor(() =>
    expect(document.querySelector('[aria-live=polite].visually-hidden')?.textContent).toBe(
      'Sales handbook',
    ),
  )
})

function Renamed({ from, to }: { from: string; to: string }) {
  const [title, setTitle] = useState(from)
  return (
    <main>
      <h1>{title}</h1>
      <button type="button" onClick={() => setTitle(to)}>
        Rename
      </button>
      <PageTitle>{title}</PageTitle>
    </main>
  )
}

it('focuses the heading of the next page where the focus went with the old one', async () => {
  const user = userEvent.setup()
  const first = renderAt('/', <Renamed from="Library" to="Archive" />)
  await user.click(screen.getByRole('button'))
  first.unmount()
  renderAt('/', <Renamed from="Brochure" to="Handbook" />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Brochure' }))
  await user.click(screen.getByRole('button'))
  screen.getByRole('heading', { name: 'Handbook' })
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

test('a drag is announced with the name and position of what is moved', () => {
  const announcements = sortingAnnouncements(['a', 'b'], (id) => (id === 'a' ? 'Brochure' : 'Logo'))
  const [active, over] = [{ id: 'a' }, { id: 'b' }] as never[]
  const announced = (message: keyof typeof announcements, to = over) =>
    announcements[message]?.({ active, over: to } as never)
  expect(announced('onDragStart')).toBe('Brochure picked up, place 1 of 2')
  expect(announced('onDragOver', active)).toBe('Brochure picked up, place 1 of 2')
  expect(announced('onDragOver')).toBe('Brochure over place 2 of 2')
  expect(announced('onDragOver', null as never)).toBe('Brochure over no place')
  expect(announced('onDragEnd')).toBe('Brochure put down at place 2 of 2')
  expect(announced('onDragCancel')).toBe('Brochure left at place 1 of 2')
})

test.each([
  [320, 2],
  [423, 2],
  [424, 2],
  [1_012, 4],
  [1_440, 6],
])('a list %i px wide has %i cards in a row, and none is cut', (width, perRow) => {
  const grid = cardGrid(width, 86)
  expect(grid.perRow).toBe(perRow)
  expect(grid.perRow * grid.cardWidth + (grid.perRow - 1) * 16).toBeCloseTo(width)
})

test.each([
  ['application/pdf', 'PDF'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'Slides'],
  ['text/csv', 'Spreadsheet'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Document'],
  ['image/svg+xml', 'Image'],
  ['text/html', 'Web page'],
  ['text/plain', 'Text'],
  ['application/x-unheard-of', 'File'],
])('a file of %s is called "%s"', (mime, label) => {
  expect(fileTypeLabel('file', mime)).toBe(label)
  expect(fileTypeLabel('link', mime)).toBe('Web link')
})

it('hides messages written for programmers', async () => {
  renderAt('/', <Notifications />)
  act(() => showProblem(new TypeError('Cannot read properties of undefined')))
  await screen.findByText('Something went wrong. Please try again later.')
  act(() => showProblem(new Error('The file is damaged.')))
  await screen.findByText('The file is damaged.')
})
