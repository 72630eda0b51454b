import { cleanNotifications, Notifications } from '@mantine/notifications'
import { changeItems, undoBulkChange } from '@satchel/contract/bulk.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { listMessages } from '@satchel/contract/links/messages.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { listQuestions } from '@satchel/contract/questions.ts'
import { findAnswers } from '@satchel/contract/search/answers.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { useAnswer } from '@satchel/contract/search/used-answers.ts'
import { type AccountSettings, getAccountSettings } from '@satchel/contract/taxonomy.ts'
import { addFavorite } from '@satchel/contract/users.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { foundItemOf, itemId, SEARCH_ID } from '../../../test/items.ts'
import { renderAt } from '../../../test/render.tsx'
import { problem, reply, serve } from '../../../test/server.ts'
import { sessionOf } from '../../../test/session.ts'
import { settle } from '../../../test/settle.ts'
import { startSession } from '../../lib/session.ts'
import LibraryPage from './LibraryPage.tsx'

const names = ['Brochure', 'Price sheet', 'Case study']
const settings: AccountSettings = {
  id: itemId(99),
  version: 1,
  tags: [],
  categories: {
    funnelStage: [],
    contentProduct: [],
    contentType: [],
    contentIndustry: [],
    contentRegion: [],
  },
  requiredCategories: [],
  sharing: {
    allowDownload: true,
    allowPassOn: true,
    downloadAs: 'pdf',
    questions: false,
    visitsKeptMonths: null,
  },
  activity: { keptMonths: 24 },
  agreementYears: 3,
  ocrLanguages: [],
  notifications: { shareView: true },
}

afterEach(() => cleanNotifications())

/** Opens the library on a server with three items and the trash. */
async function open(role: Role, answers: Parameters<typeof serve>[0] = [], at = '/library') {
  const all = names.map((name, index) => foundItemOf({ id: itemId(index), name }))
  const bin = new Set<string>()
  const idsIn = (body: unknown) => (body as { ids: string[] }).ids
  const received = serve([
    ...answers,
    ...sessionOf(role),
    [getAccountSettings, () => reply(getAccountSettings, settings)],
    [
      searchItems,
      () => {
        const items = all.filter(({ id }) => !bin.has(id))
        const total = { value: items.length, relation: 'eq' as const }
        return reply(searchItems, { searchId: SEARCH_ID, items, total, nextCursor: null })
      },
    ],
    [
      changeItems,
      ({ body }) => {
        for (const id of idsIn(body)) bin.add(id)
        return reply(changeItems, outcomeOf(idsIn(body)))
      },
    ],
    [
      undoBulkChange,
      () => {
        const updated = [...bin]
        bin.clear()
        return reply(undoBulkChange, { ...outcomeOf(updated), undoId: null })
      },
    ],
  ])
  await act(startSession)
  renderAt(
    at,
    <>
      <LibraryPage />
      <Notifications />
    </>,
  )
  await screen.findByRole('link', { name: 'Brochure' })
  return { received, bin }
}

const outcomeOf = (updated: string[]) => ({
  updated,
  missing: [] as string[],
  refused: [] as { id: string; reason: 'not-yours' }[],
  undoId: itemId(77),
})

const shown = () => screen.queryAllByRole('article').map((card) => card.querySelector('a')?.title)
const choose = (name: string) =>
  userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))

it('moves selected items to the trash at once and restores them on undo', async () => {
  const { bin } = await open('editor')
  await choose('Brochure')
  await choose('Case study')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(shown()).toEqual(['Price sheet'])

  await screen.findByText('2 items moved to the trash')
  expect(bin.size).toBe(2)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('2 items restored')
  expect(bin.size).toBe(0)
  await waitFor(() => expect(shown()).toEqual(names))
})

