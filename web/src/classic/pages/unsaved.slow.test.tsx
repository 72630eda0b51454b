import { listUsers } from '@satchel/contract/users.ts'
import { createWebhook } from '@satchel/contract/webhooks/webhooks.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { answers, refuses } from '../../../test/contract-server.ts'
import { SAVED_AT_ONCE, SAVED_BY_BUTTON } from '../../../test/forms.tsx'
import { fill, meWith, type openPage as open, openPage } from '../../../test/page.tsx'
import { siteOf } from '../../../test/sites.ts'
import { openKeyForm } from '../../features/api-keys/KeyForm.tsx'
import { AddressForm } from '../../features/sites/panels/AddressForm.tsx'
import { PasswordForm } from '../../features/sites/panels/PasswordForm.tsx'
import { VisitorsForm } from '../../features/sites/panels/VisitorsForm.tsx'
import { openWebhookForm } from '../../features/webhooks/WebhookForm.tsx'

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
    const { content, field, text, replies = [] } = form
    const page = await openPage(<Pages>{content}</Pages>, [people, ...replies], { me })
    const [input] = await screen.findAllByLabelText(field, { selector: 'input, textarea' })
    await press(page, 'Leave')
    expect(screen.queryByText('Your changes weren’t saved')).toBeNull()
    await press(page, 'Back')
    expect(isAsked()).toBe(false)

    expect(input).toBeTruthy()
    const [again] = await screen.findAllByLabelText(field, { selector: 'input, textarea' })
    await fill(page, again as HTMLElement, text)
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
