import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  renewWebhookSecret,
  replayWebhook,
  resendWebhookDelivery,
  testWebhook,
  updateWebhook,
  type Webhook,
  type WebhookDelivery,
} from '@satchel/contract/webhooks/webhooks.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers, refuses } from '../../../test/contract-server.ts'
import { findButton } from '../../../test/library.ts'
import { fill, meWith, openPage } from '../../../test/page.tsx'
import { ChatSection, WebhooksSection } from './WebhooksSection.tsx'

const me = meWith('admin')
const AT = '2026-11-20T10:00:00.000Z'
const crm: Webhook = {
  id: '01a1fbf1-374f-76d2-917b-be04511352be',
  name: 'CRM',
  url: 'https://crm.example.com/',
  events: ['lead.received', 'link.viewed'],
  active: true,
  createdAt: AT,
  failingSince: null,
  turnedOffAt: null,
  lastState: null,
  oldSecretUntil: null,
  ownLinksOnly: false,
  createdBy: null,
  lastProblem: null,
  format: 'standard',
  when: 'all',
  quietHours: null,
  program: null,
}
const failed: WebhookDelivery = {
  id: '01a1fbf1-374f-76d2-917b-be04511352bf',
  event: 'lead.received',
  state: 'failed',
  at: AT,
  nextAt: null,
  payload: '{"type":"lead.received"}',
  attempts: [
    { at: AT, ms: 41, status: 500, error: 'The server responded with 500', answer: 'Oops' },
  ],
}
const listing = (...items: Webhook[]) => answers(listWebhooks, { items })
const log = (...items: WebhookDelivery[]) =>
  answers(listWebhookDeliveries, { items, nextCursor: null })
const open = (...args: Parameters<typeof openPage>[1]) =>
  openPage(<WebhooksSection />, args, { me })

it('creates a webhook for selected events, and shows its secret once', async () => {
  const opened = await open(listing())
  const { user, server } = opened
  await screen.findByText(/No webhooks yet/)
  await user.click(await findButton('New webhook'))
  const dialog = within(await screen.findByRole('dialog', { name: 'New webhook' }))
  await fill(opened, dialog.getByRole('textbox', { name: 'Name' }), 'CRM')
  await fill(opened, dialog.getByRole('textbox', { name: 'Address' }), crm.url)
  const links = within(dialog.getByRole('group', { name: 'Links' }))
  await user.click(links.getByRole('checkbox', { name: 'Link viewed' }))
  await user.click(dialog.getByRole('switch', { name: /Only my links/ }))
  server.now(answers(createWebhook, { ...crm, secret: 'whsec_abc' }), listing(crm))
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Signing secret' }))
  shown.getByText('whsec_abc')
  expect(server.calls(createWebhook)[0]?.body).toEqual({
    name: 'CRM',
    url: crm.url,
    events: ['lead.received', 'link.viewed'],
    ownLinksOnly: true,
  })
  await user.click(shown.getByRole('button', { name: 'Done' }))
  const list = within(await screen.findByRole('list', { name: 'Webhooks' }))
  list.getByText('Lead received and Link viewed')
  expect(document.body.textContent).not.toContain('whsec_')
})

it('shows a refused address at its field', async () => {
  const errors = [{ path: 'url', message: 'Must be a public address' }]
  const opened = await open(listing(), refuses(createWebhook, 'invalid', { errors }))
  await opened.user.click(await findButton('New webhook'))
  await fill(opened, await screen.findByRole('textbox', { name: 'Name' }), 'CRM')
  const address = screen.getByRole('textbox', { name: 'Address' })
  await fill(opened, address, 'https://localhost/')
  await opened.user.click(await findButton('Create'))
  await screen.findByText('Must be a public address')
  expect(address.getAttribute('aria-invalid')).toBe('true')
})

it('says which key or app set a webhook up', async () => {
  await open(listing({ ...crm, program: 'n8n' }))
  await screen.findByText('Set up by n8n')
})

