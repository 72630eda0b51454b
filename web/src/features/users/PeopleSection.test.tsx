import { listInvitations } from '@satchel/contract/accounts/invitations.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { changeUser, listUsers, type User } from '@satchel/contract/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answered, answers, refusalOf, refuses } from '../../../test/contract-server.ts'
import { fill, meWith, openPage } from '../../../test/page.tsx'
import { userOf } from '../../../test/people.ts'
import { PeopleSection } from './PeopleSection.tsx'

const page = (items: User[], nextCursor: string | null = null) => ({ items, nextCursor })
const nobodyInvited = answers(listInvitations, page([]) as never)

interface Setup {
  people?: User[]
  role?: Role
  more?: readonly Answered[]
}

async function open({ people = [], role = 'admin', more = [] }: Setup) {
  const me = meWith(role)
  const replies = [answers(listUsers, page([me.user, ...people])), nobodyInvited, ...more]
  return { ...(await openPage(<PeopleSection />, replies, { me })), me }
}

const people = async () =>
  within(await screen.findByRole('list', { name: 'People' })).getAllByRole('listitem')
const menu = (name: string) => screen.queryByRole('button', { name: `More actions for ${name}` })

test('everyone is listed with name, role and last activity', async () => {
  await open({
    people: [
      userOf({
        name: 'Zoë Åström-Świętosławska',
        role: 'owner',
        lastSeenAt: new Date().toISOString(),
      }),
      userOf({ name: 'Bo Berg', role: 'viewer', status: 'unconfirmed' }),
      userOf({ name: 'Cy', role: 'editor', status: 'deactivated' }),
    ],
  })
  const rows = await people()
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Ada \(you\)ada@northwind\.testNot signed in yetAdmin/),
    expect.stringMatching(/Zoë Åström-Świętosławska.*Active just nowOwner/),
    expect.stringMatching(/Bo Berg.*UnconfirmedViewer/),
    expect.stringMatching(/Cy.*DeactivatedEditor/),
  ])
})

test('editors see the people, but can’t change them', async () => {
  await open({ people: [userOf({ name: 'Bo' })], role: 'editor' })
  await people()
  expect(menu('Bo')).toBeNull()
  expect(menu('Ada')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Invite people' })).toBeNull()
})

test('admins manage everyone but owners and unconfirmed people', async () => {
  await open({
    people: [
      userOf({ name: 'Bo' }),
      userOf({ name: 'Olga', role: 'owner' }),
      userOf({ name: 'Uma', status: 'unconfirmed' }),
    ],
  })
  await people()
  expect(menu('Bo')).not.toBeNull()
  expect([menu('Olga'), menu('Uma')]).toEqual([null, null])
})

test('an owner may transfer their role; an admin may not', async () => {
  const { user } = await open({ people: [userOf({ name: 'Bo' })], role: 'owner' })
  await people()
  await user.click(menu('Bo') as HTMLElement)
  await screen.findByRole('menuitem', { name: 'Transfer ownership' })
  await user.keyboard('{Escape}')
  // The only owner cannot lock themselves out.
  await user.click(menu('Ada') as HTMLElement)
  await screen.findByRole('menuitem', { name: 'Change role' })
  await waitFor(() =>
    expect(screen.queryByRole('menuitem', { name: 'Transfer ownership' })).toBeNull(),
  )
  expect(screen.queryByRole('menuitem', { name: 'Deactivate' })).toBeNull()
})

test('a deactivated person is reactivated', async () => {
  const cy = userOf({ name: 'Cy', status: 'deactivated' })
  const { user, server, me } = await open({ people: [cy], more: [answers(changeUser, cy)] })
  await people()
  await user.click(menu('Cy') as HTMLElement)
  const item = await screen.findByRole('menuitem', { name: 'Reactivate' })
  server.now(answers(listUsers, page([me.user, { ...cy, status: 'active' }])))
  await user.click(item)
  await screen.findByText('Cy can sign in again')
  await waitFor(() => expect(screen.queryByText('Deactivated')).toBeNull())
  expect(server.calls(changeUser)[0]).toMatchObject({
    params: { userId: cy.id },
    body: { deactivated: false },
  })
})

test('without a free seat nobody is reactivated, with the reason', async () => {
  const detail = 'All 10 seats of the plan are taken'
  const cy = userOf({ name: 'Cy', status: 'deactivated' })
  const { user } = await open({ people: [cy], more: [refuses(changeUser, 'no-seats', { detail })] })
  await people()
  await user.click(menu('Cy') as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: 'Reactivate' }))
  expect((await screen.findByRole('alert')).textContent).toContain(detail)
  screen.getByText('Deactivated')
})

test('people are searched by the server, and the previous list stays meanwhile', async () => {
  const opened = await open({
    people: [userOf({ name: 'Bo' })],
    more: [
      answers(listUsers, ({ query }) =>
        page(query.search ? [] : [userOf({ name: 'Ada' }), userOf({ name: 'Bo' })]),
      ),
    ],
  })
  await people()
  await fill(opened, screen.getByRole('searchbox', { name: 'Search people' }), '  zoë ')
  await screen.findByText(/No results/)
  expect(opened.server.calls(listUsers).at(-1)?.query).toEqual({ limit: 50, search: 'zoë' })
})

test('people are filtered by role', async () => {
  const { user, server } = await open({ people: [userOf({ name: 'Bo' })] })
  await people()
  await user.click(screen.getByRole('combobox', { name: 'Role' }))
  await user.click(await screen.findByRole('option', { name: 'Viewer' }))
  await waitFor(() => expect(server.calls(listUsers).at(-1)?.query.role).toBe('viewer'))
})

test('a large team loads in parts', async () => {
  const opened = await open({
    more: [
      answers(listUsers, ({ query }) =>
        query.cursor === 'next'
          ? page([userOf({ name: 'Zoë' })])
          : page([userOf({ name: 'Ada' })], 'next'),
      ),
    ],
  })
  await people()
  await opened.user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('Zoë')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a list that couldn’t be loaded can be retried', async () => {
  let isDown = true
  const { user } = await open({
    more: [
      answers(listUsers, () =>
        isDown ? refusalOf('unavailable') : page([userOf({ name: 'Bo' })]),
      ),
    ],
  })
  await screen.findByText('Couldn’t load people')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Bo')
})
