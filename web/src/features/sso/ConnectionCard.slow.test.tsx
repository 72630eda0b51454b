import {
  changeSsoProvider,
  listScimTokens,
  listSsoDomains,
  listSsoProviders,
  readSsoMetadata,
  removeSsoProvider,
  type SsoDomain,
  type SsoProvider,
  testSsoProvider,
} from '@satchel/contract/accounts/sso.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { fill, meWith, openPage, watchLeaving } from '../../../test/page.tsx'
import { providerOf, ssoDomainOf } from '../../../test/sso.ts'
import { SsoSection } from './SsoSection.tsx'

interface Input {
  domains?: SsoDomain[]
  more?: readonly Answered[]
  role?: Role
}

const shown = (provider: SsoProvider) => answers(listSsoProviders, { items: [provider] })

async function open(
  provider: SsoProvider,
  { domains = [ssoDomainOf()], more = [], role = 'admin' }: Input = {},
) {
  const leftFor = watchLeaving()
  const replies = [
    answers(listSsoDomains, { items: domains }),
    shown(provider),
    answers(listScimTokens, { baseUrl: 'https://satchel.test/scim', items: [] }),
    answers(changeSsoProvider, provider),
  ]
  const page = await openPage(<SsoSection />, [...replies, ...more], { me: meWith(role) })
  await screen.findByRole('heading', { name: 'Connections' })
  return {
    ...page,
    leftFor,
    changes: () => page.server.calls(changeSsoProvider).map(({ body }) => body),
  }
}

const mode = (label: string) => screen.getByRole<HTMLInputElement>('radio', { name: label })

test('missing steps are named before the connection can be turned on', async () => {
  await open(providerOf({ isTested: false }), { domains: [ssoDomainOf({ provenAt: null })] })
  screen.getByText(
    'Before you can turn it on: test the sign-in; verify an email domain and assign it to this connection.',
  )
  expect(mode('Optional').disabled).toBe(true)
})

test('it is turned on as optional at once', async () => {
  const page = await open(providerOf())
  page.server.now(shown(providerOf({ mode: 'optional' })))
  await page.user.click(mode('Optional'))
  await screen.findByText('Entra ID: optional')
  expect(page.changes()).toEqual([{ mode: 'optional' }])
})

