import {
  type Crm,
  type CrmConnection,
  type CrmPreview,
  type CrmSend,
  connectCrm,
  disconnectCrm,
  finishCrm,
  listCrmSends,
  listCrms,
  previewCrm,
  retryCrmSend,
  updateCrm,
} from '@satchel/contract/crm.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answers } from '../../../test/contract-server.ts'
import { findButton } from '../../../test/library.ts'
import { copied, meWith, openPage } from '../../../test/page.tsx'
import { CrmSection } from './CrmSection.tsx'

const me = meWith('admin')
const AT = '2026-11-20T10:00:00.000Z'
const connection: CrmConnection = {
  kind: 'hubspot',
  accountId: '4711',
  accountName: 'acme.example',
  confirmedOnly: true,
  sendsReadings: false,
  sendsLeads: false,
  pausedReason: null,
  pausedAt: null,
  waiting: 0,
  restsUntil: null,
  connectedBy: { id: me.user.id, name: 'Ada' },
  connectedAt: AT,
}
const crm = (more: Partial<Crm> = {}): Crm => ({
  kind: 'hubspot',
  available: true,
  connection: null,
  callbackUrl: 'https://satchel.example/api/integrations/v1/crm/callback',
  ...more,
})
const preview: CrmPreview = {
  reading: {
    isSample: true,
    email: 'bea@customer.example',
    title: 'Read in Satchel: Price list',
    lines: [{ label: 'Share read', value: '40%' }],
    link: 'https://satchel.example/links/1',
  },
  lead: { isSample: false, person: { email: 'bea@customer.example', lastName: 'Brook' } },
}
const failed: CrmSend = {
  id: '01a1fbf1-374f-76d2-917b-be04511352bf',
  kind: 'reading',
  email: 'bea@x.example',
  name: 'Price list',
  state: 'failed',
  at: AT,
  tried: 1,
  nextAt: null,
  recordUrl: null,
  fault: 'forbidden',
  detail: 'Missing scope: crm.objects.deals.read',
}
const listing = (...items: Crm[]) => answers(listCrms, { items })
const open = (...args: Parameters<typeof openPage>[1]) => openPage(<CrmSection />, args, { me })
afterEach(() => window.history.replaceState(null, '', window.location.pathname))

it('says how an operator turns it on, and gives others a request to send to them', async () => {
  const { user } = await open(listing(crm({ available: false })))
  await screen.findByText('HubSpot isn’t set up on this server. Ask whoever runs it.')
  expect(screen.queryByText(/HUBSPOT_CLIENT_ID/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy request' }))
  expect(await copied()).toMatch(/callback address .*\/crm\/callback, set HUBSPOT_CLIENT_ID and/)
  cleanup()
  const operator = { ...meWith('admin'), isOperator: true }
  await openPage(<CrmSection />, [listing(crm({ available: false }))], { me: operator })
  await screen.findByText(/sets HUBSPOT_CLIENT_ID and HUBSPOT_CLIENT_SECRET/)
  screen.getByText(/api\/integrations\/v1\/crm\/callback/)
  expect(screen.queryByRole('button', { name: 'Connect HubSpot' })).toBeNull()
})

it('connects with what the CRM sent the browser back with, once', async () => {
  window.history.replaceState(null, '', '#state=abc&code=xyz')
  const { server } = await open(listing(crm({ connection })), answers(finishCrm, connection))
  await screen.findByText('HubSpot connected. Choose what’s sent.')
  expect(server.calls(finishCrm).map(({ body }) => body)).toEqual([{ state: 'abc', code: 'xyz' }])
  expect(window.location.hash).toBe('')
})

it('says that the connection was denied, or why it failed there', async () => {
  window.history.replaceState(null, '', '#error=access_denied')
  const { server } = await open(listing(crm()))
  await screen.findByText('Not connected. Access was denied in the CRM.')
  expect(server.calls(finishCrm)).toEqual([])
  cleanup()
  window.history.replaceState(null, '', '#error=server_error')
  await open(listing(crm()))
  await screen.findByText('Not connected. The CRM reported: server_error')
})

it('says that a connection whose choices stay is connected again', async () => {
  window.history.replaceState(null, '', '#state=abc&code=xyz')
  const sending = { ...connection, sendsReadings: true }
  await open(listing(crm({ connection: sending })), answers(finishCrm, sending))
  await screen.findByText('HubSpot connected again')
})

it('offers to connect also to whoever comes back from the CRM to the page as it was', async () => {
  const { user } = await open(listing(crm()), answers(connectCrm, { location: '#there' }))
  const button = await findButton('Connect HubSpot')
  await user.click(button)
  await waitFor(() => expect(window.location.hash).toBe('#there'))
  expect(button).toHaveProperty('disabled', true)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
})

it('shows what is sent before it’s turned on', async () => {
  const { user, server } = await open(listing(crm({ connection })), answers(previewCrm, preview))
  await user.click(await screen.findByRole('switch', { name: /Send readings/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What’s sent to HubSpot' }))
  await dialog.findByText('Read in Satchel: Price list')
  dialog.getByText('Sample')
  expect(server.calls(updateCrm)).toEqual([])
  server.now(
    answers(updateCrm, { ...connection, sendsReadings: true }),
    listing(crm({ connection: { ...connection, sendsReadings: true } })),
  )
  await user.click(dialog.getByRole('button', { name: 'Turn on' }))
  await waitFor(() => expect(server.calls(updateCrm)[0]?.body).toEqual({ sendsReadings: true }))
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: /Send readings/ })).toHaveProperty('checked', true),
  )
})

it('says why it’s paused, and what failed and why', async () => {
  const paused = { ...connection, pausedReason: 'revoked' as const, pausedAt: AT }
  const { user } = await open(
    listing(crm({ connection: paused })),
    answers(listCrmSends, { items: [failed], nextCursor: null }),
  )
  await screen.findByText(/doesn’t accept Satchel’s access anymore/)
  await findButton('Connect again')
  await user.click(await findButton('Log'))
  const log = within(await screen.findByRole('list', { name: 'Sent to HubSpot' }))
  log.getByText(/A permission is missing/)
  log.getByText('Missing scope: crm.objects.deals.read')
  // Nothing can be sent before it's connected again.
  expect(log.queryByRole('button', { name: 'Retry' })).toBeNull()
})

it('sends again what failed', async () => {
  const { user, server } = await open(
    listing(crm({ connection })),
    answers(listCrmSends, { items: [failed], nextCursor: null }),
    answers(retryCrmSend, { ...failed, state: 'waiting', fault: null, detail: null }),
  )
  await user.click(await findButton('Log'))
  const log = within(await screen.findByRole('list', { name: 'Sent to HubSpot' }))
  await user.click(log.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(server.calls(retryCrmSend)).toHaveLength(1))
})

it('says that the CRM didn’t confirm the end', async () => {
  const { user, server } = await open(
    listing(crm({ connection })),
    answers(disconnectCrm, { revoked: false }),
  )
  await user.click(await findButton('Actions for HubSpot'))
  await user.click(await screen.findByRole('menuitem', { name: 'Disconnect' }))
  server.now(listing(crm()))
  await user.click(await findButton('Disconnect'))
  await screen.findByText(/Remove Satchel from the connected apps there/)
  await findButton('Connect HubSpot')
})
