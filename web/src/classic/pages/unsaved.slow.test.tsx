import {
  changeSessionRules,
  getSessionRules,
  type SessionRules as SessionRulesBody,
} from '@satchel/contract/accounts/sessions.ts'
import { type Agreement, createAgreement, listAgreements } from '@satchel/contract/agreements.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { createWebhook } from '@satchel/contract/webhooks/webhooks.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { answers, refuses } from '../../../test/contract-server.ts'
import { SAVED_AT_ONCE, SAVED_BY_BUTTON } from '../../../test/forms.tsx'
import { fill, meWith, type openPage as open, openPage } from '../../../test/page.tsx'
import { siteOf } from '../../../test/sites.ts'
import { AgreementsSection } from '../../features/agreements/AgreementsSection.tsx'
import { openKeyForm } from '../../features/api-keys/KeyForm.tsx'
import { SessionRules } from '../../features/sessions/SessionRules.tsx'
import { AddressForm } from '../../features/sites/panels/AddressForm.tsx'
import { PasswordForm } from '../../features/sites/panels/PasswordForm.tsx'
import { openSchedule } from '../../features/sites/panels/Schedule.tsx'
import { VisitorsForm } from '../../features/sites/panels/VisitorsForm.tsx'
import { openWebhookForm } from '../../features/webhooks/WebhookForm.tsx'

const AGREEMENT: Agreement = {
  id: '019a5b0d-3f10-7b1e-9a3b-000000000001',
  version: 1,
  name: 'Confidentiality',
  text: { type: 'doc', content: [] },
  itemId: null,
  pageCount: null,
  sha256: 'a'.repeat(64),
  defaultValueIds: [],
  archived: false,
  links: 0,
  acceptances: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
}

type Page = Awaited<ReturnType<typeof open>>

/** A page with a form and another one beside it. */
function Pages({ children }: { children: ReactNode }) {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'Leave' : 'Back'}
      </button>
      {isHere && children}
    </>
  )
}

/** Tells whether the browser asks before the page is reloaded, closed or left for the other entry. */
function isAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

const press = ({ user }: Page, name: string) => user.click(screen.getByRole('button', { name }))

/** Returns a box, switch or option once it can be chosen. */
const enabled = async (control: RegExp) => {
  const box = await screen.findByLabelText<HTMLInputElement>(control)
  await waitFor(() => expect(box.disabled).toBe(false))
  return box
}

const people = answers(listUsers, { items: [], nextCursor: null })
const me = meWith('owner')

test.each(SAVED_BY_BUTTON)(
  '$name says that it was left without saving, by each way',
  async (form) => {
    const { content, field, text, opens, replies = [] } = form
    const page = await openPage(<Pages>{content}</Pages>, [people, ...replies], { me })
    const input = async () => {
      if (opens) await page.user.click(await screen.findByRole('button', { name: opens }))
      return (await screen.findAllByLabelText(field, { selector: 'input, textarea' }))[0]
    }
    expect(await input()).toBeTruthy()
    await press(page, 'Leave')
    expect(screen.queryByText('Your changes weren’t saved')).toBeNull()
    await press(page, 'Back')
    expect(isAsked()).toBe(false)

    await fill(page, (await input()) as HTMLElement, text)
    await waitFor(() => expect(isAsked()).toBe(true))
    await press(page, 'Leave')
    await screen.findByText('Your changes weren’t saved')
    expect(isAsked()).toBe(false)
  },
)

test.each(SAVED_AT_ONCE)(
  '$name is saved once chosen, and leaving needs no word',
  async (choice) => {
    const { content, control, saves, replies } = choice
    const page = await openPage(<Pages>{content}</Pages>, replies, { me })
    await page.user.click(await enabled(control))
    await waitFor(() => expect(page.server.calls(saves)).toHaveLength(1))
    expect(isAsked()).toBe(false)
    await press(page, 'Leave')
    expect(screen.queryByText('Your changes weren’t saved')).toBeNull()
  },
)

test.each(SAVED_AT_ONCE)(
  '$name that is refused says so and shows what is in force',
  async (choice) => {
    const { content, control, saves, replies } = choice
    const page = await openPage(<Pages>{content}</Pages>, replies, { me })
    const box = await enabled(control)
    const before = box.checked
    page.server.now(refuses(saves, 'forbidden', { detail: 'Not now' }))
    await page.user.click(box)
    await screen.findByText('Not now')
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(control).checked).toBe(before),
    )
  },
)

test('session limits are saved once chosen, one after the other, and a refused one isn’t shown', async () => {
  let rules: SessionRulesBody = { idleMinutes: 60, maxHours: 720 }
  const replies = [
    answers(getSessionRules, () => rules),
    answers(changeSessionRules, ({ body }) => {
      rules = body
      return rules
    }),
  ]
  const page = await openPage(
    <Pages>
      <SessionRules />
    </Pages>,
    replies,
    { me },
  )
  const choose = async (label: RegExp, name: string) => {
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: label })
    await waitFor(() => expect(field.disabled).toBe(false))
    await page.user.click(field)
    await page.user.click(await screen.findByRole('option', { name }))
    return field
  }
  const idle = await choose(/inactive/, '15 minutes')
  await choose(/^Sign out all/, '8 hours')
  await waitFor(() =>
    expect(page.server.calls(changeSessionRules).map(({ body }) => body)).toEqual([
      { idleMinutes: 15, maxHours: 720 },
      { idleMinutes: 15, maxHours: 8 },
    ]),
  )
  page.server.now(refuses(changeSessionRules, 'forbidden', { detail: 'Not now' }))
  const before = idle.value
  await choose(/inactive/, '4 hours')
  await screen.findByText(/Not now/)
  await waitFor(() => expect(idle.value).toBe(before))
  expect(isAsked()).toBe(false)
})

