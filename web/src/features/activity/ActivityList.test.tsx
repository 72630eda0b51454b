import { type Activity, listActivity } from '@satchel/contract/activity.ts'
import { changeItem, getItem } from '@satchel/contract/items/items.ts'
import { getAccountSettings } from '@satchel/contract/taxonomy.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../test/items.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { userId } from '../../../test/people.ts'
import { categoryValueOf, settingsOf } from '../../../test/taxonomy.ts'
import { ActivityList } from './ActivityList.tsx'
import { BriefActivity } from './BriefActivity.tsx'

// One minute past midnight in Zurich, still the day before in London.
const NOW = new Date('2026-11-21T23:01:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})

let count = 0
function activityOf(overrides: Partial<Activity> = {}): Activity {
  count += 1
  return {
    id: `0199ac71-0000-7000-8000-${String(count).padStart(12, '0')}`,
    at: NOW.toISOString(),
    actor: { id: userId(1), name: 'Ada' },
    itemType: 'ITEM',
    itemId: itemId(1),
    itemName: 'Price sheet',
    changeKind: 'MODIFY',
    ...overrides,
  }
}

const listed = (items: Activity[], nextCursor: string | null = null) =>
  answers(listActivity, { items, nextCursor })
const open = (replies: readonly Answered[], timeZone = 'Europe/Zurich') =>
  openPage(<ActivityList filter={{}} empty={<p>Nothing yet</p>} />, replies, {
    me: meWith('viewer', { tenant: { timeZone } }),
  })

const days = async () => {
  await screen.findAllByRole('listitem')
  return screen.getAllByRole('heading').map(({ textContent }) => textContent)
}
const changes = () =>
  [...document.querySelectorAll('dl > div')].map((change) => [
    change.querySelector('dt')?.textContent,
    change.querySelector('dd')?.textContent,
  ])

test('changes are grouped by day in the company’s time zone, not the browser’s', async () => {
  const entries = [
    activityOf(),
    activityOf({ at: '2026-11-21T22:30:00.000Z' }),
    activityOf({ at: '2026-11-19T12:00:00.000Z' }),
  ]
  await open([listed(entries)])
  expect(await days()).toEqual(['Today', 'Yesterday', 'Nov 19, 2026'])
})

test('the same changes group differently in another time zone', async () => {
  await open(
    [listed([activityOf(), activityOf({ at: '2026-11-21T22:30:00.000Z' })])],
    'Europe/London',
  )
  expect(await days()).toEqual(['Today'])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('each change shows old and new values in product terms', async () => {
  await open([
    listed([
      activityOf({
        changes: [
          { field: 'name', from: 'Prices', to: 'Preise — 価格' },
          { field: 'tags', from: [], to: ['new', 'hot'] },
          { field: 'shareable', from: true, to: false },
          { field: 'expiresOn', from: null, to: '2026-12-24' },
          { field: 'broken', from: false, to: true },
          { field: 'items', from: null, to: ['Film'] },
          { field: 'search', from: [], to: null },
          { field: 'order', from: 1, to: 2 },
          { field: 'someNewField', from: 1_000, to: { a: 1 } },
        ],
      }),
    ]),
  ])
  await screen.findByRole('listitem')
  expect(changes()).toEqual([
    ['Name', expect.stringMatching(/^Prices.*Preise — 価格$/)],
    ['Tags', 'new, hot'],
    ['Shareable', expect.stringMatching(/^on.*off$/)],
    ['Expiry date', 'Dec 24, 2026'],
    ['Web page', expect.stringMatching(/^responding.*not responding$/)],
    ['Added', 'Film'],
    ['Filters', expect.stringMatching(/^everything.*none, arranged manually$/)],
    ['Order', 'changed'],
    ['Some new field', expect.stringMatching(/^1,000.*other$/)],
  ])
})

test('a site is published for the first time, and later again', async () => {
  const published = (from: number | null, to: number) => ({
    itemType: 'SITE' as const,
    changes: [
      { field: 'status', from: from === null ? 'draft' : 'published', to: 'published' },
      { field: 'publishedVersion', from, to },
    ],
  })
  await open([listed([activityOf(published(2, 4)), activityOf(published(null, 2))])])
  await screen.findAllByRole('listitem')
  expect(changes()).toEqual([
    ['Status', 'Published again, with all changes'],
    ['Status', 'Published for the first time'],
  ])
})

test('existing things are linked, removed ones aren’t', async () => {
  await open([
    listed([
      activityOf({ itemType: 'COLLECTION', changeKind: 'INSERT', itemName: 'Autumn' }),
      activityOf({ changeKind: 'REMOVE', itemName: '', count: 1_201, actor: null }),
    ]),
  ])
  const link = await screen.findByRole('link', { name: 'Autumn' })
  expect(link.getAttribute('href')).toBe(`/collections/${itemId(1)}`)
  const [, removed] = screen.getAllByRole('listitem')
  expect(removed?.textContent).toMatch(/^RemovedUntitledand 1,200 other itemsSatchel, just now$/)
  expect(within(removed as HTMLElement).queryByRole('link')).toBeNull()
})

test('earlier changes load on request', async () => {
  const page = await open([
    answers(listActivity, ({ query }) =>
      query.cursor
        ? { items: [activityOf({ itemName: 'First of all' })], nextCursor: null }
        : { items: [activityOf()], nextCursor: 'earlier' },
    ),
  ])
  await page.user.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText('First of all')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('an empty list shows the page’s own message', async () => {
  await open([listed([])])
  await screen.findByText('Nothing yet')
})

test('a list that couldn’t be loaded can be retried', async () => {
  const page = await open([refuses(listActivity, 'unavailable')])
  await screen.findByText('Couldn’t load the activity')
  page.server.now(listed([activityOf()]))
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Price sheet')
})

test('on one thing’s page its name is left out, and more changes load there', async () => {
  const me = meWith('viewer')
  const page = await openPage(
    <BriefActivity filter={{ itemId: itemId(1) }} count={2} withName={false} mayGrow />,
    [
      answers(listActivity, ({ query }) =>
        query.cursor
          ? { items: [activityOf({ changeKind: 'INSERT' })], nextCursor: null }
          : { items: [activityOf(), activityOf()], nextCursor: 'more' },
      ),
    ],
    { me },
  )
  await page.user.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText('Added')
  expect(screen.queryByText('Price sheet')).toBeNull()
  expect(page.server.calls(listActivity)[0]?.query).toEqual({ itemId: itemId(1), limit: 2 })
})

test('sharing an item and a collection read alike, with the recipient if allowed', async () => {
  const changes = [{ field: 'link', from: null, to: 'made' }]
  await open([
    listed([
      activityOf({ changes, sharedWith: 'anna@customer.example' }),
      activityOf({ changes, itemType: 'COLLECTION', itemName: 'Autumn' }),
      activityOf({ changes: [{ field: 'link', from: null, to: 12 }] }),
    ]),
  ])
  const entries = await screen.findAllByRole('listitem')
  expect(entries.map((entry) => entry.querySelector('p')?.textContent)).toEqual([
    'SharedPrice sheetwith anna@customer.example',
    'SharedAutumnwith a link',
    'SharedPrice sheetwith 12 links',
  ])
  expect(document.querySelectorAll('dl')).toHaveLength(0)
})

test('a burst of one kind is one line, which expands to each change', async () => {
  const burst = Array.from({ length: 40 }, (_, number) =>
    activityOf({ changeKind: 'INSERT', itemId: itemId(number + 1), itemName: `Photo ${number}` }),
  )
  const other = { actor: { id: userId(2), name: 'Bo' }, changeKind: 'INSERT' as const }
  const edits = Array.from({ length: 5 }, () => activityOf())
  const page = await open([listed([...burst, activityOf(other), ...edits])])
  await screen.findByText('Added 40 items')
  screen.getByText('Updated Price sheet 5 times')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  const [first] = screen.getAllByRole('button', { name: 'Show all' })
  await page.user.click(first as HTMLElement)
  expect(screen.getAllByRole('listitem')).toHaveLength(43)
  screen.getByRole('link', { name: 'Photo 39' })
})

test('each change links to the item’s history and the person’s changes', async () => {
  await open([listed([activityOf()])])
  const history = await screen.findByRole('link', { name: 'History of Price sheet' })
  expect(history.getAttribute('href')).toBe(`/activity?itemId=${itemId(1)}`)
  const person = screen.getByRole('link', { name: 'Changes by Ada' })
  expect(person.getAttribute('href')).toBe(`/activity?userId=${userId(1)}`)
})

test('earlier values of an item are restored on its current version, with undo', async () => {
  const changes = [
    { field: 'name', from: 'Prices', to: 'Price sheet' },
    { field: 'tags', from: ['old'], to: [] },
    { field: 'funnelStage', from: ['Awareness', 'Gone'], to: [] },
    { field: 'releasesOn', from: null, to: '2026-12-01' },
    { field: 'owner', from: 'Ada', to: 'Bo' },
  ]
  const stage = categoryValueOf(1, 'Awareness')
  const { categories } = settingsOf()
  const settings = settingsOf({ categories: { ...categories, funnelStage: [stage] } })
  const item = itemOf({ version: 7, name: 'Price sheet', releasesOn: '2026-12-01' })
  const page = await openPage(
    <ActivityList filter={{}} empty={null} />,
    [
      listed([activityOf({ changes })]),
      answers(getItem, item),
      answers(getAccountSettings, settings),
      answers(changeItem, { ...item, version: 8, name: 'Prices' }),
    ],
    { me: meWith('editor') },
  )
  await page.user.click(await screen.findByRole('button', { name: 'Restore' }))
  await screen.findByText('Earlier values restored')
  const [call] = page.server.calls(changeItem)
  expect(call?.headers.get('if-match')).toBe('"7"')
  expect(call?.body).toEqual({
    name: 'Prices',
    tags: ['old'],
    funnelStage: [stage.id],
    releasesOn: null,
  })
  await page.user.click(screen.getByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(page.server.calls(changeItem)).toHaveLength(2))
  expect(page.server.calls(changeItem)[1]?.headers.get('if-match')).toBe('"8"')
  expect(page.server.calls(changeItem)[1]?.body).toMatchObject({
    name: 'Price sheet',
    releasesOn: '2026-12-01',
  })
})

test('changes of a job, or without permission, can’t be restored', async () => {
  const changes = [{ field: 'name', from: 'a', to: 'b' }]
  await open([listed([activityOf({ changes })])])
  await screen.findByText('Price sheet')
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
})