it('says which webhooks fail or are off, and turns one on again', async () => {
  const gone = { ...crm, id: me.user.id, name: 'Chat', active: false, turnedOffAt: AT }
  const { user, server } = await open(listing({ ...crm, failingSince: AT }, gone))
  await screen.findByText('Failing')
  screen.getByText('Turned off after failures')
  await user.click(await findButton('Actions for Chat'))
  server.now(answers(updateWebhook, crm), listing(crm))
  await user.click(await screen.findByRole('menuitem', { name: 'Turn on' }))
  await screen.findByText('On')
  expect(server.calls(updateWebhook)).toMatchObject([
    { params: { id: gone.id }, body: { active: true } },
  ])
})

it('shows a delivery with its response, and resends it', async () => {
  const { user, server } = await open(listing(crm), log(failed))
  await user.click(await findButton('Deliveries'))
  const list = within(await screen.findByRole('list', { name: 'Deliveries to CRM' }))
  await user.click(list.getByRole('button', { name: /Lead received.*500 · 41 ms/ }))
  list.getByText('Oops')
  list.getByText(/"type": "lead.received"/)
  const sent: WebhookDelivery = { ...failed, state: 'delivered' }
  server.now(answers(resendWebhookDelivery, sent), log(sent))
  await user.click(list.getByRole('button', { name: 'Resend' }))
  await list.findByText('Delivered')
  expect(server.calls(resendWebhookDelivery)).toMatchObject([
    { params: { id: crm.id, deliveryId: failed.id } },
  ])
})

