import { registerOwner } from '@satchel/contract/accounts/accounts.ts'
import { getSignUpOffer, type SignUpOffer } from '@satchel/contract/accounts/sign-up.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers } from '../../../test/contract-server.ts'
import { fill, openPage } from '../../../test/page.tsx'
import { Classic } from '../Classic.tsx'

const open: SignUpOffer = {
  isOpen: true,
  isFirst: false,
  domains: null,
  trialDays: 14,
  askAt: null,
}

const openSignup = (offer: Partial<SignUpOffer>, path = '/signup') =>
  openPage(<Classic />, [answers(getSignUpOffer, { ...open, ...offer })], {
    at: `/classic/?path=${path}`,
  })

test.each(['/signup', '/signup-partner-owner'])(
  'where sign-up is closed, %s says so and whom to ask, and has no form',
  async (path) => {
    const askAt = { name: 'Northwind', website: 'https://northwind.example/' }
    await openSignup({ isOpen: false, askAt }, path)
    expect(await screen.findByRole('heading', { name: 'Sign-up is closed' })).toBeTruthy()
    expect(screen.getByText(/Ask Northwind for an invitation\./)).toBeTruthy()
    const way = screen.getByRole('link', { name: 'https://northwind.example/' })
    expect(way.getAttribute('href')).toBe('https://northwind.example/')
    expect(screen.queryByRole('textbox')).toBeNull()
  },
)

test('nobody is named where nobody operates the server yet', async () => {
  await openSignup({ isOpen: false })
  expect(await screen.findByText(/Ask the people who run it for an invitation\./)).toBeTruthy()
})

test('an address at another domain is refused before the form is sent', async () => {
  const page = await openSignup({ domains: ['acme.com', 'acme.de'], trialDays: null })
  expect(await screen.findByText('Set up your company on this server')).toBeTruthy()
  await fill(page, await screen.findByLabelText('Work email'), 'ada@example.com')
  await page.user.tab()
  expect(await screen.findByText('Use an address at acme.com or acme.de')).toBeTruthy()
  await fill(page, screen.getByLabelText('Work email'), 'ada@ACME.de')
  await page.user.tab()
  expect(screen.queryByText('Use an address at acme.com or acme.de')).toBeNull()
  expect(page.server.calls(registerOwner)).toEqual([])
})
