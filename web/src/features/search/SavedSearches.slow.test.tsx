import type { Role } from '@satchel/contract/permissions.ts'
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  saveSearch,
} from '@satchel/contract/search/search.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { itemId, OWNER } from '../../../test/items.ts'
import {
  button,
  categoryValue,
  findButton,
  noButton,
  tagOf,
  taxonomy,
} from '../../../test/library.ts'
import { address, meWith, openPage } from '../../../test/page.tsx'
import { SavedSearches } from './SavedSearches.tsx'
import { useSearchView } from './use-search-view.ts'

const AT = '2026-11-20T09:00:00.000Z'
const EARLY = categoryValue(1, 'Early')
const mine: SavedSearch = {
  id: itemId(1),
  version: 1,
  name: 'Fair material',
  form: { tags: ['fair'], tagLogic: 'OR', when: 'created' },
  missing: [],
  shared: false,
  notify: 'none',
  owner: OWNER,
  createdAt: AT,
  updatedAt: AT,
}
const theirs: SavedSearch = {
  ...mine,
  id: itemId(2),
  name: 'Launch',
  missing: [],
  shared: true,
  owner: { id: itemId(9), name: 'Bo' },
}
const listing = (...items: SavedSearch[]) => answers(listSavedSearches, { items, nextCursor: null })

const collect = vi.fn()

function Library() {
  const [view, change] = useSearchView()
  return <SavedSearches view={view} onChange={change} onCollect={collect} />
}

interface Options {
  role?: Role
  at?: string
  given?: readonly Answered[]
}

async function open({ role = 'editor', at = '/library?tags=fair', given = [] }: Options = {}) {
  collect.mockClear()
  const opened = await openPage(
    <Library />,
    [taxonomy({ funnelStage: [EARLY], tags: [tagOf('Fair')] }), listing(mine, theirs), ...given],
    { me: meWith(role), at },
  )
  await opened.user.click(button('Saved searches'))
  return opened
}

