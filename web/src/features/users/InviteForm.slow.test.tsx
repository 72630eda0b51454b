import {
  type Invitation,
  type InvitedLine,
  inviteUsers,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from '@satchel/contract/accounts/invitations.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { fill, meWith, openPage } from '../../../test/page.tsx'
import { userId } from '../../../test/people.ts'
import { PeopleSection } from './PeopleSection.tsx'

function invitationOf(email: string, overrides: Partial<Invitation> = {}): Invitation {
  return {
    id: userId(900 + email.length),
    email,
    role: 'editor',
    message: null,
    invitedBy: { id: userId(1), name: 'Ada' },
    status: 'open',
    delivery: 'sent',
    sentAt: new Date().toISOString(),
    expiresAt: '2026-12-01T09:00:00.000Z',
    createdAt: '2026-11-20T09:00:00.000Z',
    ...overrides,
  }
}

const sent = (email: string): InvitedLine => ({
  email,
  invitation: invitationOf(email),
  problem: null,
})

const invited = (...items: Invitation[]) => answers(listInvitations, { items, nextCursor: null })

async function open(replies: readonly Answered[], role: Role = 'admin') {
  const me = meWith(role)
  const all = [answers(listUsers, { items: [me.user], nextCursor: null }), invited(), ...replies]
  return openPage(<PeopleSection />, all, { me })
}

async function openForm(replies: readonly Answered[], role: Role = 'admin') {
  const page = await open(replies, role)
  await page.user.click(await screen.findByRole('button', { name: 'Invite people' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }))
  return {
    ...page,
    dialog,
    addresses: dialog.getByLabelText<HTMLTextAreaElement>('Email addresses'),
  }
}

test('a pasted list is invited at once, with a role and a message', async () => {
  const page = await openForm([
    answers(inviteUsers, ({ body }) => ({ results: body.emails.map(sent) })),
  ])
  await fill(page, page.addresses, 'Bo Berg <bo@x.test>, cy@x.test\ncy@x.test')
  await page.user.click(page.dialog.getByRole('radio', { name: 'Viewer' }))
  await fill(page, page.dialog.getByLabelText('Message'), '  Bis bald — 待ってます ')
  page.server.now(invited(invitationOf('bo@x.test'), invitationOf('cyd@x.test')))
  await page.user.click(page.dialog.getByRole('button', { name: 'Invite 2 people' }))

  await screen.findByText('2 people invited')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.server.calls(inviteUsers)[0]?.body).toEqual({
    emails: ['bo@x.test', 'cy@x.test'],
    role: 'viewer',
    message: 'Bis bald — 待ってます',
  })
  await screen.findByRole('button', { name: 'More actions for the invitation to bo@x.test' })
})

test('people who couldn’t be invited stay in the form, with the reason', async () => {
  const refused = (email: string, code: string, detail: string): InvitedLine => ({
    email,
    invitation: null,
    problem: { code, detail },
  })
  const page = await openForm([
    answers(inviteUsers, {
      results: [
        sent('bo@x.test'),
        refused('nobody', 'invalid', 'is no email address'),
        refused('cy@x.test', 'no-seats', 'All seats are taken'),
        refused('ada@x.test', 'already-member', 'ada@x.test belongs to the team already'),
      ],
    }),
  ])
  await fill(page, page.addresses, 'bo@x.test nobody cy@x.test ada@x.test')
  await page.user.click(page.dialog.getByRole('button', { name: 'Invite 4 people' }))

  await screen.findByText('1 person invited')
  const lines = within(page.dialog.getByRole('alert')).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'nobody: not an email address',
    'cy@x.test: All seats are taken',
    'ada@x.test: already on the team',
  ])
  expect(page.addresses.value).toBe('nobody\ncy@x.test\nada@x.test')
  expect(document.activeElement).toBe(page.addresses)
})

test('more than a hundred at once show an error before anything is sent', async () => {
  const page = await openForm([])
  const many = Array.from({ length: 101 }, (_, n) => `person-${n}@x.test`).join(', ')
  await fill(page, page.addresses, many)
  page.dialog.getByText('Up to 100 at once. You entered 101')
  const button = page.dialog.getByRole<HTMLButtonElement>('button', { name: 'Invite 101 people' })
  expect(button.disabled).toBe(true)
})

test('only owners invite owners', async () => {
  const { dialog } = await openForm([], 'admin')
  expect(dialog.queryByRole('radio', { name: 'Owner' })).toBeNull()
})

test('an owner can invite another owner', async () => {
  const { dialog } = await openForm([], 'owner')
  dialog.getByRole('radio', { name: 'Owner' })
})

test('a refusal of the whole list shows in the form, and the input stays', async () => {
  const page = await openForm([refuses(inviteUsers, 'forbidden', { detail: 'Only owners may' })])
  await fill(page, page.addresses, 'bo@x.test')
  await page.user.click(page.dialog.getByRole('button', { name: 'Invite' }))
  await page.dialog.findByText('Only owners may')
  expect(page.addresses.value).toBe('bo@x.test')
})

test('pending invitations are listed, and resent', async () => {
  const bo = invitationOf('bo@x.test', { status: 'expired', role: 'viewer' })
  const again = { status: 'open', delivery: 'sending', sentAt: null } as const
  const page = await open([invited(bo), answers(resendInvitation, { ...bo, ...again })])
  await screen.findByText('Expired')
  screen.getByText('by Ada')
  const more = screen.getByRole('button', { name: 'More actions for the invitation to bo@x.test' })
  await page.user.click(more)
  const item = await screen.findByRole('menuitem', { name: 'Resend' })
  page.server.now(invited({ ...bo, ...again }))
  await page.user.click(item)
  await screen.findByText('Resending the invitation to bo@x.test')
  await waitFor(() => expect(screen.queryByText('Expired')).toBeNull())
  expect(page.server.calls(resendInvitation)[0]?.params.id).toBe(bo.id)
})

test.each([
  ['sending', 'Sending…'],
  ['delayed', 'Not sent yet'],
  ['failed', 'Not sent'],
] as const)('an invitation whose email is %s is not listed as sent', async (delivery, shown) => {
  await open([invited(invitationOf('bo@x.test', { delivery, sentAt: null }))])
  await screen.findByText(shown)
  expect(screen.queryByText(/^Sent/)).toBeNull()
})

test('an address with too many invitations isn’t reported as resent', async () => {
  const bo = invitationOf('bo@x.test')
  const page = await open([invited(bo), answers(resendInvitation, bo)])
  const more = { name: 'More actions for the invitation to bo@x.test' }
  await page.user.click(await screen.findByRole('button', more))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Resend' }))
  await screen.findByText(/^Not resent: bo@x.test got several invitations/)
})

test('an invitation is revoked, and one accepted meanwhile says so', async () => {
  const bo = invitationOf('bo@x.test')
  const detail = 'This invitation was accepted already'
  const page = await open([invited(bo), refuses(revokeInvitation, 'not-found', { detail })])
  const more = await screen.findByRole('button', {
    name: 'More actions for the invitation to bo@x.test',
  })
  await page.user.click(more)
  await page.user.click(await screen.findByRole('menuitem', { name: 'Revoke' }))
  await screen.findByText(detail)

  page.server.now(answers(revokeInvitation), invited())
  await page.user.click(more)
  await page.user.click(await screen.findByRole('menuitem', { name: 'Revoke' }))
  await screen.findByText('Invitation to bo@x.test revoked')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Invited' })).toBeNull())
})
