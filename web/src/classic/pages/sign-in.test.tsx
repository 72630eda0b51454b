import {
  findTenant,
  getMe,
  resendConfirmation,
  type SignInOptions,
  signIn,
} from '@satchel/contract/accounts/accounts.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type Answered,
  answers,
  answersLater,
  refusalOf,
  refuses,
} from '../../../test/contract-server.ts'
import { address, fill, meWith, openPage, TOKENS, watchLeaving } from '../../../test/page.tsx'
import { Classic } from '../Classic.tsx'

const northwind: SignInOptions = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  name: 'Northwind',
  accountStatus: { status: 'active' },
  signIn: { password: true, sso: null },
  branding: { logoUrl: null, color: '#0f766e' },
}
const sso = { providerId: '0199aaaa-0000-7000-8000-0000000000aa', name: 'Entra ID' }

async function openLogin(replies: readonly Answered[], query = '') {
  const leftFor = watchLeaving()
  const page = await openPage(<Classic />, replies, { at: `/classic/?path=/login${query}` })
  return { ...page, leftFor }
}

type Page = Awaited<ReturnType<typeof openLogin>>

async function giveAddress(page: Page, email = 'ada@northwind.test') {
  await fill(page, await screen.findByLabelText('Email'), email)
  await page.user.keyboard('{Enter}')
}

async function givePassword(page: Page, password = 'correct horse') {
  await fill(page, await screen.findByLabelText('Password'), password)
  await page.user.keyboard('{Enter}')
}

test('address and password lead to the requested page', async () => {
  const page = await openLogin(
    [answers(findTenant, northwind), answers(signIn, TOKENS), answers(getMe, meWith('editor'))],
    '&next=/items/17',
  )
  await giveAddress(page)
  await screen.findByRole('heading', { name: 'Sign in to Northwind' })
  await givePassword(page)

  await waitFor(() => expect(page.leftFor()).toBe('/items/17'))
  expect(page.server.calls(signIn)[0]?.body).toEqual({
    email: 'ada@northwind.test',
    password: 'correct horse',
  })
})

test('sign-in never redirects to another site', async () => {
  const page = await openLogin(
    [answers(findTenant, northwind), answers(signIn, TOKENS), answers(getMe, meWith('editor'))],
    '&next=https://evil.example/',
  )
  await giveAddress(page)
  await givePassword(page)
  await waitFor(() => expect(page.leftFor()).toBe('/home'))
})

test('the form can’t be submitted twice while the server responds', async () => {
  const slow = answersLater(findTenant, northwind)
  const page = await openLogin([slow])
  await giveAddress(page)
  await page.user.keyboard('{Enter}')
  await page.user.keyboard('{Enter}')
  slow.release()
  await screen.findByLabelText('Password')
  expect(page.server.calls(findTenant)).toHaveLength(1)
})

test('too many attempts say when to try again', async () => {
  const page = await openLogin([
    answers(findTenant, northwind),
    refuses(signIn, 'too-many-requests', { retryAfter: 300 }),
  ])
  await giveAddress(page)
  await givePassword(page)
  const at = new Intl.DateTimeFormat(navigator.language, { timeStyle: 'short' })
  const message = await screen.findByText(/^Too many attempts\. Try again at/)
  const near = [299, 300, 301].map((seconds) => at.format(Date.now() + seconds * 1_000))
  expect(
    near.some((time) => message.textContent === `Too many attempts. Try again at ${time}.`),
  ).toBe(true)
})

test('an unconfirmed address gets a new code, and its form', async () => {
  const page = await openLogin(
    [answers(findTenant, northwind), refuses(signIn, 'not-confirmed'), answers(resendConfirmation)],
    '&next=/links',
  )
  await giveAddress(page, 'new@northwind.test')
  await givePassword(page)
  await screen.findByRole('heading', { name: 'Confirm your address' })
  expect(address()).toBe(
    '/classic/?path=/confirm-verification&email=new%40northwind.test&next=%2Flinks',
  )
  expect(page.server.calls(resendConfirmation)[0]?.body.email).toBe('new@northwind.test')
})

test('going back to another address clears the password', async () => {
  const page = await openLogin([answers(findTenant, northwind)])
  await giveAddress(page)
  await fill(page, await screen.findByLabelText('Password'), 'half of it')
  await page.user.click(screen.getByRole('button', { name: 'Use another address' }))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@northwind.test')
  await page.user.keyboard('{Enter}')
  expect((await screen.findByLabelText<HTMLInputElement>('Password')).value).toBe('')
})

test('the authenticator code is requested after the password, and sent with it', async () => {
  const page = await openLogin([
    answers(findTenant, northwind),
    answers(signIn, ({ body }) => (body.totp === '123456' ? TOKENS : refusalOf('totp-required'))),
    answers(getMe, meWith('editor')),
  ])
  await giveAddress(page)
  await givePassword(page)
  await page.user.click(await screen.findByRole('button', { name: 'Sign in' }))
  await screen.findByText('Enter the code')

  await page.user.click(screen.getByLabelText('Digit 1'))
  await page.user.paste('000000')
  await screen.findByText('That code isn’t right or was already used')
  expect(document.activeElement).toBe(screen.getByLabelText('Digit 1'))
  await page.user.paste('123456')
  await waitFor(() => expect(page.leftFor()).toBe('/home'))
  expect(page.server.calls(signIn).at(-1)?.body).toEqual({
    email: 'ada@northwind.test',
    password: 'correct horse',
    totp: '123456',
  })
})

test('a person without their phone signs in with a recovery code', async () => {
  const page = await openLogin([
    answers(findTenant, northwind),
    answers(signIn, ({ body }) => (body.totp ? TOKENS : refusalOf('totp-required'))),
    answers(getMe, meWith('editor')),
  ])
  await giveAddress(page)
  await givePassword(page)
  await page.user.click(await screen.findByRole('button', { name: 'Use recovery code' }))
  await fill(page, screen.getByLabelText('Recovery code'), 'abcd-efgh-ijkl')
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(page.leftFor()).toBe('/home'))
  expect(page.server.calls(signIn).at(-1)?.body.totp).toBe('abcd-efgh-ijkl')
})

test('a company with enforced single sign-on offers no password', async () => {
  const found = { ...northwind, signIn: { password: false, sso } }
  const page = await openLogin([answers(findTenant, found)], '&next=/links')
  await giveAddress(page)
  await page.user.click(await screen.findByRole('button', { name: 'Continue with Entra ID' }))
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(page.leftFor()).toBe('/api/auth/v1/sso/start?email=ada%40northwind.test&next=%2Flinks')
})

test('with optional single sign-on, the password still works', async () => {
  const found = { ...northwind, signIn: { password: true, sso } }
  const page = await openLogin([answers(findTenant, found)])
  await giveAddress(page)
  await screen.findByRole('button', { name: 'Continue with Entra ID' })
  screen.getByLabelText('Password')
})

test('shows the server error and keeps the address', async () => {
  const page = await openLogin([refuses(findTenant, 'unexpected', { detail: 'Sign-in is down' })])
  await giveAddress(page)
  await screen.findByText('Sign-in is down')
  page.server.now(answers(findTenant, northwind))
  await page.user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByLabelText('Password')
})