async function chooseFor(
  user: Awaited<ReturnType<typeof open>>['user'],
  name: string,
  action: string,
) {
  await user.click(await findButton(`More actions for ${name}`))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

it('lists private searches apart from shared ones, and marks the current one', async () => {
  await open()
  const yours = await screen.findByRole('region', { name: 'Yours' })
  const shown = within(yours).getByRole('button', { name: 'Fair material' })
  expect(shown.getAttribute('aria-current')).toBe('true')
  const team = screen.getByRole('region', { name: 'Team' })
  expect(team.textContent).toContain('Bo')
})

it('explains saving while there is none, and can’t save empty filters', async () => {
  await open({ at: '/library', given: [listing()] })
  await screen.findByText('No saved searches yet. Choose filters, then save them.')
  expect(button('Save search')).toHaveProperty('disabled', true)
})

it('saves the filters under a name, also for the team', async () => {
  const { user, server } = await open({ given: [answers(saveSearch, mine)] })
  await user.click(await findButton('Save search'))
  await user.click(button('Save'))
  await screen.findByText('Enter a name')
  await user.type(screen.getByRole('textbox', { name: 'Search name' }), ' Messe Süd ')
  await user.click(screen.getByRole('checkbox', { name: 'Share with the team' }))
  await user.click(button('Save'))
  await findButton('Save search')
  expect(server.calls(saveSearch)[0]?.body).toEqual({
    name: 'Messe Süd',
    form: mine.form,
    shared: true,
  })
})

it('keeps a taken name for editing', async () => {
  const { user } = await open({
    given: [refuses(saveSearch, 'conflict', { detail: 'There is one of this name' })],
  })
  await user.click(await findButton('Save search'))
  await user.type(screen.getByRole('textbox', { name: 'Search name' }), 'Launch{Enter}')
  await screen.findByText('There is one of this name')
  expect(screen.getByRole('textbox', { name: 'Search name' })).toHaveProperty('value', 'Launch')
})

it('cancels the name on Escape, and keeps the panel open', async () => {
  const { user, server } = await open()
  await user.click(await findButton('Save search'))
  await user.keyboard('Nonsense{Escape}')
  await findButton('Save search')
  expect(server.calls(saveSearch)).toEqual([])
  await user.click(button('Save search'))
  await user.click(button('Cancel'))
  act(() => button('Save search').focus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(noButton('Save search')).toBe(true))
  await waitFor(() => expect(document.activeElement).toBe(button('Saved searches')))
})

it('applies a saved search and closes', async () => {
  const { user } = await open({ at: '/library?layout=table' })
  await user.click(await findButton('Fair material'))
  await waitFor(() => expect(address()).toBe('/library?tags=fair&layout=table'))
  await waitFor(() => expect(noButton('Fair material')).toBe(true))
})

it('leaves out deleted values, and says so', async () => {
  const form = { tags: ['fair', 'gone'], funnelStage: [EARLY.id, itemId(4_711)] }
  const missing = ['tag “gone”', 'a deleted funnel stage']
  const { user } = await open({ given: [listing({ ...mine, form, missing })] })
  await user.click(await findButton('Fair material'))
  await screen.findByText(
    'Filters of “Fair material” that no longer exist: tag “gone” and a deleted funnel stage. The other filters still apply.',
  )
  await waitFor(() => expect(address()).toBe(`/library?funnelStage=${EARLY.id}&tags=fair`))
})

it('renames a search in place', async () => {
  const { user, server } = await open({ given: [answers(changeSavedSearch, mine)] })
  await chooseFor(user, 'Fair material', 'Rename')
  const field = await screen.findByRole('textbox', { name: 'New name for Fair material' })
  server.now(listing({ ...mine, name: 'Fairs' }))
  await user.clear(field)
  await user.type(field, 'Fairs{Enter}')
  await findButton('Fairs')
  expect(server.calls(changeSavedSearch)[0]?.body).toEqual({ name: 'Fairs' })
})

it('updates a search with the current filters', async () => {
  const { user, server } = await open({
    at: '/library?quickFilter=mine',
    given: [answers(changeSavedSearch, mine)],
  })
  await chooseFor(user, 'Fair material', 'Update with current filters')
  await screen.findByText('Fair material updated with the current filters')
  expect(server.calls(changeSavedSearch)[0]?.body).toEqual({
    form: { quickFilter: 'mine', tagLogic: 'OR', when: 'created' },
  })
})

it('shares a search with the team, and says why that failed', async () => {
  const { user, server } = await open({ given: [answers(changeSavedSearch, mine)] })
  await chooseFor(user, 'Fair material', 'Share with the team')
  await screen.findByText('Fair material is now visible to the whole team')
  server.now(refuses(changeSavedSearch, 'not-found', { detail: 'It was deleted elsewhere' }))
  await chooseFor(user, 'Fair material', 'Share with the team')
  await screen.findByText('It was deleted elsewhere')
})

it('deletes a search, and restores it on undo', async () => {
  const { user, server } = await open({
    given: [answers(deleteSavedSearch), answers(saveSearch, mine)],
  })
  await chooseFor(user, 'Fair material', 'Delete')
  await screen.findByText('Fair material deleted')
  await user.click(button('Undo'))
  await screen.findByText('Fair material restored')
  const { name, form, shared } = mine
  expect(server.calls(saveSearch)[0]?.body).toEqual({ name, form, shared, notify: 'none' })
})

it('creates a collection from a search', async () => {
  const { user } = await open()
  await chooseFor(user, 'Launch', 'Save as collection')
  expect(collect).toHaveBeenCalledWith({ form: theirs.form, name: 'Launch' })
})

it('notifies about new matches, from the start or later', async () => {
  const { user, server } = await open({
    given: [answers(saveSearch, mine), answers(changeSavedSearch, mine)],
  })
  await user.click(await findButton('Save search'))
  await user.type(screen.getByRole('textbox', { name: 'Search name' }), 'Fairs')
  const choice = screen.getByRole('combobox', { name: 'Notify me of new matches' })
  await user.selectOptions(choice, 'In the app and by email')
  await user.click(button('Save'))
  await findButton('Save search')
  expect(server.calls(saveSearch)[0]?.body).toMatchObject({ name: 'Fairs', notify: 'mail' })
  await user.click(await findButton('More actions for Fair material'))
  await user.click(await screen.findByRole('menuitemradio', { name: 'In the app' }))
  await screen.findByText('You’ll be notified of new matches of Fair material in the app')
  expect(server.calls(changeSavedSearch)[0]?.body).toEqual({ notify: 'app' })
})

it('lets viewers save searches, but not share or change others’', async () => {
  const { user } = await open({ role: 'viewer' })
  await findButton('More actions for Fair material')
  expect(noButton('More actions for Launch')).toBe(true)
  expect(noButton('Save as collection')).toBe(true)
  await user.click(button('Save search'))
  expect(screen.queryByRole('checkbox', { name: 'Share with the team' })).toBeNull()
})

it('reloads the list after a problem', async () => {
  const { user, server } = await open({ given: [refuses(listSavedSearches, 'forbidden')] })
  await screen.findByText('Couldn’t load the saved searches')
  server.now(listing(mine))
  await user.click(button('Try again'))
  await findButton('Fair material')
})
