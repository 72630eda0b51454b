import { getMe } from '@satchel/contract/accounts/accounts.ts'
import {
  acceptInvitation,
  type OpenedInvitation,
  openInvitation,
} from '@satchel/contract/accounts/invitations.ts'
import type { ProblemCode } from '@satchel/contract/problem.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { address, fill, meWith, openPage, TOKENS, watchLeaving } from '../../../test/page.tsx'
import InvitedPage from './InvitedPage.tsx'

const invitation: OpenedInvitation = {
  email: 'bo@northwind.test',
  role: 'editor',
  message: null,
  invitedBy: 'Ada',
  name: null,
  tenant: { name: 'Northwind', branding: { logoUrl: null, color: '#0f766e' } },
  sso: null,
  expiresAt: '2026-11-29T09:00:00.000Z',
}

async function open(
  replies: readonly Answered[],
  {
    at = '/signup-invited-user?token=t0ken',
    me = undefined as ReturnType<typeof meWith> | undefined,
  } = {},
) {
  const leftFor = watchLeaving()
  return { ...(await openPage(<InvitedPage />, replies, { at, me })), leftFor }
}

const accept = () => screen.getByRole('button', { name: 'Accept and sign in' })

test('an invited person sees the inviter, enters name and password, and is signed in', async () => {
  const page = await open([
    answers(openInvitation, { ...invitation, message: 'Welcome aboard, Bo — ça va être bien! 🎉' }),
    answers(acceptInvitation, TOKENS),
    answers(getMe, meWith('editor', { user: { name: 'Bo Ødegård' } })),
  ])
  await screen.findByRole('heading', { name: 'Join Northwind' })
  screen.getByText(/^Ada invites you/)
  screen.getByText('Welcome aboard, Bo — ça va être bien! 🎉')
  expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true)

  await fill(page, screen.getByLabelText('Your name'), 'Bo Ødegård')
  await fill(page, screen.getByLabelText('Password'), 'correct horse battery')
  await page.user.click(accept())
  await waitFor(() => expect(page.leftFor()).toBe('/home'))
  expect(page.server.calls(acceptInvitation)[0]?.body).toEqual({
    token: 't0ken',
    name: 'Bo Ødegård',
    password: 'correct horse battery',
  })
})

test('a returning person finds their name, and chooses a new password', async () => {
  await open([answers(openInvitation, { ...invitation, name: 'Bo Berg' })])
  expect((await screen.findByLabelText<HTMLInputElement>('Your name')).value).toBe('Bo Berg')
  screen.getByLabelText('New password')
})

test('nothing is sent without a name and a long enough password', async () => {
  const page = await open([answers(openInvitation, invitation)])
  await screen.findByRole('heading', { name: 'Join Northwind' })
  await fill(page, screen.getByLabelText('Password'), 'short')
  await page.user.click(accept())
  screen.getByText('Enter your name')
  screen.getByText('Use at least 10 characters')
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'))
})

test.each<[ProblemCode, Parameters<typeof refuses>[2], string, string]>([
  ['weak-password', { detail: 'This is too common' }, 'Password', 'This is too common'],
  ['invalid', { errors: [{ path: 'name', message: 'is too long' }] }, 'Your name', 'is too long'],
])('a refusal as %s shows an error at its field', async (code, refusal, field, message) => {
  const page = await open([
    answers(openInvitation, invitation),
    refuses(acceptInvitation, code, refusal),
  ])
  await screen.findByRole('heading', { name: 'Join Northwind' })
  await fill(page, screen.getByLabelText('Your name'), 'Bo')
  await fill(page, screen.getByLabelText('Password'), 'password1234')
  await page.user.click(accept())
  await screen.findByText(message)
  expect(document.activeElement).toBe(screen.getByLabelText(field))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a team without a free seat shows an error above the form', async () => {
  const detail = 'All seats of the plan are taken. Ask Ada to make room.'
  const page = await open([
    answers(openInvitation, invitation),
    refuses(acceptInvitation, 'no-seats', { detail }),
  ])
  await screen.findByRole('heading', { name: 'Join Northwind' })
  await fill(page, screen.getByLabelText('Your name'), 'Bo')
  await fill(page, screen.getByLabelText('Password'), 'correct horse battery')
  await page.user.click(accept())
  expect((await screen.findByRole('alert')).textContent).toBe(detail)
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Bo')
})

test('a domain with single sign-on leads to its provider instead of a password', async () => {
  await open([answers(openInvitation, { ...invitation, sso: { name: 'Okta' } })])
  const link = await screen.findByRole('link', { name: 'Continue with Okta' })
  expect(link.getAttribute('href')).toBe('/api/auth/v1/sso/start?email=bo%40northwind.test')
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test('people signed in to another account are warned before they accept', async () => {
  await open([answers(openInvitation, invitation)], { me: meWith('owner') })
  const warning = await screen.findByRole('alert')
  expect(warning.textContent).toContain('You’re signed in as ada@northwind.test')
})

test('an expired invitation links to sign-in', async () => {
  const page = await open([refuses(openInvitation, 'token-expired')])
  await screen.findByRole('heading', { name: 'This invitation has expired' })
  expect(screen.getByRole('alert').textContent).toContain('more than seven days old')
  await page.user.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(address()).toBe('/classic/?path=/login')
})

test('a link without a token says that it is incomplete, and nothing is requested', async () => {
  const page = await open([], { at: '/signup-invited-user' })
  expect((await screen.findByRole('alert')).textContent).toContain('Part of the link is missing')
  expect(page.server.calls(openInvitation)).toEqual([])
})

test('a server error says that the invitation is still valid', async () => {
  const page = await open([refuses(openInvitation, 'unavailable')])
  await screen.findByText('The invitation is still valid')
  page.server.now(answers(openInvitation, invitation))
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Join Northwind' })
})
