import {
  askPasswordReset,
  changePassword,
  getPasswordState,
} from '@satchel/contract/accounts/passwords.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answered, answers, refuses } from '../../test/contract-server.ts'
import { fill, meWith, openPage } from '../../test/page.tsx'
import { PasswordSection } from './PasswordSection.tsx'

const isSet = answers(getPasswordState, { isSet: true, changedAt: '2026-11-20T09:00:00.000Z' })
const open = (...replies: readonly Answered[]) =>
  openPage(<PasswordSection />, replies, { me: meWith('viewer') })

const current = () => screen.findByLabelText<HTMLInputElement>('Current password')
const chosen = () => screen.getByLabelText<HTMLInputElement>('New password')
const submit = () => screen.getByRole('button', { name: 'Change password' })

test('changing the password says that other sessions ended', async () => {
  const page = await open(isSet, answers(changePassword))
  await fill(page, await current(), 'the old one')
  await fill(page, chosen(), 'a much better one')
  await page.user.click(submit())

  await screen.findByText('Password changed. You’re signed out everywhere else')
  expect(page.server.calls(changePassword)[0]?.body).toEqual({
    currentPassword: 'the old one',
    password: 'a much better one',
  })
  expect([(await current()).value, chosen().value]).toEqual(['', ''])
  await waitFor(() => expect(page.server.calls(getPasswordState)).toHaveLength(2))
})

test('missing fields show errors, and the first one gets the focus', async () => {
  const page = await open(isSet)
  await current()
  await page.user.click(submit())
  screen.getByText('Enter your password')
  expect(document.activeElement).toBe(await current())

  await fill(page, await current(), 'the old one')
  await page.user.keyboard('{Enter}')
  screen.getByText('Use at least 10 characters')
  expect(document.activeElement).toBe(chosen())
})

test('a wrong current password shows an error at its field, and the new one stays', async () => {
  const errors = [{ path: 'currentPassword', message: 'is wrong' }]
  const page = await open(isSet, refuses(changePassword, 'invalid', { errors }))
  await fill(page, await current(), 'a guess')
  await fill(page, chosen(), 'a much better one')
  await page.user.click(submit())

  await screen.findByText('That’s not your password')
  expect(document.activeElement).toBe(await current())
  expect(chosen().value).toBe('a much better one')
})

test('the server’s objection to the new password shows at its field', async () => {
  const errors = [{ path: 'password', message: 'has your address in it' }]
  const page = await open(isSet, refuses(changePassword, 'weak-password', { errors }))
  await fill(page, await current(), 'the old one')
  await fill(page, chosen(), 'ada@northwind.test')
  await page.user.click(submit())
  await screen.findByText('It has your address in it')

  await page.user.type(chosen(), '!')
  expect(screen.queryByText('It has your address in it')).toBeNull()
})

test('too many attempts show a message beside the form', async () => {
  const page = await open(isSet, refuses(changePassword, 'too-many-requests'))
  await fill(page, await current(), 'a guess')
  await fill(page, chosen(), 'a much better one')
  await page.user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts')
})

test('people with single sign-on get a link by email, once', async () => {
  const page = await open(
    answers(getPasswordState, { isSet: false, changedAt: null }),
    answers(askPasswordReset),
  )
  const ask = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Email setup link',
  })
  await page.user.click(ask)
  await screen.findByText('Link sent to ada@northwind.test')
  expect(ask.disabled).toBe(true)
  expect(page.server.calls(askPasswordReset)[0]?.query.email).toBe('ada@northwind.test')
})

test('a failed check can be retried', async () => {
  const page = await open(refuses(getPasswordState, 'unavailable'))
  const again = await screen.findByRole('button', { name: 'Try again' })
  page.server.now(isSet)
  await page.user.click(again)
  await current()
})