it('opens the log for a test, and deletes a webhook after confirmation', async () => {
  const { user, server } = await open(listing(crm), log())
  await user.click(await findButton('Actions for CRM'))
  server.now(answers(testWebhook, { ...failed, event: 'test', state: 'delivered' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Send test' }))
  await screen.findByText('Test sent. See the result in the log.')
  await screen.findByText(/No deliveries in the past 30 days/)
  await user.click(await findButton('Actions for CRM'))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete CRM?' }))
  expect(server.calls(deleteWebhook)).toEqual([])
  server.now(answers(deleteWebhook, undefined), listing())
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Webhook deleted')
  await screen.findByText(/No webhooks yet/)
})

it('offers entries of the audit log to those who may read it', async () => {
  const others = { ...me, permissions: me.permissions.filter((may) => may !== 'audit.read') }
  const formOf = async (caller: typeof me) => {
    const { user } = await openPage(<WebhooksSection />, [listing()], { me: caller })
    await user.click(await findButton('New webhook'))
    return within(await screen.findByRole('dialog', { name: 'New webhook' }))
  }
  const name = /Audit log entry added/
  expect((await formOf(me)).getByRole('checkbox', { name })).toHaveProperty('checked', false)
  cleanup()
  expect((await formOf(others)).queryByRole('checkbox', { name })).toBeNull()
})

it('sends the deliveries of a day again', async () => {
  const { user, server } = await open(listing(crm), log(failed))
  await user.click(await findButton('Actions for CRM'))
  await user.click(await screen.findByRole('menuitem', { name: 'Resend a day' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Resend the deliveries of a day' }),
  )
  server.now(answers(replayWebhook, { count: 3 }), listing(crm), log(failed))
  await user.click(dialog.getByRole('button', { name: 'Resend' }))
  await screen.findByText('3 deliveries will be sent again')
  await screen.findByRole('list', { name: 'Deliveries to CRM' })
  expect(server.calls(replayWebhook)).toMatchObject([
    { params: { id: crm.id }, body: { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } },
  ])
})

it('replaces the secret, with the old one for a day or without it', async () => {
  const { user, server } = await open(listing(crm))
  const renew = async (isLost: boolean) => {
    await user.click(await findButton('Actions for CRM'))
    await user.click(await screen.findByRole('menuitem', { name: 'New secret' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace the secret?' }))
    if (isLost) await user.click(dialog.getByRole('checkbox', { name: /Stop using the old/ }))
    const oldSecretUntil = isLost ? null : AT
    server.now(
      answers(renewWebhookSecret, { secret: 'whsec_new' }),
      listing({ ...crm, oldSecretUntil }),
    )
    await user.click(dialog.getByRole('button', { name: 'Replace' }))
    await user.click(await screen.findByRole('button', { name: 'Done' }))
  }
  await renew(false)
  await screen.findByText(/Old secret valid until/)
  await renew(true)
  expect(server.calls(renewWebhookSecret).map(({ body }) => body)).toEqual([
    { stopOld: false },
    { stopOld: true },
  ])
})

it('says why deliveries fail or wait, and whose links a webhook is for', async () => {
  const attempt = { at: AT, ms: 9, status: 302, answer: '', fault: 'redirect' as const }
  const error = 'The server responded with 302 and redirects to https://crm.example.com/new'
  const redirected = { ...failed, attempts: [{ ...attempt, error }] }
  const late = { ...attempt, status: null, fault: 'timeout' as const, error: 'Took too long' }
  const slow = { ...failed, id: me.user.id, attempts: [late] }
  const behind: WebhookDelivery = { ...failed, id: me.tenant.id, state: 'waiting', attempts: [] }
  const bea = { id: failed.id, name: 'Bea' }
  const own = { ...crm, ownLinksOnly: true, createdBy: bea }
  const { user } = await open(listing(own), log(redirected, slow, behind))
  await screen.findByText('Only links of Bea')
  await user.click(await findButton('Deliveries'))
  const list = within(await screen.findByRole('list', { name: 'Deliveries to CRM' }))
  list.getByText(/No response within 10 seconds/)
  await user.click(list.getByRole('button', { name: /Redirect \(302\)/ }))
  list.getByText(error)
  await user.click(list.getByRole('button', { name: /Waiting/ }))
  list.getByText('Waits for an earlier delivery about the same link or item')
})

it('connects Slack: confirmed readers only and quiet hours, with the address shown cut and the last problem', async () => {
  const url = 'https://hooks.slack.com/services/T0/B0/secret'
  const opened = await openPage(<ChatSection />, [listing(crm)], { me })
  const { user, server } = opened
  await user.click(await findButton('Add channel'))
  expect(screen.queryByText('CRM')).toBeNull()
  const dialog = within(await screen.findByRole('dialog', { name: 'Add channel' }))
  expect(dialog.getAllByRole('radio').slice(0, 2)).toEqual([
    dialog.getByRole('radio', { name: 'Slack' }),
    dialog.getByRole('radio', { name: 'Teams' }),
  ])
  await fill(opened, dialog.getByRole('textbox', { name: 'Name' }), 'Sales')
  await fill(opened, dialog.getByRole('textbox', { name: 'Webhook address' }), url)
  await user.click(dialog.getByRole('radio', { name: 'Confirmed readers only' }))
  await user.click(dialog.getByRole('switch', { name: /Quiet hours/ }))
  const quietHours = { from: '20:00', until: '07:00', timeZone: null }
  const sales: Webhook = {
    ...crm,
    name: 'Sales',
    url: 'https://hooks.slack.com/…cret',
    format: 'slack',
    when: 'confirmed',
    quietHours,
    events: ['link.read'],
    active: false,
    lastProblem: { at: AT, status: 410, error: 'The server responded with 410', fault: 'archived' },
  }
  server.now(answers(createWebhook, { ...sales, secret: 'whsec_abc' }), listing(sales))
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  await screen.findByText('https://hooks.slack.com/…cret')
  expect(server.calls(createWebhook)[0]?.body).toEqual({
    name: 'Sales',
    url,
    format: 'slack',
    events: ['link.read'],
    ownLinksOnly: false,
    when: 'confirmed',
    quietHours,
  })
  screen.getByText(/The channel is archived/)
  screen.getByText('Quiet from 20:00 to 07:00')
  expect(screen.queryByText('whsec_abc')).toBeNull()
})