it('keeps deleted items hidden when an earlier response arrives', async () => {
  const left = new Set(names.map((_, index) => itemId(index)))
  const late: (() => void)[] = []
  const hold = (response: Response) =>
    new Promise<Response>((resolve) => late.push(() => resolve(response)))
  const { received } = await open('editor', [
    [
      searchItems,
      () => {
        const all = names.map((name, index) => foundItemOf({ id: itemId(index), name }))
        const items = all.filter(({ id }) => left.has(id))
        const total = { value: items.length, relation: 'eq' as const }
        const found = reply(searchItems, { searchId: SEARCH_ID, items, total, nextCursor: null })
        return left.size === 2 ? hold(found) : found
      },
    ],
    [
      changeItems,
      ({ body }) => {
        const { ids } = body as { ids: string[] }
        for (const id of ids) left.delete(id)
        const done = reply(changeItems, outcomeOf(ids))
        return left.size === 1 ? hold(done) : done
      },
    ],
  ])
  await choose('Brochure')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(late).not.toHaveLength(0))
  const answersBefore = late.splice(0)
  await choose('Case study')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(late).toHaveLength(1))
  for (const answer of answersBefore) answer()
  await settle()
  expect(shown()).toEqual(['Price sheet'])

  const requests = received.length
  for (const answer of late) answer()
  await waitFor(() =>
    expect(received.slice(requests).map(({ endpoint }) => endpoint)).toContain(searchItems.name),
  )
  expect(shown()).toEqual(['Price sheet'])
})

it('shows the items again when the server couldn’t delete them', async () => {
  await open('editor', [[changeItems, () => problem('forbidden', { detail: 'Not yours' })]])
  await choose('Brochure')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Not yours')
  await waitFor(() => expect(shown()).toEqual(names))
})

it('moves between cards by arrow keys, j and k, selects by x and all by Ctrl+A', async () => {
  await open('editor')
  act(() => screen.getByRole('link', { name: 'Brochure' }).focus())
  await userEvent.keyboard('jjkx')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Price sheet' }))
  await screen.findByText('1 item selected')
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await screen.findByText('2 items selected')
  await userEvent.keyboard('{Control>}a{/Control}')
  await screen.findByText('3 items selected')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
})

it('shares several selected items together, and one by itself', async () => {
  await open('editor')
  await choose('Brochure')
  screen.getByRole('button', { name: 'Share 1 item' })
  await choose('Price sheet')
  await userEvent.click(screen.getByRole('button', { name: 'Share 2 items' }))
  const ways = await screen.findAllByRole('menuitem')
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Personal page',
    'Share as a collection',
    'Separate links',
  ])
})

it('selects all results except unticked ones, and says how many', async () => {
  const { received } = await open('editor', [
    [
      searchItems,
      () => {
        const items = names.map((name, index) => foundItemOf({ id: itemId(index), name }))
        const total = { value: 1_000, relation: 'gte' as const }
        return reply(searchItems, { searchId: SEARCH_ID, items, total, nextCursor: null })
      },
    ],
    [changeItems, () => problem('forbidden', { detail: 'Not now' })],
  ])
  act(() => screen.getByRole('link', { name: 'Brochure' }).focus())
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.click(await screen.findByRole('button', { name: 'Select all results' }))
  await screen.findByText('All results selected')
  await choose('Price sheet')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Not now')
  const sent = received.find(({ endpoint }) => endpoint === changeItems.name)
  expect(sent?.body).toMatchObject({
    search: { searchTerm: null },
    except: [itemId(1)],
    delete: true,
  })
})

it('says what was refused and why', async () => {
  const refused = [{ id: itemId(0), reason: 'not-yours' as const }]
  await open('editor', [
    [changeItems, () => reply(changeItems, { ...outcomeOf([itemId(1)]), refused })],
  ])
  await choose('Brochure')
  await choose('Price sheet')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('1 item moved to the trash')
  await screen.findByText('1 was not changed: it belongs to someone else.')
})

it('opens a preview by Space that follows the arrow keys', async () => {
  await open('editor')
  act(() => screen.getByRole('link', { name: 'Brochure' }).focus())
  await userEvent.keyboard(' ')
  const panel = await screen.findByRole('complementary', { name: 'Quick look' })
  expect(panel.textContent).toContain('Brochure')
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(panel.textContent).toContain('Price sheet'))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('complementary', { name: 'Quick look' })).toBeNull()
})

it('reverts a favorite when the server refuses it', async () => {
  await open('viewer', [[addFavorite, () => problem('forbidden', { detail: 'Not now' })]])
  const heart = screen.getByRole('button', { name: 'Favorite Brochure' })
  await userEvent.click(heart)
  await screen.findByText('Not now')
  expect(heart.getAttribute('aria-pressed')).toBe('false')
})

