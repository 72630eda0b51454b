import { findTenant, type SignInOptions, signIn } from '@satchel/contract/accounts/accounts.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderAt } from '../../../test/render.tsx'
import { problem, reply, serve } from '../../../test/server.ts'
import LoginPage from './LoginPage.tsx'
import LoginSsoPage from './LoginSsoPage.tsx'

const tenant: SignInOptions = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  name: 'Northwind',
  accountStatus: { status: 'trialing' },
  signIn: { password: true, sso: null },
  branding: { logoUrl: null, color: '#0f766e' },
}

async function giveAddress(address: string) {
  await userEvent.type(screen.getByLabelText('Email'), address)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

it.each([
  ['/login', <LoginPage key="password" />],
  ['/login-sso', <LoginSsoPage key="sso" />],
])('shows the same error at %s for an unknown address', async (path, page) => {
  const received = serve([[findTenant, () => reply(findTenant, null)]])
  renderAt(path, page)
  await giveAddress('  ada+x@northwind.test ')
  expect(await screen.findByText('Credentials wrong')).toBeDefined()
  expect(received[0]?.url.search).toBe('?email=ada%2Bx%40northwind.test')
  expect(received[0]?.headers.has('authorization')).toBe(false)
})

it('shows the same error for a wrong password, and keeps the address', async () => {
  serve([
    [findTenant, () => reply(findTenant, tenant)],
    [signIn, () => problem('bad-credentials')],
  ])
  renderAt('/login', <LoginPage />)
  await giveAddress('ada@northwind.test')
  expect(await screen.findByRole('heading', { name: 'Sign in to Northwind' })).toBeDefined()
  await userEvent.type(screen.getByLabelText('Password'), 'not this one')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Credentials wrong')).toBeDefined()
  expect(screen.getByText('ada@northwind.test')).toBeDefined()
})

it('asks for a missing password without spending an attempt', async () => {
  const received = serve([[findTenant, () => reply(findTenant, tenant)]])
  renderAt('/login', <LoginPage />)
  await giveAddress('ada@northwind.test')
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Enter your password')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(received).toHaveLength(1)
})
