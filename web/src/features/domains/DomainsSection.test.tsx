import {
  addShortDomain,
  changeShortDomain,
  checkShortDomain,
  listShortDomains,
  removeShortDomain,
  type ShortDomain,
} from '@satchel/contract/tenants/domains.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { copied, fill, meWith, openPage } from '../../../test/page.tsx'
import { DomainsSection } from './DomainsSection.tsx'

function domainOf(overrides: Partial<ShortDomain> = {}): ShortDomain {
  return {
    version: 1,
    domain: 'go.northwind.test',
    status: 'pending',
    isInUse: false,
    detail: null,
    records: [
      { type: 'CNAME', name: 'go.northwind.test', value: 'links.satchel.test', isFound: true },
      { type: 'TXT', name: '_satchel.go.northwind.test', value: 'satchel=1', isFound: false },
    ],
    rootUrl: null,
    notFoundUrl: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    checkedAt: null,
    confirmedAt: null,
    ...overrides,
  }
}

const confirmed = domainOf({
  status: 'confirmed',
  isInUse: true,
  rootUrl: 'https://northwind.test',
})
const listed = (...items: ShortDomain[]) => answers(listShortDomains, { items })
const open = (...replies: readonly Answered[]) =>
  openPage(<DomainsSection />, replies, { me: meWith('admin') })

test('the first domain is added, with the DNS records to create', async () => {
  const page = await open(listed(), answers(addShortDomain, domainOf()))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Your domain/ })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true)
  await fill(page, field, 'go.northwind.test')
  page.server.now(listed(domainOf()))
  await page.user.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'go.northwind.test' })
  screen.getByText('Pending')
  screen.getByText('CNAME record, found')
  screen.getByText('TXT record, not found yet')
  await page.user.click(screen.getByRole('button', { name: 'Copy the value of the TXT record' }))
  expect(await copied()).toBe('satchel=1')
  await screen.findByRole('textbox', { name: /^New domain/ })
})

test.each([
  ['a name that is none', 'invalid', [{ path: 'domain', message: 'is no domain' }], 'is no domain'],
  ['a plan without room', 'plan-limit', [], 'The plan’s limit is reached'],
] as const)('%s shows an error at the field', async (_, code, errors, message) => {
  const page = await open(listed(), refuses(addShortDomain, code, { errors: [...errors] }))
  await fill(page, await screen.findByRole('textbox', { name: /^Your domain/ }), 'no domain')
  await page.user.keyboard('{Enter}')
  await screen.findByText(message)
})

test('records are checked on request, and missing ones shown', async () => {
  const waiting = domainOf({ status: 'conflicting', detail: 'The CNAME leads elsewhere' })
  const page = await open(listed(waiting), answers(checkShortDomain, confirmed))
  await screen.findByText('Conflicting')
  screen.getByText('The CNAME leads elsewhere')
  page.server.now(listed(confirmed))
  await page.user.click(screen.getByRole('button', { name: 'Check now' }))
  await screen.findByText('Confirmed')
  screen.getByText('Used for new links')
  expect(page.server.calls(checkShortDomain)[0]?.params).toMatchObject({ version: 1 })
})

test('the bare domain redirects, or shows a plain page', async () => {
  const page = await open(listed(confirmed), answers(changeShortDomain, confirmed))
  const field = await screen.findByLabelText<HTMLInputElement>('Redirect the bare domain to')
  expect(field.value).toBe('https://northwind.test')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  await page.user.clear(field)
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect(page.server.calls(changeShortDomain)[0]?.body).toEqual({ rootUrl: null })
})

test('an invalid address shows an error at its field', async () => {
  const errors = [{ path: 'notFoundUrl', message: 'does not match' }]
  const page = await open(listed(confirmed), answers(changeShortDomain, confirmed))
  page.server.now(refuses(changeShortDomain, 'invalid', { errors }))
  const field = await screen.findByLabelText('Redirect unknown addresses to')
  await fill(page, field, 'https://northwind.test/lost')
  await page.user.keyboard('{Enter}')
  await screen.findByText('must begin with https:// or http://')
  await page.user.type(field, 'x')
  expect(screen.queryByText('must begin with https:// or http://')).toBeNull()
})

async function openRemoval(...replies: readonly Answered[]) {
  const page = await open(listed(confirmed), ...replies)
  await page.user.click(
    await screen.findByRole('button', { name: 'More actions for go.northwind.test' }),
  )
  await page.user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove go.northwind.test' }))
  return { ...page, dialog }
}

test('a domain in use is only removed after typing its name', async () => {
  const page = await openRemoval(answers(removeShortDomain))
  const remove = page.dialog.getByRole<HTMLButtonElement>('button', { name: 'Remove' })
  const field = page.dialog.getByLabelText('Type go.northwind.test to confirm')
  await fill(page, field, 'northwind.test')
  expect(remove.disabled).toBe(true)
  await fill(page, field, ' GO.northwind.test ')
  page.server.now(listed())
  await page.user.click(remove)
  await screen.findByText('go.northwind.test removed')
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
})

test('a failed removal keeps the domain, and says so', async () => {
  const page = await openRemoval(refuses(removeShortDomain, 'unexpected', { detail: 'Not now' }))
  await fill(page, page.dialog.getByLabelText(/^Type/), 'go.northwind.test')
  await page.user.keyboard('{Enter}')
  await screen.findByText('Not now')
  screen.getByRole('heading', { name: 'go.northwind.test' })
})

test('a failed load can be retried', async () => {
  const page = await open(refuses(listShortDomains, 'unavailable'))
  await screen.findByText('Couldn’t load the domains')
  page.server.now(listed(confirmed))
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Confirmed')
})
