import { type BulkOutcome, changeItems, undoBulkChange } from '@satchel/contract/bulk.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answered, answers, refuses } from '../../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../../test/items.ts'
import {
  button,
  categoryValue,
  findButton,
  noButton,
  personOf,
  tagOf,
  taxonomy,
} from '../../../../test/library.ts'
import { meWith, openPage, typeDay } from '../../../../test/page.tsx'
import { ChangeItems } from './BulkButtons.tsx'

const [EARLY, LATE, OLD] = [
  categoryValue(1, 'Early'),
  categoryValue(2, 'Late'),
  categoryValue(3, 'Old', { archived: true }),
]
const items = [
  itemOf({ id: itemId(1), funnelStage: [EARLY.id], tags: [{ key: 'fair', label: 'Fair' }] }),
  itemOf({
    id: itemId(2),
    funnelStage: [EARLY.id, LATE.id],
    tags: [{ key: 'fair', label: 'Fair' }],
  }),
]
const outcome = (overrides: Partial<BulkOutcome> = {}): BulkOutcome => ({
  updated: items.map(({ id }) => id),
  missing: [],
  refused: [],
  undoId: itemId(77),
  ...overrides,
})

interface Options {
  role?: 'admin' | 'editor'
  chosen?: readonly Item[]
  given?: readonly Answered[]
}

/** Opens the menu of actions with two items selected. */
async function open(action: string, { role = 'editor', chosen = items, given = [] }: Options = {}) {
  const opened = await openPage(
    <ChangeItems items={chosen} actions={{}} mayEdit onGone={() => {}} />,
    [
      taxonomy({ funnelStage: [EARLY, LATE, OLD], tags: [tagOf('Fair'), tagOf('Spring')] }),
      answers(listUsers, { items: [personOf(1, 'Bo'), personOf(2, 'Cy')], nextCursor: null }),
      answers(changeItems, outcome()),
      ...given,
    ],
    { me: meWith(role) },
  )
  const { user, server } = opened
  await user.click(button('Change'))
  await user.click(await screen.findByRole('menuitem', { name: action }))
  await screen.findByRole('dialog')
  return { ...opened, sent: () => server.calls(changeItems).map(({ body }) => body) }
}

const ids = items.map(({ id }) => id)
const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement

it('shows whether all, some or none have a value, and changes only ticked ones', async () => {
  const { user, sent } = await open('Classify')
  await waitFor(() => expect(box('Early').checked).toBe(true))
  expect(box('Late').indeterminate).toBe(true)
  expect(screen.queryByRole('checkbox', { name: 'Old' })).toBeNull()
  expect(button('Save')).toHaveProperty('disabled', true)

  await user.click(box('Early'))
  await user.click(box('Late'))
  await user.click(button('Save'))
  await screen.findByText('2 items classified')
  expect(sent()).toEqual([
    { ids, add: { funnelStage: [LATE.id] }, remove: { funnelStage: [EARLY.id] } },
  ])
})

it('returns to the mixed state on the third click', async () => {
  const { user } = await open('Classify')
  await user.click(await screen.findByRole('checkbox', { name: 'Late' }))
  expect(box('Late').checked).toBe(true)
  await user.click(box('Late'))
  expect(box('Late').checked).toBe(false)
  await user.click(box('Late'))
  expect(box('Late').indeterminate).toBe(true)
  expect(button('Save')).toHaveProperty('disabled', true)
})

