import { askPasswordReset, resetPassword } from '@satchel/contract/accounts/passwords.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { address, fill, openPage } from '../../../test/page.tsx'
import ForgotPasswordPage from './ForgotPasswordPage.tsx'
import PasswordResetPage from './PasswordResetPage.tsx'

const openForgot = (replies: readonly Answered[], at = '/forgot-password') =>
  openPage(<ForgotPasswordPage />, replies, { at })

const openReset = (replies: readonly Answered[], at = '/password-reset?token=t0ken') =>
  openPage(<PasswordResetPage />, replies, { at })

const heading = (name: string) => screen.findByRole('heading', { name })

test('a link is emailed to the address from sign-in', async () => {
  const page = await openForgot(
    [answers(askPasswordReset)],
    '/forgot-password?email=ada%2Bx@northwind.test',
  )
  await page.user.click(screen.getByRole('button', { name: 'Email link' }))
  await heading('Check your inbox')
  expect(page.server.calls(askPasswordReset)[0]?.query).toEqual({ email: 'ada+x@northwind.test' })
  expect(screen.getByText('ada+x@northwind.test').closest('p')?.textContent).toContain(
    'If there’s an account for',
  )
})

test('an incomplete address isn’t sent, and shows an error', async () => {
  const page = await openForgot([])
  const field = screen.getByLabelText('Email')
  await fill(page, field, 'ada@')
  await page.user.click(screen.getByRole('button', { name: 'Email link' }))
  await screen.findByText('Enter your email address')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)

  await page.user.type(field, 'n')
  expect(screen.queryByText('Enter your email address')).toBeNull()
})

test('too many requests show an error and keep the address', async () => {
  const page = await openForgot([refuses(askPasswordReset, 'too-many-requests')])
  await fill(page, screen.getByLabelText('Email'), 'ada@northwind.test')
  await page.user.keyboard('{Enter}')
  await screen.findByText('Too many attempts. Try again later.')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@northwind.test')
})

test('another email can be sent after a minute', async () => {
  const page = await openForgot([answers(askPasswordReset)], '/forgot-password?email=ada@x.test')
  await page.user.click(screen.getByRole('button', { name: 'Email link' }))
  await heading('Check your inbox')
  const again = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send again/ })
  expect(again().disabled).toBe(true)

  // The timers stay real: the page looks at the clock each second.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  try {
    await waitFor(() => expect(again().textContent).toBe('Send again'))
    await page.user.click(again())
    await screen.findByText('Sent to ada@x.test again')
    expect(again().disabled).toBe(true)
  } finally {
    vi.useRealTimers()
  }
  expect(page.server.calls(askPasswordReset)).toHaveLength(2)
})

test('a wrong address can be corrected', async () => {
  const page = await openForgot([answers(askPasswordReset)], '/forgot-password?email=adda@x.test')
  await page.user.click(screen.getByRole('button', { name: 'Email link' }))
  await page.user.click(await screen.findByRole('button', { name: 'Use another address' }))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('adda@x.test')
})

test('the link sets a new password, which signs in', async () => {
  const page = await openReset([answers(resetPassword)])
  await fill(page, screen.getByLabelText('New password'), 'correct horse battery')
  await page.user.click(screen.getByRole('button', { name: 'Set password' }))
  await heading('Password set')
  expect(page.server.calls(resetPassword)[0]?.body).toEqual({
    token: 't0ken',
    password: 'correct horse battery',
  })
  await page.user.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(address()).toBe('/classic/?path=/login')
})

test('a short password is counted while typing, and never sent', async () => {
  const page = await openReset([])
  const field = screen.getByLabelText('New password')
  screen.getByText('At least 10 characters')
  // As many characters as people see, whatever they are made of.
  await fill(page, field, 'pässwö🔑')
  screen.getByText('At least 10 characters, 7 so far')
  await page.user.click(screen.getByRole('button', { name: 'Set password' }))
  await screen.findByText('Use at least 10 characters')
  expect(document.activeElement).toBe(field)
})

test('a common password is refused at its field', async () => {
  const page = await openReset([
    refuses(resetPassword, 'weak-password', { detail: 'This password is on lists of stolen ones' }),
  ])
  const field = screen.getByLabelText('New password')
  await fill(page, field, 'password123')
  await page.user.keyboard('{Enter}')
  await screen.findByText('This password is on lists of stolen ones')
  expect(document.activeElement).toBe(field)
})

test('a used link offers a new one', async () => {
  const page = await openReset([refuses(resetPassword, 'token-expired')])
  await fill(page, screen.getByLabelText('New password'), 'correct horse battery')
  await page.user.keyboard('{Enter}')
  await heading('This reset link no longer works')
  screen.getByText('It was already used, or it’s more than an hour old.')
  await page.user.click(screen.getByRole('link', { name: 'Request link' }))
  expect(address()).toBe('/classic/?path=/forgot-password')
})

test('a truncated link says so, and asks for no password', async () => {
  await openReset([], '/password-reset')
  await heading('This reset link no longer works')
  screen.getByText('Part of the link is missing. Open it from the email.')
  expect(screen.queryByLabelText('New password')).toBeNull()
})
