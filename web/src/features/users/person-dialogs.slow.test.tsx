import { getMe } from '@satchel/contract/accounts/accounts.ts'
import { listInvitations } from '@satchel/contract/accounts/invitations.ts'
import { eraseUser } from '@satchel/contract/erasure.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import {
  changeUser,
  getBelongings,
  handOverBelongings,
  handOverOwnership,
  listUsers,
  type User,
} from '@satchel/contract/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { userOf } from '../../../test/people.ts'
import { PeopleSection } from './PeopleSection.tsx'

const bo = userOf({ name: 'Bo', role: 'editor' })
const cy = userOf({ name: 'Cy', role: 'editor', status: 'deactivated' })
const nothing = { items: 0, collections: 0, sites: 0, links: 0, savedSearches: 0, wishes: 0 }

/** Opens an entry of a person's menu. */
async function choose(
  person: User,
  item: string,
  replies: readonly Answered[],
  role: Role = 'owner',
) {
  const me = meWith(role)
  const team = [me.user, bo, cy, userOf({ name: 'Vera', role: 'viewer' })]
  const page = await openPage(
    <PeopleSection />,
    [
      answers(listUsers, ({ query }) => ({
        items: team.filter(({ status }) => !query.status || status === query.status),
        nextCursor: null,
      })),
      answers(listInvitations, { items: [], nextCursor: null }),
      ...replies,
    ],
    { me },
  )
  await page.user.click(
    await screen.findByRole('button', { name: `More actions for ${person.name}` }),
  )
  await page.user.click(await screen.findByRole('menuitem', { name: item }))
  return { ...page, me, dialog: within(await screen.findByRole('dialog')) }
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('a role is changed', async () => {
  const page = await choose(bo, 'Change role', [answers(changeUser, { ...bo, role: 'admin' })])
  const submit = page.dialog.getByRole<HTMLButtonElement>('button', { name: 'Change role' })
  expect(submit.disabled).toBe(true)
  await page.user.click(page.dialog.getByRole('radio', { name: 'Admin' }))
  await page.user.click(submit)
  await screen.findByText('Bo is now admin')
  await gone()
  expect(page.server.calls(changeUser)[0]).toMatchObject({
    params: { userId: bo.id },
    body: { role: 'admin' },
  })
})

test('the only owner can’t step down, with the reason', async () => {
  const detail = 'An account needs an owner: make somebody else one first'
  const me = meWith('owner')
  const page = await choose(me.user, 'Change role', [refuses(changeUser, 'last-owner', { detail })])
  await page.user.click(page.dialog.getByRole('radio', { name: 'Viewer' }))
  await page.user.click(page.dialog.getByRole('button', { name: 'Change role' }))
  await screen.findByText(detail)
  page.dialog.getByRole('radio', { name: 'Viewer' })
})

test('an admin can’t make anyone an owner', async () => {
  const { dialog } = await choose(bo, 'Change role', [], 'admin')
  expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'admin',
    'editor',
    'viewer',
  ])
})

test('a deactivated person’s content is transferred', async () => {
  const page = await choose(bo, 'Deactivate', [
    answers(getBelongings, { ...nothing, items: 12, collections: 1, links: 1_300 }),
    answers(changeUser, { ...bo, status: 'deactivated' }),
  ])
  const heir = await page.dialog.findByRole('combobox', {
    name: 'Transfer 12 items, 1 collection, and 1,300 links to',
  })
  await page.user.click(heir)
  const offered = await screen.findAllByRole('option')
  // Neither themselves, nor who may not change content, nor who is gone.
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Ada'])
  await page.user.click(offered[0] as HTMLElement)
  await page.user.click(page.dialog.getByRole('button', { name: 'Deactivate' }))
  await screen.findByText('Bo is signed out and can no longer sign in')
  await gone()
  expect(page.server.calls(changeUser)[0]?.body).toEqual({
    deactivated: true,
    handOverTo: page.me.user.id,
  })
})

test('a person without content is deactivated without a form', async () => {
  const page = await choose(bo, 'Deactivate', [
    answers(getBelongings, nothing),
    answers(changeUser, { ...bo, status: 'deactivated' }),
  ])
  await waitFor(() => expect(page.server.calls(getBelongings)).toHaveLength(1))
  expect(page.dialog.queryByRole('combobox')).toBeNull()
  await page.user.click(page.dialog.getByRole('button', { name: 'Deactivate' }))
  await gone()
  expect(page.server.calls(changeUser)[0]?.body).toEqual({ deactivated: true })
})

test('a successor who can no longer change content shows an error at the field', async () => {
  const errors = [{ path: 'handOverTo', message: 'may not change content' }]
  const page = await choose(bo, 'Deactivate', [
    answers(getBelongings, { ...nothing, items: 1 }),
    refuses(changeUser, 'invalid', { errors }),
  ])
  await page.user.click(await page.dialog.findByRole('combobox', { name: 'Transfer 1 item to' }))
  await page.user.click(await screen.findByRole('option', { name: 'Ada' }))
  await page.user.click(page.dialog.getByRole('button', { name: 'Deactivate' }))
  await page.dialog.findByText('may not change content')
})

test('content of a deactivated person is transferred later', async () => {
  const page = await choose(cy, 'Transfer content', [
    answers(getBelongings, { ...nothing, links: 3, savedSearches: 1 }),
    answers(handOverBelongings, { ...nothing, links: 3, savedSearches: 1 }),
  ])
  const field = await page.dialog.findByRole('combobox', {
    name: 'Transfer 3 links and 1 saved search to',
  })
  await page.user.click(field)
  await page.user.click(await screen.findByRole('option', { name: 'Bo' }))
  await page.user.click(page.dialog.getByRole('button', { name: 'Transfer' }))
  await screen.findByText('Transferred: 3 links and 1 saved search')
  expect(page.server.calls(handOverBelongings)[0]?.body).toEqual({ userId: bo.id })
})

test('a deactivated person without content says so', async () => {
  const { dialog } = await choose(cy, 'Transfer content', [answers(getBelongings, nothing)])
  await dialog.findByText('Cy doesn’t own any content.')
})

test('a deactivated person is erased once that is confirmed', async () => {
  const erased = { pseudonym: 'erased-1@erased.invalid', rows: 3, at: new Date().toISOString() }
  const page = await choose(cy, 'Erase', [answers(eraseUser, erased)], 'admin')
  await page.dialog.findByText(/can never sign in again/)
  await page.user.click(page.dialog.getByRole('button', { name: 'Erase' }))
  await screen.findByText('Cy was erased')
  expect(page.server.calls(eraseUser)).toMatchObject([{ params: { userId: cy.id } }])
})

test('the account is transferred, and the former owner loses owner permissions', async () => {
  const page = await choose(bo, 'Transfer ownership', [
    answers(handOverOwnership, { ...bo, role: 'owner' }),
  ])
  page.server.now(answers(getMe, meWith('admin')))
  await page.user.click(page.dialog.getByRole('button', { name: 'Make owner' }))
  await screen.findByText('Bo is now owner, and you are admin')
  await gone()
  await page.user.click(screen.getByRole('button', { name: 'More actions for Bo' }))
  await screen.findByRole('menuitem', { name: 'Change role' })
  await waitFor(() =>
    expect(screen.queryByRole('menuitem', { name: 'Transfer ownership' })).toBeNull(),
  )
})
