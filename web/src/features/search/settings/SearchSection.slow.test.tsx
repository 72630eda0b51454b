import { listSearchGaps, type SearchGap } from '@satchel/contract/search/gaps.ts'
import {
  addSynonyms,
  changeSynonyms,
  deleteSynonyms,
  listSynonyms,
} from '@satchel/contract/search/search.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answered, answers, refuses } from '../../../../test/contract-server.ts'
import { itemId } from '../../../../test/items.ts'
import { fill, meWith, openPage } from '../../../../test/page.tsx'
import { SearchSection } from './SearchSection.tsx'

const gap: SearchGap = {
  term: 'battery',
  people: 3,
  searches: 5,
  lastAt: '2026-11-20T09:00:00.000Z',
  organizations: ['Northwind'],
  wishIds: [],
}
const group = { id: itemId(1), terms: ['quay', 'wharf'] }
const onWish = vi.fn<(term: string) => void>()
const section = <SearchSection onWish={onWish} wishTo={(id) => `/wishes/${id}`} />
const open = (...replies: readonly Answered[]) =>
  openPage(section, replies, { me: meWith('admin') })

test('a search without results becomes a wish, and links to it', async () => {
  const wished = { ...gap, term: 'crane', wishIds: [itemId(7)] }
  const page = await open(answers(listSearchGaps, [gap, wished]), answers(listSynonyms, []))
  await page.user.click(await screen.findByRole('button', { name: 'Add wish for “battery”' }))
  expect(onWish).toHaveBeenCalledWith('battery')
  const link = screen.getByRole('link', { name: 'View wish for “crane”' })
  expect(link.getAttribute('href')).toBe(`/wishes/${itemId(7)}`)
})

test('a search without results is fixed by a synonym', async () => {
  const page = await open(
    answers(listSearchGaps, [gap]),
    answers(listSynonyms, []),
    answers(addSynonyms, group),
  )
  await screen.findByText('battery')
  screen.getByText(/3 people · 5 searches/)
  screen.getByText('Shared something with Northwind right after')
  await page.user.click(
    screen.getByRole('button', { name: 'We have it under another name: “battery”' }),
  )
  await fill(page, screen.getByLabelText('What we call “battery”'), 'accumulator')
  page.server.now(answers(listSearchGaps, []))
  await page.user.keyboard('{Enter}')
  await screen.findByText('“battery” now finds what you have')
  expect(page.server.calls(addSynonyms)).toMatchObject([
    { body: { terms: ['accumulator', 'battery'] } },
  ])
  await screen.findByText('Everything people searched for was found.')
})

test('a name that also has no results says so', async () => {
  const page = await open(
    answers(listSearchGaps, [gap]),
    answers(listSynonyms, []),
    answers(addSynonyms, group),
  )
  await page.user.click(await screen.findByRole('button', { name: /^We have/ }))
  await fill(page, screen.getByLabelText('What we call “battery”'), 'acumulator')
  await page.user.keyboard('{Enter}')
  await screen.findByText(/still finds nothing/)
})

test('synonyms are added, edited and deleted, and errors show at the field', async () => {
  const page = await open(
    answers(listSearchGaps, []),
    answers(listSynonyms, [group]),
    answers(addSynonyms, group),
    answers(changeSynonyms, group),
    answers(deleteSynonyms),
  )
  const field = await screen.findByLabelText('Terms that mean the same')
  await fill(page, field, 'alone')
  await page.user.keyboard('{Enter}')
  await screen.findByText('Enter at least two terms, separated by a comma')
  await fill(page, field, 'pier, jetty')
  await page.user.keyboard('{Enter}')
  await waitFor(() =>
    expect(page.server.calls(addSynonyms)).toMatchObject([{ body: { terms: ['pier', 'jetty'] } }]),
  )
  await page.user.click(screen.getByRole('button', { name: 'Edit quay and wharf' }))
  const [, edited] = screen.getAllByLabelText('Terms that mean the same')
  if (!edited) throw new Error('There is no field to edit in')
  page.server.now(
    refuses(changeSynonyms, 'invalid', {
      errors: [{ path: 'terms.1', message: 'is there already' }],
    }),
  )
  await fill(page, edited, 'quay, QUAY')
  await page.user.keyboard('{Enter}')
  await screen.findByText('is there already')
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await page.user.click(screen.getByRole('button', { name: 'Delete quay and wharf' }))
  await screen.findByText('Synonyms deleted')
})