it('offers viewers no actions that change items', async () => {
  await open('viewer')
  await choose('Brochure')
  await screen.findByText('1 item selected')
  for (const name of ['Delete', 'Classify', 'Add to collection', 'Add web link']) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
})

it('loads the next page near the end', async () => {
  const pageOf = (from: number, nextCursor: string | null) => ({
    items: Array.from({ length: 40 }, (_, index) =>
      foundItemOf({ id: itemId(from + index), name: `Item ${from + index}` }),
    ) as (Item & { highlight: object })[],
    searchId: SEARCH_ID,
    total: { value: 80, relation: 'eq' as const },
    nextCursor,
  })
  const { received } = await open('viewer', [
    [
      searchItems,
      ({ body }) => {
        const { cursor } = body as { cursor?: string }
        if (cursor) return reply(searchItems, pageOf(40, null))
        const first = pageOf(0, 'next')
        return reply(searchItems, {
          ...first,
          items: [foundItemOf({ id: itemId(900), name: 'Brochure' }), ...first.items],
        })
      },
    ],
  ])
  expect(shown().length).toBeLessThan(40)
  act(() => {
    window.scrollTo(0, 100_000)
    window.dispatchEvent(new Event('scroll'))
  })
  await waitFor(() =>
    expect(received.some(({ body }) => (body as { cursor?: string })?.cursor === 'next')).toBe(
      true,
    ),
  )
})

it('copies an answer with a link for somebody, and begins a reply to whoever waits', async () => {
  const answer = {
    ...{ text: 'Leak sensor € 340.00', marks: [], itemId: itemId(1), itemName: 'Price sheet' },
    ...{ page: 2, fileVersion: 1, score: 1, updatedAt: '2026-03-03T10:00:00.000Z' },
    ...{ validUntil: null, ownerId: itemId(9), alsoIn: [] },
  }
  const link = { id: itemId(20), url: 'https://satchel.test/l/abc#page=2', recipient: 'Bo' }
  const used = {
    ...{ id: itemId(30), itemId: answer.itemId, itemName: answer.itemName, page: 2 },
    ...{ fileVersion: 1, text: answer.text, state: 'current' as const, newText: null },
    ...{ figures: [], usedAt: answer.updatedAt, changedAt: null, tellsVisitors: false, link },
  }
  const place = { itemId: itemId(1), itemType: 'ITEM' as const, itemName: 'Price sheet' }
  const nobody = { sharedToName: null, sharedToMemo: null, sharedToOrganization: null }
  const message = {
    ...{ id: itemId(40), kind: 'message' as const, at: answer.updatedAt, by: null, text: 'Price?' },
    ...{ conversationId: itemId(41), attached: [], mailed: false, unread: true },
    link: { id: itemId(42), ...place, ...nobody, sharedToEmail: 'kim@customer.example' },
    visitor: { name: 'Kim', email: null, emailProved: false },
  }
  const { received } = await open(
    'editor',
    [
      [findAnswers, () => reply(findAnswers, { answers: [answer], unanswered: false })],
      [useAnswer, () => reply(useAnswer, used)],
      [listMessages, () => reply(listMessages, { items: [message], nextCursor: null })],
      [listQuestions, () => reply(listQuestions, { items: [], nextCursor: null })],
    ],
    `/library?searchTerm=${encodeURIComponent('What does the leak sensor cost?')}`,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Copy with link' }))
  await userEvent.type(await screen.findByLabelText(/^Who is it for/), 'Bo')
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(screen.queryByLabelText(/^Who is it for/)).toBeNull())
  expect(received.find(({ endpoint }) => endpoint === useAnswer.name)?.body).toEqual({
    ...{ itemId: answer.itemId, text: answer.text, page: 2 },
    ...{ tellsVisitors: false, sharedToMemo: 'Bo' },
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Use in a reply' }))
  const entry = await screen.findByRole('menuitem', { name: 'Kim: “Price?”' })
  expect(entry.getAttribute('href')).toBe(`/links/${itemId(42)}?answer`)
})
