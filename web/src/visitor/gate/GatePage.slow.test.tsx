import type { GateProblem, VisitorGate, VisitorRefusal } from '@satchel/contract/visits/visitor.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LOOK, openVisitorPage, sentBy } from '../../../test/visitor.ts'
import { t } from '../messages/messages.ts'
import { refusals } from '../RefusalPage.tsx'
import { offerShow } from './show-password.ts'
import { submitWhole } from './submit-code.ts'

function openGate(overrides: Partial<VisitorGate>) {
  const gate: VisitorGate = {
    asks: 'password',
    url: '/l/prices/password',
    hidden: { item: '', from: '' },
    again: '/l/prices',
    email: '',
    problem: null,
    waitS: 0,
    ...overrides,
  }
  return openVisitorPage({ view: 'gate', look: LOOK, gate, sender: null })
}

test('a password is requested, and sent with the requested page', () => {
  openGate({ hidden: { item: 'a1', from: 'qr' } })
  screen.getByRole('heading', { name: 'This link is password-protected' })
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  expect([field.type, field.required, field.autocomplete]).toEqual([
    'password',
    true,
    'current-password',
  ])
  expect(sentBy('Open')).toEqual({
    to: '/l/prices/password',
    fields: { item: 'a1', from: 'qr', password: '' },
  })
})

test.each<[GateProblem, number, string]>([
  ['wrong-password', 0, 'That password is wrong.'],
  ['locked', 1, 'Too many wrong attempts. Try again in 1 second.'],
  ['locked', 59, 'Too many wrong attempts. Try again in 59 seconds.'],
  ['locked', 60, 'Too many wrong attempts. Try again in 1 minute.'],
  ['locked', 601, 'Too many wrong attempts. Try again in 11 minutes.'],
])('of a password, %s after %i s is shown at the field', (problem, waitS, words) => {
  openGate({ problem, waitS })
  const field = screen.getByLabelText(/^Password/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe(words)
  expect(field.getAttribute('aria-describedby')).toBe(alert.id)
})

test('a password and an address are asked for at once', () => {
  openGate({ withEmail: true, email: 'ana@acme.example', problem: 'wrong-password' })
  screen.getByText(/^Northwind asks for your e-?mail address/)
  const address = screen.getByLabelText<HTMLInputElement>('Your email address')
  expect(address.getAttribute('aria-invalid')).toBeNull()
  expect(sentBy('Continue')).toEqual({
    to: '/l/prices/password',
    fields: { password: '', email: 'ana@acme.example' },
  })
})

test('a whole code is sent by itself, once, without what was pasted with it', async () => {
  openGate({ asks: 'code', url: '/l/prices/code', email: 'ana@acme.example' })
  const field = screen.getByLabelText<HTMLInputElement>('Six-digit code')
  const sent = vi.fn()
  Object.assign(field.form as object, { requestSubmit: sent })
  submitWhole(field)
  await userEvent.type(field, '12345')
  expect(sent).not.toHaveBeenCalled()
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(' 123-456 ')
  expect(field.value).toBe('123456')
  expect(sent).toHaveBeenCalledTimes(1)
})

test('a refused address stays for correction', () => {
  openGate({ asks: 'email', url: '/l/prices/email', email: 'ana@acme', problem: 'not-allowed' })
  screen.getByText(/^Northwind asks for your e-?mail address/)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect(field.defaultValue).toBe('ana@acme')
  expect(screen.getByRole('alert').textContent).toMatch(
    /^This link can’t be opened with that address/,
  )
  expect(sentBy('Continue').to).toBe('/l/prices/email')
})

test('an emailed code is entered, resent, or sent to another address', () => {
  openGate({
    asks: 'code',
    url: '/l/prices/code',
    email: 'ana@acme.example',
    hidden: { item: 'a1', from: '' },
  })
  const field = screen.getByLabelText<HTMLInputElement>('Six-digit code')
  expect(field.getAttribute('autocomplete')).toBe('one-time-code')
  expect(sentBy('Open')).toEqual({
    to: '/l/prices/code',
    fields: { item: 'a1', email: 'ana@acme.example', code: '' },
  })
  expect(sentBy('Resend code')).toEqual({
    to: '/l/prices/email',
    fields: { item: 'a1', email: 'ana@acme.example' },
  })
  const again = screen.getByRole('link', { name: 'Use another address' })
  expect(again.getAttribute('href')).toBe('/l/prices')
})

test('a gate shows messengers nothing of the content', () => {
  const { head } = openGate({})
  const meta = (name: string) =>
    head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
  expect(meta('title')).toBe('This link is password-protected')
  expect([meta('image'), meta('description')]).toEqual([undefined, undefined])
})

test.each(Object.keys(refusals) as VisitorRefusal[])(
  'a link that is %s says what to do',
  (refusal) => {
    openVisitorPage(
      { view: 'refusal', look: LOOK, refusal, ask: null, sender: null },
      { privacyUrl: null },
    )
    const { title, advice } = refusals[refusal]
    screen.getByRole('heading', { level: 1, name: t(title) })
    screen.getByText(t(advice))
    expect(screen.queryByRole('button')).toBeNull()
  },
)

test('the sender is asked for a new link, with an address to reply to', () => {
  const ask = {
    url: '/l/prices/ask',
    problem: 'no-address',
    email: 'bo',
    message: 'Please',
  } as const
  openVisitorPage({
    view: 'refusal',
    look: null,
    refusal: 'expired',
    ask,
    sender: { name: 'Edda Halden', avatarUrl: null },
  })
  screen.getByText('Shared by Edda Halden')
  expect(screen.getByRole('alert').textContent).toMatch(/^Enter a valid email address/)
  expect(sentBy('Ask sender')).toEqual({
    to: '/l/prices/ask',
    fields: { email: 'bo', message: 'Please' },
  })
})

test('a password can be shown while typing, and is hidden when sent', async () => {
  openGate({})
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  const attributes = ['autocapitalize', 'autocorrect', 'spellcheck']
  expect(attributes.map((name) => input.getAttribute(name))).toEqual(['none', 'off', 'false'])
  const button = screen.getByText<HTMLButtonElement>('Show password')
  expect(button.hidden).toBe(true)
  offerShow(button)
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect([input.type, button.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
  input.form?.dispatchEvent(new Event('submit'))
  expect(input.type).toBe('password')
})
