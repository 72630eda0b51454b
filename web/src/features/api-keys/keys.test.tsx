import { type ApiKey, createApiKey, listApiKeys, revokeApiKey } from '@satchel/contract/api-keys.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers, refuses } from '../../../test/contract-server.ts'
import { findButton } from '../../../test/library.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { KeysSection } from './KeysSection.tsx'

const me = meWith('admin')
const crm: ApiKey = {
  id: '01a1fbf1-374f-76d2-917b-be04511352be',
  name: 'CRM sync',
  hint: 'x4Qz',
  scopes: ['library.read', 'links.write'],
  createdBy: { id: me.user.id, name: 'Ada' },
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2030-11-20T10:00:00.000Z',
  lastUsedAt: null,
}
const listing = (...items: ApiKey[]) => answers(listApiKeys, { items })

it('creates a key with the selected scopes, and shows it once', async () => {
  const { user, server } = await openPage(<KeysSection />, [listing()], { me })
  await user.click(await findButton('New API key'))
  const dialog = await screen.findByRole('dialog', { name: 'New API key' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'CRM sync')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Links: change' }))
  server.now(answers(createApiKey, { ...crm, key: 'satchel_secret-x4Qz' }))
  server.now(listing(crm))
  await user.click(within(dialog).getByRole('button', { name: 'Create' }))
  const shown = await screen.findByRole('dialog', { name: 'Your API key' })
  within(shown).getByText('satchel_secret-x4Qz')
  within(shown).getByRole('button', { name: 'Copy key' })
  expect(server.calls(createApiKey)[0]?.body).toEqual({
    name: 'CRM sync',
    scopes: ['library.read', 'links.write'],
    days: 365,
  })
  await user.click(within(shown).getByRole('button', { name: 'Done' }))
  const list = await screen.findByRole('list', { name: 'API keys' })
  within(list).getByText('Library: read and Links: change')
  within(list).getByText('Until Nov 20, 2030')
  within(list).getByText('Not used yet')
  expect(document.body.textContent).not.toContain('satchel_secret')
})

it('shows the server’s problem, and keeps the input', async () => {
  const refusal = refuses(createApiKey, 'conflict', { detail: 'You already have 50 API keys' })
  const { user } = await openPage(<KeysSection />, [listing(), refusal], { me })
  await user.click(await findButton('New API key'))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.type(name, 'CRM sync')
  await user.click(await findButton('Create'))
  await screen.findByText('You already have 50 API keys')
  expect(name).toHaveProperty('value', 'CRM sync')
})

it('offers reading the audit log to those who may read it', async () => {
  const { user, server } = await openPage(<KeysSection />, [listing()], { me })
  await user.click(await findButton('New API key'))
  const dialog = within(await screen.findByRole('dialog', { name: 'New API key' }))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'SIEM')
  await user.click(dialog.getByRole('checkbox', { name: 'Library: read' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Audit log: read' }))
  server.now(answers(createApiKey, { ...crm, key: 'satchel_secret-x4Qz' }))
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  await screen.findByRole('dialog', { name: 'Your API key' })
  expect(server.calls(createApiKey)[0]?.body).toMatchObject({ scopes: ['audit.read'] })
})

it('doesn’t offer reading the audit log to others', async () => {
  const others = { ...me, permissions: me.permissions.filter((may) => may !== 'audit.read') }
  const { user } = await openPage(<KeysSection />, [listing()], { me: others })
  await user.click(await findButton('New API key'))
  const dialog = within(await screen.findByRole('dialog', { name: 'New API key' }))
  dialog.getByRole('checkbox', { name: 'Reports: read' })
  expect(dialog.queryByRole('checkbox', { name: /Audit/ })).toBeNull()
})

it('revokes a key after confirmation, and marks expired ones', async () => {
  const old = { ...crm, id: me.user.id, name: 'Old', expiresAt: '2020-01-01T00:00:00.000Z' }
  const input = [listing(crm, old), answers(revokeApiKey, undefined)]
  const { user, server } = await openPage(<KeysSection />, input, { me })
  await screen.findByText('Expired')
  await user.click(await findButton('Revoke CRM sync'))
  expect(server.calls(revokeApiKey)).toEqual([])
  server.now(listing(old))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }),
  )
  await screen.findByText('API key revoked')
  expect(server.calls(revokeApiKey)[0]?.params).toEqual({ id: crm.id })
})