it('shows in the dialog why it couldn’t be saved, and keeps the ticks', async () => {
  const { user, server } = await open('Classify', {
    given: [refuses(changeItems, 'unavailable', { detail: 'The database is away' })],
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Late' }))
  await user.click(button('Save'))
  await screen.findByText('The database is away')
  expect(box('Late').checked).toBe(true)
  server.now(answers(changeItems, outcome()))
  await user.click(button('Save'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const keys = server.calls(changeItems).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys.every(Boolean)).toBe(true)
})

it('says what stayed unchanged and why, and reverts the rest on undo', async () => {
  const refused = [{ id: itemId(2), reason: 'category-required' as const }]
  const { user, server } = await open('Classify', {
    given: [
      answers(changeItems, outcome({ updated: [itemId(1)], refused, missing: [itemId(3)] })),
      answers(undoBulkChange, outcome({ updated: [itemId(1)], undoId: null })),
    ],
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Late' }))
  await user.click(button('Save'))
  await screen.findByText('1 item classified')
  screen.getByText(
    '1 was not changed: it must keep a required category value. 1 was already deleted.',
  )
  await user.click(button('Undo'))
  await screen.findByText('1 item restored')
  expect(server.calls(undoBulkChange)[0]?.body).toEqual({ undoId: itemId(77) })
})

it('offers no undo when nothing changed', async () => {
  const refused = ids.map((id) => ({ id, reason: 'not-yours' as const }))
  const { user } = await open('Classify', {
    given: [answers(changeItems, outcome({ updated: [], refused }))],
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Late' }))
  await user.click(button('Save'))
  await screen.findByText('No items changed')
  screen.getByText('2 were not changed: they belong to someone else.')
  expect(noButton('Undo')).toBe(true)
})

it('adds new tags and removes existing ones', async () => {
  const { user, sent } = await open('Tag')
  await user.type(await screen.findByRole('combobox', { name: 'Add' }), 'Größe{Enter}')
  await user.click(screen.getByRole('combobox', { name: 'Remove' }))
  await user.click(await screen.findByRole('option', { name: 'Fair (2)' }))
  await user.click(button('Save'))
  await screen.findByText('2 items tagged')
  expect(sent()).toEqual([{ ids, addTags: ['Größe'], removeTags: ['fair'] }])
})

it('transfers items to another person', async () => {
  const { user, sent } = await open('Change owner', { role: 'admin' })
  await user.click(await screen.findByRole('combobox', { name: 'New owner' }))
  await user.click(await screen.findByRole('option', { name: 'Cy' }))
  await user.click(button('Transfer'))
  await screen.findByText('2 items transferred to Cy')
  expect(sent()).toEqual([{ ids, ownerId: personOf(2, 'Cy').id }])
})

it('says that other people’s items stay unchanged, and shows the error at the field', async () => {
  const errors = [{ path: 'ownerId', message: 'may not own items' }]
  const { user } = await open('Change owner', {
    given: [refuses(changeItems, 'invalid', { errors })],
  })
  await screen.findByText(/Only your own items are transferred/)
  await user.click(screen.getByRole('combobox', { name: 'New owner' }))
  await user.click(await screen.findByRole('option', { name: 'Bo' }))
  await user.click(button('Transfer'))
  await screen.findByText('may not own items')
})

const choice = (group: string, name: string) => {
  const options = screen.getByRole('radiogroup', { name: group })
  const requested = [...options.querySelectorAll('input')].find(({ value }) => value === name)
  if (!requested) throw new Error(`${group} has no ${name}`)
  return requested
}

it('sends only changed switches and dates', async () => {
  const { user, sent } = await open('Availability')
  expect(await findButton('Save')).toHaveProperty('disabled', true)
  await user.click(choice('Shareable', 'off'))
  await user.click(choice('Release date', 'none'))
  await user.click(choice('Expiry date', 'day'))
  // The day is not given yet.
  expect(button('Save')).toHaveProperty('disabled', true)
  await typeDay(user, 'New expiry date', '2027-02-28')
  await user.click(button('Save'))
  await screen.findByText('2 items changed')
  expect(sent()).toEqual([{ ids, shareable: false, releasesOn: null, expiresOn: '2027-02-28' }])
})

it('names the invalid date, and closes by Cancel', async () => {
  const errors = [{ path: 'expiresOn', message: 'must not be before the release' }]
  const { user } = await open('Availability', {
    given: [refuses(changeItems, 'invalid', { errors })],
  })
  await user.click(choice('Expiry date', 'day'))
  await typeDay(user, 'New expiry date', '2020-01-01')
  await user.click(button('Save'))
  await screen.findByText('must not be before the release')
  await user.click(button('Cancel'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('deletes without confirmation, and shows a refusal once', async () => {
  const { user, server } = await openPage(
    <ChangeItems items={items} actions={{}} mayEdit onGone={() => {}} />,
    [taxonomy(), refuses(changeItems, 'forbidden', { detail: 'Not yours' })],
    { me: meWith('editor') },
  )
  await user.click(button('Change'))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await screen.findByText('Not yours')
  expect(server.calls(changeItems)[0]?.body).toEqual({ ids, delete: true })
})

it('offers nothing to people who can’t edit', async () => {
  await openPage(
    <ChangeItems items={items} actions={{}} mayEdit={false} onGone={() => {}} />,
    [taxonomy()],
    { me: meWith('viewer') },
  )
  expect(noButton('Change')).toBe(true)
})
