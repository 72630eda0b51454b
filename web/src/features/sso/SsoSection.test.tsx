import {
  addScimToken,
  addSsoDomain,
  addSsoProvider,
  changeSsoDomain,
  checkSsoDomain,
  listScimTokens,
  listSsoDomains,
  listSsoProviders,
  removeScimToken,
  removeSsoDomain,
  type ScimToken,
  type SsoDomain,
  type SsoProvider,
} from '@satchel/contract/accounts/sso.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { copied, fill, meWith, openPage } from '../../../test/page.tsx'
import { providerOf, ssoDomainOf } from '../../../test/sso.ts'
import { SsoSection } from './SsoSection.tsx'

const baseUrl = 'https://satchel.test/api/scim/v2'
const domains = (...items: SsoDomain[]) => answers(listSsoDomains, { items })
const providers = (...items: SsoProvider[]) => answers(listSsoProviders, { items })
const tokens = (...items: ScimToken[]) => answers(listScimTokens, { baseUrl, items })

function open(...replies: readonly Answered[]) {
  const all = [domains(), providers(), tokens(), ...replies]
  return openPage(<SsoSection />, all, { me: meWith('admin') })
}

const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 4, name })
  return within(heading.closest('li') as HTMLElement)
}
const sure = async (verb: string) =>
  within(await screen.findByRole('dialog')).getByRole('button', { name: verb })

test('a domain is added for the only connection, with its record to copy', async () => {
  const waiting = ssoDomainOf({ provenAt: null, checkedAt: null })
  const page = await open(providers(providerOf()), answers(addSsoDomain, waiting))
  const field = await screen.findByLabelText<HTMLInputElement>('Add a domain')
  await fill(page, field, 'Northwind.test')
  page.server.now(domains(waiting))
  await page.user.keyboard('{Enter}')
  const card = await cardOf('northwind.test')
  card.getByText('Not verified yet')
  expect(page.server.calls(addSsoDomain)[0]?.body).toEqual({
    domain: 'Northwind.test',
    providerId: providerOf().id,
  })
  await page.user.click(card.getByRole('button', { name: 'Copy Value' }))
  expect(await copied()).toBe('satchel-domain=abc')
  expect(field.value).toBe('')
})

test('another company’s domain shows an error at the field until it is edited', async () => {
  const errors = [{ path: 'domain', message: 'belongs to another account' }]
  const page = await open(refuses(addSsoDomain, 'conflict', { errors }))
  const field = await screen.findByLabelText('Add a domain')
  await fill(page, field, 'acme.test')
  await page.user.click(screen.getByRole('button', { name: 'Add domain' }))
  await screen.findByText('belongs to another account')
  await page.user.type(field, '2')
  expect(screen.queryByText('belongs to another account')).toBeNull()
})

test('a record is checked on request, and missing ones shown', async () => {
  const waiting = ssoDomainOf({ provenAt: null, detail: 'There is no such record yet' })
  const page = await open(domains(waiting), answers(checkSsoDomain, ssoDomainOf()))
  const card = await cardOf('northwind.test')
  card.getByText('There is no such record yet')
  page.server.now(domains(ssoDomainOf()))
  await page.user.click(card.getByRole('button', { name: 'Check now' }))
  await screen.findByText('Verified')
  expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull()
})

test('a domain is switched back to passwords', async () => {
  const page = await open(
    domains(ssoDomainOf()),
    providers(providerOf()),
    answers(changeSsoDomain, ssoDomainOf({ providerId: null })),
  )
  const card = await cardOf('northwind.test')
  await page.user.selectOptions(card.getByLabelText('Sign-in method'), 'Password')
  await waitFor(() =>
    expect(page.server.calls(changeSsoDomain)[0]?.body).toEqual({ providerId: null }),
  )
})

test('a domain is removed after confirmation', async () => {
  const page = await open(domains(ssoDomainOf()), answers(removeSsoDomain))
  await page.user.click(await screen.findByRole('button', { name: 'Remove northwind.test' }))
  page.server.now(domains())
  await page.user.click(await sure('Remove'))
  await screen.findByText('northwind.test removed')
  await waitFor(() => expect(screen.queryByRole('heading', { level: 4 })).toBeNull())
})

test('a new connection is off, with its steps expanded', async () => {
  const fresh = providerOf({ name: 'Single sign-on', kind: 'saml', issuer: null, isTested: false })
  const page = await open(answers(addSsoProvider, fresh))
  const button = await screen.findByRole('button', { name: 'Connect SAML 2.0' })
  await page.user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect SAML 2.0' }))
  await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(page.server.calls(addSsoProvider)).toEqual([])
  await page.user.click(button)
  await fill(page, await screen.findByLabelText(/^Connection name/), ' Entra ID ')
  page.server.now(providers(fresh))
  await page.user.keyboard('{Enter}')
  await screen.findByText('Enter these at the identity provider')
  expect(page.server.calls(addSsoProvider)[0]?.body).toEqual({
    kind: 'saml',
    name: 'Entra ID',
  })
  screen.getByText('Reply URL (ACS)')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Test sign-in' }).disabled).toBe(
    true,
  )
})

const token: ScimToken = {
  id: '0199ffff-0000-7000-8000-000000000003',
  name: 'Entra ID',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: null,
}

test('a directory token is shown once, to copy', async () => {
  const page = await open(answers(addScimToken, { ...token, token: 'scim_secret' }))
  const field = await screen.findByLabelText<HTMLInputElement>('New token for')
  await fill(page, field, 'Entra ID')
  page.server.now(tokens(token))
  await page.user.click(screen.getByRole('button', { name: 'Create token' }))
  await screen.findByText('Copy the token now. It’s shown only once.')
  await page.user.click(screen.getByRole('button', { name: 'Copy Token for Entra ID' }))
  expect(await copied()).toBe('scim_secret')
  expect(field.value).toBe('')
  await screen.findByText('Not used yet')
})

test('a token is revoked after confirmation', async () => {
  const page = await open(tokens(token), answers(removeScimToken))
  await page.user.click(await screen.findByRole('button', { name: 'Revoke Entra ID' }))
  page.server.now(tokens())
  await page.user.click(await sure('Revoke'))
  await screen.findByText('Token revoked')
  expect(page.server.calls(removeScimToken)[0]?.params.tokenId).toBe(token.id)
})

test('a part that couldn’t be loaded is retried, and the others aren’t', async () => {
  const page = await open(refuses(listScimTokens, 'unavailable'))
  await screen.findByText('Couldn’t load single sign-on')
  page.server.now(tokens())
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Directory sync (SCIM)' })
  expect(page.server.calls(listSsoDomains)).toHaveLength(1)
})