test('an agreement that is saved or canceled closes without a word, and a refused one says why at its field', async () => {
  const none = answers(listAgreements, { items: [], nextCursor: null })
  const page = await openPage(<AgreementsSection />, [none], { me })
  const write = async (text: string) => {
    await press(page, 'Add agreement')
    await fill(page, await screen.findByLabelText(/^Name/), 'Confidentiality')
    await fill(page, screen.getByLabelText(/^Text/), text)
  }
  await write('Draft')
  await press(page, 'Cancel')
  await write('What is shown is confidential.')
  const errors = [{ path: 'name', message: 'Another agreement has this name' }]
  page.server.now(refuses(createAgreement, 'invalid', { errors }))
  await press(page, 'Save')
  await screen.findByText('Another agreement has this name')
  expect(isAsked()).toBe(true)
  page.server.now(answers(createAgreement, AGREEMENT))
  await press(page, 'Save')
  await screen.findByRole('button', { name: 'Add agreement' })
  expect(screen.queryByText('Your changes weren’t saved')).toBeNull()
})

test('a day that is picked in a dialog counts as a choice', async () => {
  const onTime = vi.fn()
  const open = (
    <button type="button" onClick={() => openSchedule(onTime)}>
      Publish on a day
    </button>
  )
  const page = await openPage(open, [], { me })
  await press(page, 'Publish on a day')
  const field = await screen.findByLabelText<HTMLInputElement>('Day and time: day', {
    selector: 'input:not([readonly])',
  })
  await page.user.click(field)
  await page.user.click(await screen.findByRole('button', { name: 'In 1 month' }))
  const chosen = field.value
  await page.user.keyboard('{Escape}')
  if (screen.queryByText(/closed without saving/) === null) await page.user.keyboard('{Escape}')
  await screen.findByText(/closed without saving/)
  expect(onTime).not.toHaveBeenCalled()
  await press(page, 'Open again')
  expect((await screen.findByLabelText<HTMLInputElement>('Day and time: day')).value).toBe(chosen)
})

test('who can open a site stays typed while another tab is looked at', async () => {
  const site = siteOf()
  const panel = (
    <>
      <PasswordForm site={site} />
      <AddressForm site={site} />
      <VisitorsForm site={site} />
    </>
  )
  const page = await openPage(<Pages>{panel}</Pages>, [], { me })
  await press(page, 'Set password')
  await page.user.type(screen.getByLabelText('New password'), 'harvest')
  await fill(page, screen.getByLabelText('Address'), 'autumn-fair')
  await page.user.click(screen.getByRole('switch', { name: /email/i }))
  await press(page, 'Leave')
  await press(page, 'Back')
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('harvest')
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('autumn-fair')
  expect(screen.getAllByRole<HTMLInputElement>('switch', { name: /email/i })[0]?.checked).toBe(true)
  expect(screen.getAllByRole('status').length).toBeGreaterThan(1)
})

test('a dialog with a choice in its form says so when it is closed, and opens again with it', async () => {
  const open = (
    <button type="button" onClick={() => openWebhookForm('system')}>
      New webhook
    </button>
  )
  const page = await openPage(open, [], { me })
  await press(page, 'New webhook')
  const dialog = async () => within(await screen.findByRole('dialog'))
  const own = async () => (await (await dialog()).findAllByRole<HTMLInputElement>('checkbox'))[0]
  const before = (await own())?.checked
  await page.user.click((await own()) as HTMLElement)
  await page.user.keyboard('{Escape}')
  await screen.findByText(/closed without saving/)
  await press(page, 'Open again')
  expect((await own())?.checked).toBe(!before)
})

test('a choice in a list of a dialog counts, and the browser asks before it is reloaded', async () => {
  const open = (
    <button type="button" onClick={openKeyForm}>
      New key
    </button>
  )
  const page = await openPage(open, [], { me })
  await press(page, 'New key')
  const expiry = await screen.findByRole('combobox')
  expect(isAsked()).toBe(false)
  await page.user.click(expiry)
  await page.user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
  await waitFor(() => expect(isAsked()).toBe(true))
  await page.user.keyboard('{Escape}')
  await screen.findByText(/closed without saving/)
})

test('a dialog that the server refused keeps its text when it is closed', async () => {
  const open = (
    <button type="button" onClick={() => openWebhookForm('system')}>
      New webhook
    </button>
  )
  const refused = refuses(createWebhook, 'invalid', {
    errors: [{ path: 'url', message: 'Not a public address' }],
  })
  const page = await openPage(open, [refused], { me })
  await press(page, 'New webhook')
  await fill(page, await screen.findByLabelText('Name'), 'Sales')
  await fill(page, screen.getByLabelText(/^Address/), 'https://10.0.0.1/')
  await press(page, 'Create')
  await screen.findByText(/Not a public address/)
  await page.user.keyboard('{Escape}')
  await screen.findByText(/closed without saving/)
})
