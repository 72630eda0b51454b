import { type Factors, getFactors, prove } from '@satchel/contract/accounts/factors.ts'
import { closeAccount } from '@satchel/contract/tenants/tenants.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answered, answers, refusalOf, refuses } from '../../../test/contract-server.ts'
import { fill, meWith, openPage, watchLeaving } from '../../../test/page.tsx'
import { onProofRequired } from '../../lib/api.ts'
import { CloseSection } from '../tenants/CloseSection.tsx'
import { askProof } from './ask-proof.tsx'

const AT = '2026-11-20T09:00:00.000Z'
const byPassword: Factors = { totp: null, passkeys: [], hasPassword: true, isRequired: false }

/** Opens the form to close the account, which asks for proof until it gets one. */
async function openClosing(factors: Factors, ...replies: readonly Answered[]) {
  const me = meWith('owner')
  const leftFor = watchLeaving()
  let isProved = false
  const page = await openPage(
    <CloseSection />,
    [
      answers(getFactors, factors),
      answers(closeAccount, () => (isProved ? me.tenant : refusalOf('proof-required'))),
      ...replies,
    ],
    { me },
  )
  onProofRequired(askProof)
  await fill(page, screen.getByLabelText('Type Northwind to confirm'), 'Northwind')
  await page.user.click(screen.getByRole('button', { name: 'Close account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Verify it’s you' })
  return {
    ...page,
    leftFor,
    dialog,
    letThrough: () => {
      isProved = true
    },
  }
}

test('the password is proof, and the action then runs', async () => {
  const page = await openClosing(byPassword, answers(prove))
  page.letThrough()
  await fill(page, await screen.findByLabelText('Password'), 'correct horse')
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(page.leftFor()).toBe('/classic/?path=/bye'))
  expect(page.server.calls(prove)[0]?.body).toEqual({ password: 'correct horse' })
  expect(page.server.calls(closeAccount)).toHaveLength(2)
})

test('a wrong password shows an error at its field, and an empty one isn’t sent', async () => {
  const errors = [{ path: 'password', message: 'is wrong' }]
  const page = await openClosing(byPassword, refuses(prove, 'invalid', { errors }))
  await screen.findByLabelText('Password')
  await page.user.click(screen.getByRole('button', { name: 'Continue' }))
  screen.getByText('Enter your password')
  expect(page.server.calls(prove)).toHaveLength(0)
  await fill(page, screen.getByLabelText('Password'), 'a guess')
  await page.user.keyboard('{Enter}')
  await screen.findByText('The password is wrong')
})

test('people with an authenticator enter its code instead of the password', async () => {
  const totp = { since: AT, recoveryCodesLeft: 10 }
  const page = await openClosing(
    { ...byPassword, totp },
    answers(prove, ({ body }) =>
      body.code === '123456'
        ? undefined
        : refusalOf('invalid', { errors: [{ path: 'code', message: 'is wrong' }] }),
    ),
  )
  await page.user.click(await screen.findByLabelText('Digit 1'))
  expect(screen.queryByLabelText('Password')).toBeNull()
  await page.user.paste('000000')
  await screen.findByText('The code is wrong')
  page.letThrough()
  await page.user.paste('123456')
  await waitFor(() => expect(page.leftFor()).toBe('/classic/?path=/bye'))
})

test('closing the dialog cancels the action without an error', async () => {
  const page = await openClosing(byPassword)
  await screen.findByLabelText('Password')
  await page.user.keyboard('{Escape}')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Close account' }).hasAttribute('data-loading')).toBe(
      false,
    ),
  )
  expect(page.leftFor()).toBeUndefined()
  expect(page.server.calls(closeAccount)).toHaveLength(1)
})

test('people without factors sign in again with their company, and return', async () => {
  await openClosing({ ...byPassword, hasPassword: false })
  const link = await screen.findByRole('link', { name: 'Sign in with your company' })
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost')
  expect(searchParams.get('email')).toBe('ada@northwind.test')
  expect(searchParams.get('next')).toBe(window.location.pathname + window.location.search)
})