test('enforcing it first says who is signed out', async () => {
  const page = await open(providerOf({ mode: 'optional' }))
  await page.user.click(screen.getByRole('button', { name: 'Set up' }))
  await page.user.click(mode('Enforced'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Enforce single sign-on' }))
  expect(page.changes()).toEqual([])
  page.server.now(shown(providerOf({ mode: 'enforced' })))
  await page.user.click(dialog.getByRole('button', { name: 'Enforce' }))
  await screen.findByText('Entra ID: enforced')
})

test('an account that isn’t ready stays off, with the reason', async () => {
  const detail = 'No domain of it is proved any more'
  const page = await open(providerOf(), {
    more: [refuses(changeSsoProvider, 'sso-not-ready', { detail })],
  })
  await page.user.click(mode('Optional'))
  await screen.findByText(detail)
  expect(mode('Off').checked).toBe(true)
})

test('an issuer is fetched before it is saved, and an empty secret keeps the saved one', async () => {
  const page = await open(providerOf(), {
    more: [
      answers(readSsoMetadata, {
        issuer: 'https://other.example/realm',
        signInUrl: 'https://other.example/auth',
        certificates: [],
      }),
    ],
  })
  const issuer = screen.getByRole('textbox', { name: /^Issuer/ })
  await fill(page, issuer, 'https://other.example/realm/.well-known/openid-configuration')
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect(page.server.calls(readSsoMetadata)[0]?.body.kind).toBe('oidc')
  expect(page.changes()).toEqual([{ issuer: 'https://other.example/realm', clientId: 'satchel' }])
})

test('an address that is not a provider shows an error at the issuer, and nothing is saved', async () => {
  const errors = [{ path: 'url', message: 'is of a server that signs nobody in' }]
  const page = await open(providerOf(), { more: [refuses(readSsoMetadata, 'invalid', { errors })] })
  await fill(page, screen.getByRole('textbox', { name: /^Issuer/ }), 'https://example.com')
  await page.user.keyboard('{Enter}')
  await screen.findByText('is of a server that signs nobody in')
  expect(page.changes()).toEqual([])
})

test('SAML metadata fills in the fields, which are saved by the button', async () => {
  const pem = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----'
  const found = {
    issuer: 'urn:acme',
    signInUrl: 'https://acme.example/saml',
    certificates: [pem, pem.replace('MIIB', 'MIIC')],
  }
  const page = await open(providerOf({ kind: 'saml', issuer: null }), {
    more: [answers(readSsoMetadata, found)],
  })
  await fill(page, screen.getByRole('textbox', { name: /^Metadata/ }), ' <EntityDescriptor/>')
  await page.user.click(screen.getByRole('button', { name: 'Read metadata' }))
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Provider entity ID').value).toBe('urn:acme'),
  )
  expect(page.server.calls(readSsoMetadata)[0]?.body).toEqual({
    kind: 'saml',
    xml: ' <EntityDescriptor/>',
  })
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect(page.changes()).toEqual([found])
})

test('roles come from rules on a claim, and rules without a value are left out', async () => {
  const page = await open(
    providerOf({ roleClaim: 'groups', roles: [{ value: 'sales', role: 'viewer' }] }),
  )
  await page.user.click(screen.getByRole('button', { name: 'Add rule' }))
  await fill(page, screen.getByRole('textbox', { name: 'Value 2' }), 'Märkte 市場')
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Role 2' }), 'Admin')
  await page.user.click(screen.getByRole('button', { name: 'Add rule' }))
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect(page.changes()).toEqual([
    {
      roleClaim: 'groups',
      roles: [
        { value: 'sales', role: 'viewer' },
        { value: 'Märkte 市場', role: 'admin' },
      ],
    },
  ])
})

test('only an owner lets owners sign in with it', async () => {
  await open(providerOf())
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Owners can/ }).disabled).toBe(true)
})

test('an owner lets owners sign in with it, and an admin may revoke that', async () => {
  const page = await open(providerOf(), { role: 'owner' })
  await page.user.click(screen.getByRole('switch', { name: /^Owners can/ }))
  await waitFor(() => expect(page.changes()).toEqual([{ forOwners: true }]))
})

test('it is tested at the provider, and the result is shown', async () => {
  const lastTest = {
    at: '2026-11-20T09:00:00.000Z',
    isGood: true,
    problem: null,
    email: 'ada@northwind.test',
    name: 'Ada',
    role: 'editor',
    claims: { groups: ['sales', 'märkte'] },
  } as const
  const url = 'https://login.example/authorize'
  const provider = providerOf({
    isTested: false,
    lastTest: { ...lastTest, claims: { groups: [...lastTest.claims.groups] } },
  })
  const page = await open(provider, { more: [answers(testSsoProvider, { url })] })
  screen.getByText(/^Signed in as ada@northwind\.test/)
  screen.getByText('The connection has changed since. Test it again.')
  screen.getByText('Ada, would join as editor')
  screen.getByText('sales, märkte')
  await page.user.click(screen.getByRole('button', { name: 'Test sign-in' }))
  await waitFor(() => expect(page.leftFor()).toBe(url))
})

test('a connection is removed after confirmation', async () => {
  const page = await open(providerOf(), { more: [answers(removeSsoProvider)] })
  await page.user.click(screen.getByRole('button', { name: 'Remove Entra ID' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Entra ID' }))
  page.server.now(answers(listSsoProviders, { items: [] }))
  await page.user.click(dialog.getByRole('button', { name: 'Remove' }))
  await screen.findByText('Entra ID removed')
})
